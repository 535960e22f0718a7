import { defineField, defineType } from 'sanity'
import { seriesField, seriesTitle } from '../fields/series.ts'

const formats = [
  { value: 'full', title: 'Como na página dela (R$ 5,2238)' },
  { value: 'rounded', title: 'Com duas casas (R$ 5,22)' },
] as const

export const inlineRate = defineType({
  name: 'inlineRate',
  title: 'Número de hoje na frase',
  type: 'object',
  fields: [
    seriesField('Aparece dentro da frase com a hora ou o dia, e leva à página do número.'),
    defineField({
      name: 'format',
      title: 'Casas',
      type: 'string',
      options: { list: [...formats], layout: 'radio' },
      initialValue: 'full',
    }),
  ],
  preview: {
    select: { series: 'series' },
    prepare: ({ series }) => ({ title: seriesTitle(series) }),
  },
})
