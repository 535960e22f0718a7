import { defineArrayMember, defineField, defineType } from 'sanity'
import { slugField } from '../fields/slug.ts'
import { wording } from '../rules/checklist.ts'

export const glossaryTerm = defineType({
  name: 'glossaryTerm',
  title: 'Termo do glossário',
  type: 'document',
  options: {
    traits: {
      rank: 7,
      icon: 'InfoOutline',
      roles: ['redator', 'revisor', 'editor'],
      plural: 'Glossário',
      tag: 'glossary',
      desk: 'season',
      page: null,
      shownIn: 'A explicação aparece nos textos que marcam o termo e em /investimentos.',
    },
  },
  validation: wording,
  fields: [
    defineField({
      name: 'term',
      title: 'Termo',
      type: 'string',
      options: { isShown: true },
      validation: (rule) => rule.required().max(60).error('Escreva o termo, com no máximo 60 caracteres.'),
    }),
    slugField('term'),
    defineField({
      name: 'definition',
      title: 'O que é',
      description: 'Em palavras que qualquer pessoa entende.',
      type: 'text',
      options: { isShown: true },
      rows: 3,
      validation: (rule) =>
        rule.required().min(20).max(280).error('Explique o termo, de 20 a 280 caracteres.'),
    }),
    defineField({
      name: 'law',
      title: 'Norma',
      description: 'Onde a lei define o termo, se ela define.',
      type: 'string',
    }),
    defineField({
      name: 'related',
      title: 'Termos próximos',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'glossaryTerm' }] })],
      validation: (rule) => rule.max(5).unique().error('Escolha até cinco termos, sem repetir.'),
    }),
  ],
  preview: { select: { title: 'term', subtitle: 'definition' } },
})
