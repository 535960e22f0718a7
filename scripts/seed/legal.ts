import * as z from 'zod'
import { sectionsOf } from './markdown.ts'
import { body, unbroken } from './portable-text.ts'
import { type Seed, slug } from './seed-document.ts'
import { draftsOf } from './text-blocks.ts'
import { pageFields, readTexts } from './text-file.ts'
import { fill, locate, type Passage, refuse, type TextSource } from './text-source.ts'

const texts = await readTexts('legal', z.strictObject(pageFields))

/** True of what the site does; a lawyer has still to read them. */
export const legalPages: Seed<'legalPage'>[] = texts.map(({ meta, passage, source }) => {
  const { slug: address, ...fields } = meta
  return {
    ...fields,
    _id: `legal-${address}`,
    _type: 'legalPage',
    slug: slug(address),
    version: '1.0',
    validFrom: '2026-11-22',
    whatChanged: 'Primeira versão, escrita pela redação. Ainda falta a revisão de um advogado.',
    clauses: sectionsOf(passage, '##', source).map((section, index) => {
      const { summary, text } = summaryOf(section, source)
      return {
        _type: 'clause',
        _key: `c${index}`,
        title: section.title,
        summary: unbroken(summary),
        text: body(draftsOf(text, source)),
      }
    }),
  }
})

/** The sentence after `>` at the head of a clause, and what stands below it. */
function summaryOf({ markdown, line }: Passage, source: TextSource): { summary: string; text: Passage } {
  const [, head = '', summary] = /^(\s*> (.+)\n)/.exec(markdown) ?? []
  if (summary === undefined) return refuse(source, line, 'A clause begins with its summary: > …')
  const text = { markdown: markdown.slice(head.length), line: line + head.split('\n').length - 1 }
  return { summary: locate(source, text.line - 1, () => fill(summary, source)), text }
}
