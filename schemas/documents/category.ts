import { defineField, defineType } from 'sanity'
import { slugField } from '../fields/slug.ts'

export const category = defineType({
  name: 'category',
  title: 'Categoria',
  type: 'document',
  options: {
    traits: {
      rank: 6,
      icon: 'Tag',
      roles: ['editor'],
      plural: 'Categorias',
      tag: 'categories',
      desk: 'registers',
      page: null,
      shownIn: 'O nome aparece nos artigos da categoria e é um tema do blog.',
    },
  },
  fields: [
    defineField({
      name: 'title',
      title: 'Nome',
      type: 'string',
      options: { isShown: true },
      validation: (rule) => rule.required().max(40).error('Escreva o nome, com no máximo 40 caracteres.'),
    }),
    slugField('title'),
    defineField({
      name: 'description',
      title: 'Do que trata',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.max(200).error('A descrição tem no máximo 200 caracteres.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'description' } },
})
