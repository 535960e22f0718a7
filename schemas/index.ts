import { blocks, body, inlineBlocks, prose } from './blocks/body.ts'
import { documents } from './documents.ts'
import { publishAt } from './fields/publish-at.ts'
import { workflow } from './fields/review.ts'

const types = Object.values(documents)

export const schemaTypes = [...types, body, prose, ...blocks, ...inlineBlocks]

const typesWith = (field: { name: string }): string[] =>
  types.filter(({ fields }) => fields.some(({ name }) => name === field.name)).map(({ name }) => name)

/** Types whose drafts can go live at a set moment, and those that pass the steps of the newsroom. */
export const scheduledTypes = typesWith(publishAt)
export const workflowTypes = typesWith(workflow)
