import type { Doc } from '#lake/store/documents.ts'
import { documentTypes } from '#schemas/document-traits.ts'
import { isDocumentType } from '#schemas/document-types.ts'
import { type DocumentFinding, nameOf } from './finding.ts'

const shownAs = {
  title: ['title', 'O título da busca'],
  description: ['dek', 'A descrição da busca'],
} as const

/** Pages that a search engine would show with the same title or the same description. */
export function repeatedFindings(documents: readonly Doc[]): DocumentFinding[] {
  const pages = documents.filter(({ _type }) => isDocumentType(_type) && documentTypes[_type].page !== null)
  return (['title', 'description'] as const).flatMap((field) => {
    const byText = new Map<string, Doc[]>()
    for (const page of pages) {
      const text = searchText(page, field)
      if (text !== '') byText.set(text, [...(byText.get(text) ?? []), page])
    }
    return Array.from(byText.values()).flatMap((same) =>
      same.length < 2 ? [] : same.map((document) => repeated(document, field, same)),
    )
  })
}

function searchText(document: Doc, field: keyof typeof shownAs): string {
  const { seo } = document
  const own = typeof seo === 'object' && seo !== null && field in seo ? Reflect.get(seo, field) : undefined
  const text = own || document[shownAs[field][0]]
  return typeof text === 'string' ? text.trim().toLocaleLowerCase('pt-BR') : ''
}

function repeated(document: Doc, field: keyof typeof shownAs, same: readonly Doc[]): DocumentFinding {
  const others = same.filter((other) => other !== document)
  const names = others.map((other) => `“${nameOf(other)}”`).join(', ')
  return { document, level: 'warning', message: `${shownAs[field][1]} é igual em ${names}.` }
}
