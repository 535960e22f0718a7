import type { Doc } from '#lake/store/documents.ts'
import { presetName } from '#schemas/blocks/preset-name.ts'
import { definitions } from '#web/calculators/definitions.ts'
import type { Calculator } from '#web/calculators/form/calculator.ts'
import { type Field, isAsked, type Texts } from '#web/calculators/form/fields.ts'
import { fromLink } from '#web/calculators/form/state/form-texts.ts'
import { readFragment } from '#web/calculators/form/state/fragment.ts'
import { headlineInWords } from '#web/calculators/form/words.ts'
import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'
import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { type DocumentFinding, objectsIn } from './finding.ts'

type Filled = { slug: CalculatorSlug; texts: (calculator: Calculator) => Texts | undefined }

/** The calculators of a document that an editor filled in: in the text, or behind a link with values. */
function filledIn(document: Doc): Filled[] {
  return Array.from(objectsIn(document)).flatMap((object) => embedIn(object) ?? linkIn(object) ?? [])
}

function embedIn({ _type, slug, ...object }: Record<string, unknown>): Filled | undefined {
  if (_type !== 'calculatorEmbed' || !isCalculator(slug)) return undefined
  const preset = object[presetName(slug)]
  return typeof preset === 'object' && preset !== null ? { slug, texts: () => typedIn(preset) } : undefined
}

function linkIn({ href }: Record<string, unknown>): Filled | undefined {
  const [path, fragment] = typeof href === 'string' ? href.split('#') : []
  const [slug] = Object.entries(calculators).find(([, calculator]) => calculator.path === path) ?? []
  if (!fragment || !isCalculator(slug)) return undefined
  return { slug, texts: ({ fields }) => readFragment(fields, `#${fragment}`) }
}

function isCalculator(slug: unknown): slug is CalculatorSlug {
  return typeof slug === 'string' && Object.hasOwn(calculators, slug)
}

function typedIn(preset: object): Texts {
  return Object.fromEntries(
    Object.entries(preset).filter(([, text]) => typeof text === 'string' && text !== ''),
  )
}

/**
 * Worked examples that no longer hold: values that the calculator does not take, and results that the text does not tell.
 * One that leaves a figure to the day of the reader has no result to tell.
 */
export function calculationFindings(documents: readonly Doc[], today: IsoDate): DocumentFinding[] {
  return documents.flatMap((document) => {
    const text = wholeText(document)
    return Array.from(filledIn(document)).flatMap(({ slug, texts }) => {
      const calculator = definitions[slug]
      const typed = { ...dayOf(calculator, today), ...texts(calculator) }
      const message = wrongIn(calculator, typed, text, today)
      return message ? [{ document, ...message }] : []
    })
  })
}

/** The fields with the day whose law holds, filled in as the page does it. */
function dayOf({ fields }: Calculator, today: IsoDate): Texts {
  const days = Object.entries(fields).filter(([, { live }]) => live === 'today')
  return Object.fromEntries(days.map(([name]) => [name, formatDay(today)]))
}

function wrongIn(
  calculator: Calculator,
  typed: Texts,
  text: string,
  today: IsoDate,
): Pick<DocumentFinding, 'level' | 'message'> | undefined {
  const { title } = calculators[calculator.slug]
  const { texts, ignored } = fromLink(calculator, calculator.exampleOn(today), typed)
  if (ignored.length > 0) {
    return { level: 'error', message: `${title}: a conta do texto não aceita ${ignored.join(', ')}.` }
  }
  const evaluation = calculator.evaluate(texts)
  if (!('result' in evaluation))
    return { level: 'error', message: `${title}: a conta do texto não dá resultado.` }
  const leavesToTheDay = Object.entries(calculator.fields).some(
    ([name, field]) => isOfTheDay(field) && isAsked(field, texts) && !typed[name],
  )
  const headline = headlineInWords(evaluation.result.shown.headline)
  if (leavesToTheDay || text.includes(plain(headline))) return undefined
  return {
    level: 'warning',
    message: `${title}: a conta do texto dá ${headline}, e o texto não diz esse número.`,
  }
}

/** Whose example changes with the day of the reader. */
function isOfTheDay({ live, example }: Field): boolean {
  return live !== undefined || typeof example === 'function'
}

function wholeText(document: Doc): string {
  const texts = Array.from(objectsIn(document)).flatMap((object) => Object.values(object).flat())
  return plain(texts.filter((text) => typeof text === 'string').join(' '))
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
