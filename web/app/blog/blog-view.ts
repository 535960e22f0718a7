/** Articles on a page of the list. */
const PAGE_SIZE = 12

export const orders = { atualizados: 'Atualizados', recentes: 'Publicados' } as const
export type Order = keyof typeof orders

export type BlogView = {
  /** A category's slug. */
  theme?: string
  order: Order
  page: number
}

export function isOrder(text: string): text is Order {
  return Object.hasOwn(orders, text)
}

/** The address of a view: what is as always is not in it. */
export function blogPath({ theme, order, page }: BlogView): string {
  const query = new URLSearchParams()
  if (theme) query.set('tema', theme)
  if (order !== 'atualizados') query.set('ordem', order)
  if (page > 1) query.set('pagina', String(page))
  return query.size === 0 ? '/blog' : `/blog?${query}`
}

/** The page that `text` names; undefined for what is no number of a page. */
export function readPage(text: string): number | undefined {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
}

/** At least one: an empty list is a page too. */
export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE))
}

/** Where the articles of a page begin and end in the whole list. */
export function rangeOfPage(page: number): { from: number; to: number } {
  return { from: (page - 1) * PAGE_SIZE, to: page * PAGE_SIZE }
}

/** The pages to link to: the first, the last, those around the one shown; null where some are left out. */
export function pagesAround(page: number, last: number): (number | null)[] {
  const shown = Array.from({ length: last }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === last || Math.abs(each - page) <= 1,
  )
  return shown.flatMap((each, index) =>
    index > 0 && each - (shown[index - 1] ?? 0) > 1 ? [null, each] : [each],
  )
}
