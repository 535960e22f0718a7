import { type HTMLElement, parse } from 'node-html-parser'
import { stack } from '../stack.ts'

/** Answer of the site at a path, as a search engine or a program reads it: without a browser. */
export type PageHtml = { path: string; status: number; html: string; root: HTMLElement }

/** Requests at a time: the site renders a page that nobody has asked for in some 100 ms. */
const TOGETHER = 4

/** Runs a task for each item, a few at a time. */
export async function forEachOf<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await task(item)
  }
  await Promise.all(Array.from({ length: TOGETHER }, work))
}

/** The answer to `GET path`; redirects are not followed. */
export function ask(path: string): Promise<Response> {
  // The site ends a connection that rests for seconds, as while a test reads pages: it may be while the next one is sent.
  const headers = { connection: 'close' }
  return fetch(new URL(path, stack.reading.site), { redirect: 'manual', headers })
}

/** Each path as the site answers it, in the order of the paths. */
export async function readPages(paths: readonly string[]): Promise<PageHtml[]> {
  const pages = new Map<string, PageHtml>()
  await forEachOf(paths, async (path) => {
    const answer = await ask(path)
    const html = await answer.text()
    pages.set(path, { path, status: answer.status, html, root: parse(html) })
  })
  return paths.flatMap((path) => pages.get(path) ?? [])
}

/** The content of a `<meta>` by its name or property; empty when there is none. */
export function metaOf({ root }: PageHtml, name: string): string {
  const meta = root.querySelector(`meta[name="${name}"]`) ?? root.querySelector(`meta[property="${name}"]`)
  return meta?.getAttribute('content') ?? ''
}

/** The addresses of `<link rel>`, with their language where they have one: `pt-BR https://…`. */
export function linksOf({ root }: PageHtml, rel: string): string[] {
  return root
    .querySelectorAll(`link[rel="${rel}"]`)
    .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')].filter(Boolean).join(' '))
}

/** The texts of all elements that a selector names, without what stands around them. */
export function textsOf({ root }: PageHtml, selector: string): string[] {
  return root.querySelectorAll(selector).map((element) => element.text.trim())
}

/** Where a page leads on this site: to a path, and to an id there unless the fragment holds the values of a calculation. */
export type Lead = { from: string; path: string; id: string }

/** Every link, file and picture of the page that lies on this site. */
export function leadsOf({ path, root }: PageHtml): Lead[] {
  const written = (['href', 'src'] as const).flatMap((attribute) =>
    root.querySelectorAll(`[${attribute}]`).map((element) => element.getAttribute(attribute) ?? ''),
  )
  return written.flatMap((address) => {
    const url = new URL(address, new URL(path, stack.site))
    if (url.origin !== new URL(stack.site).origin) return []
    const id = url.hash.includes('=') ? '' : url.hash.slice(1)
    return { from: path, path: url.pathname + url.search, id }
  })
}

/** The links of a page that leave the site, but for those that a reader can follow. */
export function oddLinksOf({ path, root }: PageHtml): string[] {
  const written = root.querySelectorAll('[href]').map((link) => link.getAttribute('href') ?? '')
  const isSound = (address: string) =>
    /^([/#]|mailto:[^\s@]+@[^\s@]+$|data:text\/csv|https:\/\/\S+$|$)/.test(address.replace(stack.site, '/'))
  return written.filter((address) => !isSound(address)).map((address) => `${path}: ${address}`)
}
