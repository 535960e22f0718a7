import { defineField } from 'sanity'

/** Search engines cut longer texts; the same limits as the development check of the site. */
export const searchLimits = {
  title: { min: 30, max: 60 },
  description: { min: 120, max: 160 },
} as const

/** A wrong length warns and does not block publishing. */
const lengthNotice = ({ min, max }: { min: number; max: number }) =>
  `O ideal é de ${min} a ${max} caracteres.`

export const seo = defineField({
  name: 'seo',
  title: 'Como aparece na busca',
  description: 'O que fica vazio usa o título e a linha fina.',
  type: 'object',
  group: 'search',
  fields: [
    defineField({
      name: 'title',
      title: 'Título na busca',
      type: 'string',
      validation: (rule) =>
        rule
          .min(searchLimits.title.min)
          .max(searchLimits.title.max)
          .warning(lengthNotice(searchLimits.title)),
    }),
    defineField({
      name: 'description',
      title: 'Descrição na busca',
      type: 'text',
      rows: 3,
      validation: (rule) =>
        rule
          .min(searchLimits.description.min)
          .max(searchLimits.description.max)
          .warning(lengthNotice(searchLimits.description)),
    }),
    defineField({
      name: 'ogTitle',
      title: 'Título quando alguém compartilha',
      description: 'Vazio, usa o título da busca.',
      type: 'string',
      validation: (rule) => rule.max(70).error('No máximo 70 caracteres.'),
    }),
    defineField({
      name: 'ogImage',
      title: 'Imagem quando alguém compartilha',
      description: 'Vazia, o site desenha uma com o título. 1200 × 630.',
      type: 'image',
    }),
    defineField({
      name: 'canonical',
      title: 'Endereço original',
      description: 'Só quando o texto saiu antes em outro lugar.',
      type: 'url',
      validation: (rule) => rule.uri({ scheme: ['https'] }).error('Escreva o endereço, com https://.'),
    }),
    defineField({
      name: 'noindex',
      title: 'Não mostrar em buscadores',
      type: 'boolean',
      initialValue: false,
    }),
  ],
})
