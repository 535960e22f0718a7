import type { Guide } from '#web/content/sanity.types.ts'
import { type QuotedRuleId, quotedRules } from '#web/finance/changelog/quoted-rules.ts'
import { percentInWords } from '#web/finance/core/format.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { body, type Draft, prose, type Question, questionsOf, unbroken } from '../portable-text.ts'
import { reference, type Seed, slug } from '../seed-document.ts'
import { lawOn } from '../worked.ts'

type Titled = { title: string; text: Draft[] }

export type GuideSeed = Pick<Guide, 'title' | 'dek' | 'summary' | 'seo'> & {
  slug: string
  body: Draft[]
  risks: Titled[]
  steps: Titled[]
  mistakes: string[]
  questions: Question[]
  sources: Omit<Guide['sources'][number], '_key' | '_type'>[]
}

export const DAY = '2026-11-22'

/** A number of the law where a field holds plain words, as people type it: `R$ 20 mil`, `20 %`. */
export function typedRule(id: QuotedRuleId): string {
  const quote = quotedRules[id].on(DAY)
  if (!quote) throw new RangeError(`No ${id} on ${DAY}`)
  return quote.text.replace(/\.000,00$/, ' mil')
}

const { brackets } = lawOn(fixedIncomeIr, DAY)
/** What the income tax takes of a yield, of the shortest and of the longest terms: `22,5 %`, `15 %`. */
export const [shortTermTax, longTermTax] = [brackets.at(0), brackets.at(-1)].map((bracket) =>
  percentInWords(bracket?.rate ?? Number.NaN),
)

export function guideDocument({
  slug: address,
  risks,
  steps,
  mistakes,
  questions,
  sources,
  ...seed
}: GuideSeed): Seed<'guide'> {
  return {
    ...seed,
    _id: `guide-${address}`,
    _type: 'guide',
    slug: slug(address),
    workflow: 'ready',
    adPolicy: 'normal',
    dek: unbroken(seed.dek),
    summary: unbroken(seed.summary),
    body: body(seed.body),
    riskExamples: risks.map(({ title, text }, index) => ({
      _type: 'riskExample',
      _key: `c${index}`,
      title: unbroken(title),
      text: prose(...text),
    })),
    stepByStep: steps.map(({ title, text }, index) => ({
      _type: 'step',
      _key: `p${index}`,
      title: unbroken(title),
      text: prose(...text),
    })),
    mistakes: mistakes.map(unbroken),
    questions: questionsOf(questions),
    authors: [{ ...reference('author-redacao'), _key: 'redacao' }],
    reviewedBy: reference('author-revisao'),
    reviewedOn: DAY,
    validUntil: '2027-05-21',
    publishedAt: DAY,
    updatedAt: DAY,
    sources: sources.map((source, index) => ({ ...source, _type: 'source', _key: `s${index}` })),
  }
}
