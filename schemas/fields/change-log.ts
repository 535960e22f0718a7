import { defineArrayMember, defineField } from 'sanity'
import { dayInWords } from '../day.ts'
import { requiredDay } from './day.ts'

export const changeKinds = [
  { value: 'update', title: 'Atualização' },
  { value: 'correction', title: 'Correção' },
] as const

/** A correction also stands in a box of the page and in the list of /sobre-nos. */
export const changeLog = defineField({
  name: 'changeLog',
  title: 'O que mudou desde a publicação',
  description: 'Só o que muda o conteúdo. Correção de digitação não entra.',
  type: 'array',
  group: 'dates',
  of: [
    defineArrayMember({
      name: 'change',
      title: 'Mudança',
      type: 'object',
      fields: [
        requiredDay({ name: 'date', title: 'Dia', error: 'Informe o dia da mudança.' }),
        defineField({
          name: 'kind',
          title: 'Tipo',
          type: 'string',
          options: { list: [...changeKinds], layout: 'radio' },
          initialValue: 'update',
          validation: (rule) => rule.required().error('Escolha o tipo da mudança.'),
        }),
        defineField({
          name: 'what',
          title: 'O que mudou',
          type: 'text',
          options: { isShown: true },
          rows: 2,
          validation: (rule) =>
            rule.required().max(300).error('Diga o que mudou, com no máximo 300 caracteres.'),
        }),
      ],
      preview: {
        select: { title: 'what', date: 'date', kind: 'kind' },
        prepare: ({ title, date, kind }) => ({
          title,
          subtitle: [changeKinds.find(({ value }) => value === kind)?.title, date && dayInWords(date)]
            .filter(Boolean)
            .join(' · '),
        }),
      },
    }),
  ],
})
