import { defineField, defineType } from 'sanity'
import { seriesList } from '../series-list.ts'

export const rateWidget = defineType({
  name: 'rateWidget',
  title: 'Cotação em destaque',
  type: 'object',
  fields: [
    defineField({
      name: 'series',
      title: 'Qual cotação',
      description: 'O valor vem da fonte, com a hora. Não digite o número.',
      type: 'string',
      options: { list: seriesList },
      validation: (rule) => rule.required().error('Escolha a cotação.'),
    }),
  ],
  preview: {
    select: { series: 'series' },
    prepare: ({ series }) => ({
      title: seriesList.find(({ value }) => value === series)?.title ?? 'Escolha a cotação',
      subtitle: 'Cotação em destaque, ao vivo',
    }),
  },
})
