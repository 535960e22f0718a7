import { defineField } from 'sanity'
import { slugField } from './slug.ts'

/** Title, address and dek of a page that the site itself needs. */
export const pageTop = [
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
]
