import { defineField, defineType } from 'sanity'
import { pageTop } from '../fields/page-top.ts'
import { publishAt } from '../fields/publish-at.ts'
import { questions } from '../fields/questions.ts'
import { seo } from '../fields/seo.ts'
import { wording } from '../rules/checklist.ts'

/** The text of a page whose frame is in the code: the hub of the guides, about us, contact. */
export const sitePage = defineType({
  name: 'sitePage',
  title: 'Página fixa',
  type: 'document',
  options: {
    traits: {
      rank: 4,
      icon: 'Documents',
      roles: ['editor'],
      plural: 'Páginas fixas',
      tag: 'site-pages',
      desk: 'fixed',
      page: { path: '', list: null },
    },
  },
  validation: wording,
  groups: [
    { name: 'content', title: 'Conteúdo', default: true },
    { name: 'search', title: 'Busca' },
  ],
  fields: [
    ...pageTop,
    defineField({ name: 'body', title: 'Texto', type: 'body', group: 'content' }),
    { ...questions, group: 'content' },
    { ...publishAt, group: 'content' },
    seo,
  ],
  preview: { select: { title: 'title', subtitle: 'dek' } },
})
