import { defineField } from 'sanity'

/** Search engines cut longer texts; the same limits as the development check of the site. */
const TITLE = { min: 30, max: 60 }
const DESCRIPTION = { min: 120, max: 160 }

/** Counts for the editor; a wrong length warns and does not block publishing. */
function lengthNotice(text: string | undefined, { min, max }: { min: number; max: number }) {
  if (!text || (text.length >= min && text.length <= max)) return true
  return `Está com ${text.length} caracteres; o ideal é de ${min} a ${max}.`
}

export const seo = defineField({
  name: 'seo',
  title: 'Como aparece na busca',
  description: 'Vazio, usa o título e a linha fina.',
  type: 'object',
  group: 'search',
  fields: [
    defineField({
      name: 'title',
      title: 'Título na busca',
      description: `De ${TITLE.min} a ${TITLE.max} caracteres.`,
      type: 'string',
      validation: (rule) => rule.custom((text) => lengthNotice(text, TITLE)).warning(),
    }),
    defineField({
      name: 'description',
      title: 'Descrição na busca',
      description: `De ${DESCRIPTION.min} a ${DESCRIPTION.max} caracteres.`,
      type: 'text',
      rows: 3,
      validation: (rule) => rule.custom((text) => lengthNotice(text, DESCRIPTION)).warning(),
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
