import { formatBrl } from '#web/finance/core/format.ts'
import type { Renewal } from '#web/finance/core/in-force.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { overdueOn } from '#web/finance/core/renewal.ts'
import type { OpenTable } from '#web/finance/open-rules/fields.ts'
import { editionsOf, flatValues, type OpenEdition, openTables } from '#web/finance/open-rules/open-rules.ts'

export type Page = { path: string; title: string; description: string; html: string }

export type Finding = {
  path: string
  /** An amount of a table that is overdue, without a word about it; an amount of a former edition, without a date. */
  kind: 'unmarked' | 'former'
  /** The table by its name among the open ones. */
  table: string
  /** The paragraph, cell or heading. */
  words: string
}

const blockTags =
  /<\/?(?:p|li|h[1-6]|td|th|tr|dt|dd|div|section|article|figcaption|summary|label|option|ul|ol|table|caption|aside)\b[^>]*>/

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** The words of a page as a reader sees them, and of its structured data: a block each, with plain spaces. */
export function blocksOf(html: string): string[] {
  return html
    .replace(/<script type="application\/json">.*?<\/script>/gs, '')
    .split(blockTags)
    .map((block) =>
      block
        .replace(/<[^>]*>/g, '')
        .replace(/&(?:nbsp|quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((block) => block !== '')
}

/** The findings on pages that are shown on `day`. */
export function findingsOn(day: IsoDate, pages: readonly Page[]): Finding[] {
  const tables = openTables.flatMap((table) => amountsOn(day, table))
  return pages.flatMap(({ path, html }) => findingsIn(path, blocksOf(html), tables))
}

type Amounts = { year: string; amounts: readonly string[] }

/** The amounts of a table on a day, those of its former editions, and its renewal if that is overdue. */
type TableOn = { table: string; held: Amounts; former: readonly Amounts[]; overdue: Renewal | undefined }

function amountsOn(day: IsoDate, table: OpenTable): TableOn[] {
  const [held, ...former] = editionsOf(table)
    .filter(({ from }) => from <= day)
    .map((edition) => ({ year: edition.from.slice(0, 4), amounts: amountsOf(table, edition) }))
  return held ? [{ table: table.id, held, former, overdue: overdueOn(table.editions, day)?.renewal }] : []
}

function findingsIn(path: string, blocks: readonly string[], tables: readonly TableOn[]): Finding[] {
  const isSilent = ({ overdue }: TableOn) =>
    overdue !== undefined && !blocks.some((block) => block.includes(overdue.name))
  // An amount may stand in several tables, as the minimum wage does in the INSS: one that holds, or is told, speaks for all.
  const told = new Set(tables.filter((one) => !isSilent(one)).flatMap(({ held }) => held.amounts))
  return tables.flatMap((one) => {
    const { table, held, former } = one
    const find = (
      kind: Finding['kind'],
      { year, amounts }: Amounts,
      spoken: readonly string[] = [],
    ): Finding[] => {
      const meant = amounts.filter((amount) => !told.has(amount) && !spoken.includes(amount))
      return blocks
        .filter((block) => meant.some((amount) => block.includes(amount)) && !isDated(block, year))
        .map((words) => ({ path, kind, table, words }))
    }
    return [
      ...(isSilent(one) ? find('unmarked', held) : []),
      ...former.flatMap((edition) => find('former', edition, held.amounts)),
    ]
  })
}

/** Amounts that only the law can have given, `R$ 1.621,00`; `R$ 5.000,00` may be any example. */
function amountsOf(table: OpenTable, edition: OpenEdition): string[] {
  const amounts = flatValues(table, edition).flatMap(({ field, value }) => {
    if (field.unit !== 'BRL' || typeof value !== 'number') return []
    const cents = Math.round(value * 100)
    return cents % 100_00 === 0 ? [] : [formatBrl(cents).replaceAll('\u00A0', ' ')]
  })
  return [...new Set(amounts)]
}

const timed = /\d{2}\/\d{2}\/\d{4}|\b(em|de|desde|até) 20\d\d\b/i

const isDated = (block: string, year: string) => block.includes(year) || timed.test(block)

/** The title or the description of a page that names only years that are over on `day`. */
export function oldYearsIn(day: IsoDate, { title, description }: Page): string[] {
  return [title, description].filter((text) => {
    const years = text.match(/\b20\d\d\b/g) ?? []
    return years.length > 0 && years.every((year) => year < day.slice(0, 4))
  })
}

/** A number of the law that a page takes from its table, whose value is its words, and the law after it. */
const live = /<data [^>]*value="([^"]*)"[^>]*>\1<\/data>(?:\s*<small[^>]*>.*?<\/small>)?/gs
/** The explanation of a word, which its button opens. */
const explanation = /<span [^>]*popover="auto".*?<\/span>/gs
const typed = /R\$\s?\d|\d\s?%|\b(?:Decreto|Lei|Portaria|Resolução)\b[^.;]{0,20}\d/

/** Sentences of paragraphs that follow a table, in which an amount, a rate or a law was typed and no time is named. */
export function typedBesideLive(html: string): string[] {
  return html
    .replace(explanation, '')
    .split(blockTags)
    .filter((block) => block.search(live) >= 0)
    .flatMap((block) => blocksOf(block.replace(live, '…')))
    .flatMap((block) => block.split(/(?<=[.?!]) (?=\p{Lu})/u))
    .filter((sentence) => typed.test(sentence) && !timed.test(sentence))
}
