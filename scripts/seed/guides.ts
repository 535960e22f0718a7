import * as z from 'zod'
import { itemsOf, proseOf, sectionsOf } from './markdown.ts'
import { body, prose, questionsOf, unbroken } from './portable-text.ts'
import { AUTHOR, REVIEWER, reference, type Seed, slug } from './seed-document.ts'
import { listsIn, questionsIn } from './text-blocks.ts'
import { pageFields, readTexts, source, sourcesOf } from './text-file.ts'
import { CHECKED_ON, locate, type Passage, type TextSource } from './text-source.ts'

const texts = await readTexts(
  'guides',
  z.strictObject({ ...pageFields, summary: z.string(), sources: z.array(source) }),
)

export const guides: Seed<'guide'>[] = texts.map(({ meta, passage, source }) => {
  const { slug: address, sources, ...fields } = meta
  const { blocks, lists } = listsIn(passage, source, ['riskExamples', 'stepByStep', 'mistakes', 'questions'])
  return {
    ...fields,
    body: body(blocks),
    _id: `guide-${address}`,
    _type: 'guide',
    slug: slug(address),
    workflow: 'ready',
    adPolicy: 'normal',
    dek: unbroken(meta.dek),
    summary: unbroken(meta.summary),
    riskExamples: titled(lists.riskExamples, 'c', source).map((each) => ({ _type: 'riskExample', ...each })),
    stepByStep: titled(lists.stepByStep, 'p', source).map((each) => ({ _type: 'step', ...each })),
    mistakes: itemsOf(lists.mistakes, source).map(unbroken),
    questions: questionsOf(questionsIn(lists.questions, source)),
    authors: [{ ...reference(AUTHOR), _key: 'redacao' }],
    reviewedBy: reference(REVIEWER),
    reviewedOn: CHECKED_ON,
    validUntil: '2027-05-21',
    publishedAt: CHECKED_ON,
    updatedAt: CHECKED_ON,
    sources: sourcesOf(sources),
  }
})

function titled(passage: Passage, key: string, source: TextSource) {
  return sectionsOf(passage, '###', source).map((section, index) => ({
    _key: `${key}${index}`,
    title: unbroken(section.title),
    text: locate(source, section.line, () => prose(proseOf(section, source))),
  }))
}
