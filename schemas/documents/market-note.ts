import { defineField, defineType } from 'sanity'
import { dayInWords, today } from '../day.ts'
import { requiredDay } from '../fields/day.ts'
import { seriesList } from '../fields/series.ts'
import { wording } from '../rules/checklist.ts'

/** "O que mexe hoje": a few words on the pages of a rate, for one day. */
export const marketNote = defineType({
  name: 'marketNote',
  title: 'Nota do dia',
  type: 'document',
  options: {
    traits: {
      rank: 8,
      icon: 'Bell',
      roles: ['editor'],
      plural: 'Notas do dia',
      tag: 'market-notes',
      desk: 'season',
      page: null,
      shownIn: 'Aparece nas páginas de cotação até as 23:59 do dia da nota.',
    },
  },
  validation: wording,
  fields: [
    defineField({
      name: 'text',
      title: 'O que mexe hoje',
      description: 'Até 300 caracteres. Diz o que está na agenda ou o que aconteceu, sem prever preço.',
      type: 'text',
      options: { isShown: true },
      rows: 4,
      validation: (rule) => rule.required().max(300).error('Escreva a nota, com no máximo 300 caracteres.'),
    }),
    requiredDay({
      name: 'day',
      title: 'Dia',
      description: 'A nota sai do ar às 23:59 deste dia, no horário de Brasília.',
      initialValue: () => today(),
      error: 'Informe o dia da nota.',
    }),
    defineField({
      name: 'series',
      title: 'Em quais cotações',
      description: 'Vazio: em todas.',
      type: 'array',
      of: [{ type: 'string' }],
      options: { list: seriesList },
    }),
    defineField({
      name: 'source',
      title: 'Fonte',
      description: 'De onde vem o fato da nota.',
      type: 'url',
      validation: (rule) =>
        rule
          .required()
          .uri({ scheme: ['https'] })
          .error('Escreva o endereço da fonte, com https://.'),
    }),
  ],
  orderings: [{ name: 'day', title: 'Dia', by: [{ field: 'day', direction: 'desc' }] }],
  preview: {
    select: { text: 'text', day: 'day' },
    prepare: ({ text, day }) => ({
      title: text || 'Nota sem texto',
      subtitle: day && `só em ${dayInWords(day)}`,
    }),
  },
})
