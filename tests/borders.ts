import { expect, test } from 'vitest'

/** One border of a rule: the law's word, where it stands, and what comes out just below, at and just above it. */
type Border<Input> = {
  rule: string
  /** As the law writes it. */
  word: string
  source: string
  /** The word was read in a copy of the law's text; else it comes from a summary (facts, press) or from knowledge. */
  isRead?: true
  /** Reason why the border is uncertain. */
  doubt?: string
  of: (input: Input) => unknown
  cases: readonly (readonly [input: Input, expected: unknown])[]
}

/** A test for each case. The calls are the list of borders of a field: rule, word, source, input, expected. */
export function border<const Input>({ rule, word, source, isRead, doubt, of, cases }: Border<Input>) {
  const open = `${isRead ? '' : '; texto não lido'}${doubt ? `; em dúvida: ${doubt}` : ''}`
  test.each(cases)(`${rule}: «${word}» (${source}${open}): %j gives %j`, (input, expected) => {
    expect(of(input)).toEqual(expected)
  })
}
