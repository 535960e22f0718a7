import { defineArrayMember, defineField, defineType } from 'sanity'
import { publishAt } from '../fields/publish-at.ts'
import { seo } from '../fields/seo.ts'
import { slugField } from '../fields/slug.ts'
import { sources } from '../fields/sources.ts'

/** The example to copy for a type with pages; its name on the desk, its pages and its cache tag are in document-types.ts. */
export const article = defineType({
  name: 'article',
  title: 'Artigo',
  type: 'document',
  groups: [
    { name: 'content', title: 'Conteúdo', default: true },
    { name: 'credits', title: 'Autoria e fontes' },
    { name: 'dates', title: 'Datas' },
    { name: 'search', title: 'Busca' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Título',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().min(20).max(90).error('O título tem de 20 a 90 caracteres.'),
    }),
    { ...slugField('title'), group: 'content' },
    defineField({
      name: 'dek',
      title: 'Linha fina',
      description: 'A tese do texto em uma ou duas frases.',
      type: 'text',
      rows: 2,
      group: 'content',
      validation: (rule) =>
        rule.required().min(80).max(180).error('A linha fina tem de 80 a 180 caracteres.'),
    }),
    defineField({
      name: 'keyPoints',
      title: 'O que você leva daqui',
      description: 'De 3 a 5 frases que valem sozinhas.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'text',
          rows: 2,
          validation: (rule) => rule.max(140).error('Cada ponto tem no máximo 140 caracteres.'),
        }),
      ],
      validation: (rule) => rule.required().min(3).max(5).error('Escreva de 3 a 5 pontos.'),
    }),
    defineField({
      name: 'category',
      title: 'Categoria',
      type: 'reference',
      to: [{ type: 'category' }],
      group: 'content',
      validation: (rule) => rule.required().error('Escolha a categoria.'),
    }),
    defineField({
      name: 'body',
      title: 'Texto',
      type: 'body',
      group: 'content',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'cover',
      title: 'Imagem de capa',
      description: 'Opcional. A página não depende dela.',
      type: 'figure',
      group: 'content',
    }),
    defineField({
      name: 'authors',
      title: 'Quem escreveu',
      type: 'array',
      group: 'credits',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'author' }] })],
      validation: (rule) =>
        rule.required().min(1).max(3).unique().error('Escolha de 1 a 3 autores, sem repetir.'),
    }),
    sources,
    defineField({
      name: 'publishedAt',
      title: 'Publicado em',
      type: 'date',
      options: { dateFormat: 'DD/MM/YYYY' },
      group: 'dates',
      validation: (rule) => rule.required().error('Informe o dia da publicação.'),
    }),
    defineField({
      name: 'updatedAt',
      title: 'Atualizado em',
      description: 'Só muda quando o conteúdo muda. Correção de digitação não conta.',
      type: 'date',
      options: { dateFormat: 'DD/MM/YYYY' },
      group: 'dates',
      validation: (rule) => [
        rule.required().error('Informe o dia da última atualização.'),
        rule.custom((day, { document }) => {
          const published = document?.publishedAt
          return !day || typeof published !== 'string' || day >= published
            ? true
            : 'A atualização não pode ser anterior à publicação.'
        }),
      ],
    }),
    publishAt,
    seo,
  ],
  orderings: [
    { name: 'updated', title: 'Atualizados há menos tempo', by: [{ field: 'updatedAt', direction: 'desc' }] },
    { name: 'title', title: 'Título', by: [{ field: 'title', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title', category: 'category.title', updated: 'updatedAt', media: 'cover' },
    prepare: ({ title, category, updated, media }) => ({
      title: title || 'Artigo sem título',
      subtitle: [category, updated && `atualizado em ${updated.split('-').reverse().join('/')}`]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
})
