import { blocks, body, inlineBlocks } from './blocks/body.ts'
import type { DocumentType } from './document-types.ts'
import { article } from './documents/article.ts'
import { author } from './documents/author.ts'
import { category } from './documents/category.ts'
import { publishAt } from './fields/publish-at.ts'

export const documents = { article, author, category } satisfies { [T in DocumentType]: { name: T } }

export const schemaTypes = [...Object.values(documents), body, ...blocks, ...inlineBlocks]

/** Types whose drafts can go live at a set moment: those with the field for it. */
export const scheduledTypes: string[] = Object.values(documents)
  .filter(({ fields }) => fields.some(({ name }) => name === publishAt.name))
  .map(({ name }) => name)
