import { defineField, defineType } from 'sanity'
import { publishAt } from '../fields/publish-at.ts'
import { questions } from '../fields/questions.ts'
import { seo } from '../fields/seo.ts'
import { slugField } from '../fields/slug.ts'
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
    defineField({
      name: 'title',
      title: 'Título',
      type: 'string',
      options: { isShown: true },
      group: 'content',
      validation: (rule) => rule.required().max(90).error('Escreva o título, com no máximo 90 caracteres.'),
    }),
    { ...slugField('title'), group: 'content' },
    defineField({
      name: 'dek',
      title: 'Linha fina',
      type: 'text',
      options: { isShown: true },
      rows: 2,
      group: 'content',
      validation: (rule) =>
        rule.required().max(240).error('Escreva a linha fina, com no máximo 240 caracteres.'),
    }),
    defineField({ name: 'body', title: 'Texto', type: 'body', group: 'content' }),
    { ...questions, group: 'content' },
    { ...publishAt, group: 'content' },
    seo,
  ],
  preview: { select: { title: 'title', subtitle: 'dek' } },
})
