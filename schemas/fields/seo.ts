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
  ],
})
