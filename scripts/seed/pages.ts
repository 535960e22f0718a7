import * as z from 'zod'
import { lockedSlugs } from '#schemas/locked-slugs.ts'
import { body, questionsOf, unbroken } from './portable-text.ts'
import { type Seed, slug } from './seed-document.ts'
import { listsIn, questionsIn } from './text-blocks.ts'
import { pageFields, readText, texts } from './text-file.ts'

const pages = await Promise.all(
  lockedSlugs.sitePage.map((name) =>
    readText(new URL(`pages/${name}.md`, texts), z.strictObject(pageFields)),
  ),
)

export const sitePages: Seed<'sitePage'>[] = pages.map(({ meta, passage, source }) => {
  const { slug: address, ...fields } = meta
  const { blocks, lists } = listsIn(passage, source, ['questions'])
  return {
    ...fields,
    body: body(blocks),
    _id: `page-${address}`,
    _type: 'sitePage',
    slug: slug(address),
    dek: unbroken(meta.dek),
    questions: questionsOf(questionsIn(lists.questions, source)),
  }
})
