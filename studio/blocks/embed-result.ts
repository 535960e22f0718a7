import { presetOf } from '#schemas/blocks/preset-name.ts'
import { definitions } from '#web/calculators/definitions.ts'
import { areSimulated, type Fields } from '#web/calculators/form/fields.ts'
import { evaluateFrom } from '#web/calculators/form/state/form-state.ts'
import { startTexts } from '#web/calculators/form/state/form-texts.ts'
import { headlineInWords } from '#web/calculators/form/words.ts'
import type { CalculatorSlug } from '#web/calculators/registry.ts'
import type { Figures } from '#web/rates/figures.ts'

/** The headline of a calculator's block as it is first shown, or why there is none, in Portuguese. */
export type EmbedResult =
  | { title: string; label: string; value: string; simulated: boolean }
  | { why: string[] }

/** The result of a block of the text, from the same fields, figures and arithmetic as on the page. */
export function embedResult(block: Readonly<Record<string, unknown>>, figures: Figures): EmbedResult {
  const { slug } = block
  if (!isCalculator(slug)) return { why: ['Escolha a calculadora.'] }
  const calculator = definitions[slug]
  const texts = startTexts(calculator, figures, presetOf(block, slug))
  const evaluation = evaluateFrom(calculator, texts, texts, { figures })
  if ('errors' in evaluation) return { why: errorsInWords(calculator.fields, evaluation.errors) }
  if ('refusal' in evaluation) return { why: [evaluation.refusal] }
  const { title, headline } = evaluation.result.shown
  const simulated = areSimulated(calculator.fields, texts, figures)
  return { title, label: headline.label, value: headlineInWords(headline), simulated }
}

function isCalculator(slug: unknown): slug is CalculatorSlug {
  return typeof slug === 'string' && Object.hasOwn(definitions, slug)
}

/** Each with the name of its field. */
function errorsInWords(fields: Fields, errors: Readonly<Record<string, string>>): string[] {
  return Object.entries(errors).map(([name, message]) => {
    const label = fields[name]?.label ?? name
    return message.includes(label) ? message : `${label}: ${message}`
  })
}
