import { documents } from '#scripts/seed/documents.ts'
import { blocksOf } from '#scripts/year/findings.ts'
import { usersOf } from '#web/app/_shell/rules-behind.ts'
import { definitions } from '#web/calculators/definitions.ts'
import { headlineInWords } from '#web/calculators/form/words.ts'
import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'
import { rulesInText } from '#web/content/text/rules-in-text.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { type QuotedRuleId, quotedRules } from '#web/finance/changelog/quoted-rules.ts'
import { type RuleChange, ruleChanges } from '#web/finance/changelog/rule-changes.ts'
import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { openSite, type RenderedPage } from './site.ts'

/** Editions that began in the last month, or will begin in the next year. */
const daysAround = { before: 31, after: 366 }

/**
 * Prints what an edition that begins, or has just begun, changes for readers.
 *
 * @param moveClockTo makes an instant the time of this program
 */
export async function printEditions(moveClockTo: (instant: number) => void): Promise<void> {
  const today = todayInBrasilia()
  const [since, until] = [addDays(today, -daysAround.before), addDays(today, daysAround.after)]
  const changes = ruleChanges().filter(({ date }) => date > since && date <= until)
  if (changes.length === 0) {
    console.log(`Nenhuma edição começa entre ${formatDay(since)} e ${formatDay(until)}.`)
    return
  }
  const site = await openSite()
  for (const day of [...new Set(changes.map(({ date }) => date))].toSorted()) {
    const pagesOn = (when: IsoDate) => {
      moveClockTo(Date.parse(`${when}T12:00:00-03:00`))
      return site.renderAll()
    }
    await printDay(
      day,
      changes.filter(({ date }) => date === day),
      pagesOn,
    )
  }
  site.close()
}

type PagesOn = (day: IsoDate) => Promise<RenderedPage[]>

async function printDay(day: IsoDate, changes: readonly RuleChange[], pagesOn: PagesOn): Promise<void> {
  console.log(`\nEm ${formatDay(day)}`)
  for (const { rule, law, changes: aspects } of changes) {
    console.log(`\n${rule} (${law})`)
    for (const { what, from, to } of aspects) console.log(`  ${what}: ${from} → ${to}`)
  }
  printLines('Contas do exemplo de cada calculadora', examplesOn(day, changes))
  printLines('Textos que citam um destes números: leia de novo', textsOn(day))
  const before = await pagesOn(addDays(day, -1))
  printLines('Páginas', changedPages(before, await pagesOn(day), amountsOf(changes)))
}

function printLines(title: string, lines: readonly string[]): void {
  console.log(`\n${title}: ${lines.filter((line) => !line.startsWith(' ')).length}`)
  for (const line of lines) console.log(`  ${line}`)
}

/** The example of each calculator that reads a table, by the law of the day before and of the day. */
function examplesOn(day: IsoDate, changes: readonly RuleChange[]): string[] {
  const slugs = new Set(changes.flatMap(({ rule }) => usersOf(rule)))
  // Where the day is a fact, as the last one at work, another day is another question.
  return [...slugs]
    .filter((slug) => definitions[slug].ruleDates?.since)
    .map((slug) => {
      const [before, after] = [answerOn(slug, addDays(day, -1)), answerOn(slug, day)]
      return `${calculators[slug].title}: ${before === after ? `${after}, igual` : `${before} → ${after}`}`
    })
}

function answerOn(slug: CalculatorSlug, day: IsoDate): string {
  const { exampleOn, evaluate, ruleDates } = definitions[slug]
  const evaluation = evaluate({ ...exampleOn(day), ...(ruleDates && { [ruleDates.field]: formatDay(day) }) })
  return 'result' in evaluation ? headlineInWords(evaluation.result.shown.headline) : 'sem resposta'
}

function textsOn(day: IsoDate): string[] {
  // The keys of an object written out are those of its type.
  const changed = (Object.keys(quotedRules) as QuotedRuleId[]).filter(
    (id) => quotedRules[id].on(day)?.text !== quotedRules[id].on(addDays(day, -1))?.text,
  )
  return documents.flatMap((document) => {
    const { title, ruleRefs } = document as { title?: string; ruleRefs?: string[] }
    const quoted = rulesInText(ruleRefs, document).filter((id) => changed.includes(id))
    return quoted.length > 0 ? [`“${title}”: ${quoted.map((id) => quotedRules[id].title).join(', ')}`] : []
  })
}

/** Amounts and rates that only one of two editions has: `R$ 1.621,00`, `3,5 %`. */
function amountsOf(changes: readonly RuleChange[]): string[] {
  const numbers = (words: string): string[] =>
    words.replace(/\s/g, ' ').match(/R\$ [\d.,]+\d|[\d,]+ %/g) ?? []
  const pairs = changes.flatMap(({ changes: aspects }) =>
    aspects.map(({ from, to }) => [numbers(from), numbers(to)]),
  )
  return pairs.flatMap(([from = [], to = []]) => [
    ...from.filter((number) => !to.includes(number)),
    ...to.filter((number) => !from.includes(number)),
  ])
}

/** The paragraphs of a page with one of `amounts` that are other ones a day later. */
function changedPages(
  before: readonly RenderedPage[],
  after: readonly RenderedPage[],
  amounts: readonly string[],
): string[] {
  const tell = ({ html }: RenderedPage) =>
    blocksOf(html).filter((block) => amounts.some((amount) => block.includes(amount)))
  return after.flatMap((page) => {
    const earlier = before.find(({ path }) => path === page.path)
    const told = earlier ? tell(earlier) : []
    const fresh = tell(page)
    const gone = told.filter((block) => !fresh.includes(block))
    const come = fresh.filter((block) => !told.includes(block))
    if (gone.length + come.length === 0) return []
    return [page.path, ...gone.map((block) => `  − ${block}`), ...come.map((block) => `  + ${block}`)]
  })
}
