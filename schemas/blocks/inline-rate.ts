import { defineType } from 'sanity'
import { seriesField, seriesTitle } from '../fields/series.ts'

export const inlineRate = defineType({
  name: 'inlineRate',
  title: 'Cotação na frase',
  type: 'object',
  fields: [seriesField('Aparece dentro da frase, com link para a página da cotação.')],
  preview: {
    select: { series: 'series' },
    prepare: ({ series }) => ({ title: seriesTitle(series) }),
  },
})
