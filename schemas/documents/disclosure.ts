import { defineField, defineType } from 'sanity'

const kinds = [
  { value: 'affiliate', title: 'Link de afiliado' },
  { value: 'advertising', title: 'Publicidade' },
  { value: 'conflict', title: 'Conflito de interesse' },
  { value: 'educational', title: 'Caráter educativo' },
] as const

/** A notice that several texts show in the same words. */
export const disclosure = defineType({
  name: 'disclosure',
  title: 'Aviso legal',
  type: 'document',
  options: {
    traits: {
      rank: 11,
      icon: 'Pin',
      roles: ['juridico'],
      plural: 'Avisos legais',
      tag: 'disclosures',
      desk: 'registers',
      page: null,
      shownIn: 'Aparece no alto dos textos que usam o aviso.',
    },
  },
  fields: [
    defineField({
      name: 'title',
      title: 'Nome no Studio',
      type: 'string',
      validation: (rule) => rule.required().max(60).error('Dê um nome, com no máximo 60 caracteres.'),
    }),
    defineField({
      name: 'kind',
      title: 'Tipo',
      type: 'string',
      options: { list: [...kinds], layout: 'radio' },
      validation: (rule) => rule.required().error('Escolha o tipo do aviso.'),
    }),
    defineField({
      name: 'text',
      title: 'Texto',
      type: 'text',
      options: { isShown: true },
      rows: 3,
      validation: (rule) =>
        rule.required().min(20).max(300).error('Escreva o aviso, de 20 a 300 caracteres.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})
