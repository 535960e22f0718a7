import { documentTypes } from './document-traits.ts'
import type { DeskGroup } from './traits.ts'

export type DocumentType = keyof typeof documentTypes

export function isDocumentType(type: string): type is DocumentType {
  return Object.hasOwn(documentTypes, type)
}

/** Every type, in the order above. */
export const allTypes = Object.keys(documentTypes).filter(isDocumentType)

export const typesOnDesk = (group: DeskGroup) => allTypes.filter((type) => documentTypes[type].desk === group)

/** The types with a page for each document. */
export const pageTypes = allTypes.flatMap((type) => {
  const { page } = documentTypes[type]
  return page ? [{ type, ...page }] : []
})

/** The pages that list the documents of a type. */
export const listPages = pageTypes.flatMap(({ path, list }) => (list ? [{ path, ...list }] : []))

export type ListPath = {
  [Type in DocumentType]: (typeof documentTypes)[Type]['page'] extends {
    path: infer Path
    list: { texts: object }
  }
    ? Path
    : never
}[DocumentType]
