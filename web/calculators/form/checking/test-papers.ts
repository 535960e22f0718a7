import { resultOf } from '../ask.ts'
import type { Calculator } from '../calculator.ts'
import type { Texts } from '../fields.ts'
import { compareDocument } from './compare.ts'
import { readDocument } from './read-document.ts'

/** A document made from a published model, with one known error or none. */
export type Paper = {
  /** What is wrong in it. */
  named: string
  /** By field; the rest is the example. */
  typed: Texts
  /** As pasted. */
  text: string
  /** Key of the hypothesis that has to come first; absent: no difference. */
  cause?: string
}

/** The keys of the causes that a reader sees who pastes the paper, in order; then the lines that none explains. */
export async function causesOf(calculator: Calculator, { typed, text }: Paper): Promise<string[]> {
  const checking = await calculator.checking?.()
  const { texts } = resultOf(calculator, typed)
  const comparison = checking && compareDocument(calculator, checking, texts, readDocument(text, checking))
  if (!comparison) throw new Error(`${calculator.slug} has no document`)
  const { causes, unexplained } = comparison
  return [...causes.map(({ key }) => key), ...unexplained.map((key) => `? ${key}`)]
}
