import { toPlainText } from '@portabletext/react'
import type { GuideResult } from '#web/content/sanity.types.ts'

/** The words that a reader reads: every text of the guide, without tables and blocks. */
export function wordsOf(guide: NonNullable<GuideResult>): number {
  const prose = [
    guide.body,
    ...guide.riskExamples.map(({ text }) => text),
    ...guide.stepByStep.map(({ text }) => text),
    ...guide.questions.map(({ answer }) => answer),
  ]
  const texts = [
    guide.summary,
    ...guide.mistakes,
    ...prose.map((blocks) => toPlainText(blocks.filter(({ _type }) => _type === 'block'))),
  ]
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}
