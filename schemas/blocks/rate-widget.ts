import { defineType } from 'sanity'
import { seriesField, seriesTitle } from '../fields/series.ts'

export const rateWidget = defineType({
  name: 'rateWidget',
  title: 'Cotação em destaque',
  type: 'object',
  fields: [seriesField('O valor vem da fonte, com a hora. Não digite o número.')],
  preview: {
    select: { series: 'series' },
    prepare: ({ series }) => ({ title: seriesTitle(series), subtitle: 'Cotação em destaque, ao vivo' }),
  },
})
