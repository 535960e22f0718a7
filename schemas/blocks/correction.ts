import { defineField, defineType } from 'sanity'
import { requiredDay } from '../fields/day.ts'

export const correction = defineType({
  name: 'correction',
  title: 'Correção',
  type: 'object',
  fields: [
    requiredDay({ name: 'date', title: 'Dia da correção', error: 'Informe o dia da correção.' }),
    defineField({
      name: 'text',
      title: 'O que estava errado e como ficou',
      description: 'Registre também em “O que mudou desde a publicação”.',
      type: 'text',
      options: { isShown: true },
      rows: 3,
      validation: (rule) =>
        rule.required().max(400).error('Diga o que foi corrigido, com no máximo 400 caracteres.'),
    }),
  ],
  preview: {
    select: { title: 'text', date: 'date' },
    prepare: ({ title, date }) => ({
      title: title || 'Correção sem texto',
      subtitle: date && `Correção, ${date}`,
    }),
  },
})
