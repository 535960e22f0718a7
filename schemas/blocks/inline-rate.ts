import { defineField, defineType } from 'sanity'
import { seriesList } from '../series-list.ts'

export const inlineRate = defineType({
  name: 'inlineRate',
  title: 'Cotação na frase',
  type: 'object',
  fields: [
    defineField({
      name: 'series',
      title: 'Qual cotação',
      description: 'Aparece dentro da frase, com link para a página da cotação.',
      type: 'string',
      options: { list: seriesList },
      validation: (rule) => rule.required().error('Escolha a cotação.'),
    }),
  ],
  preview: {
    select: { series: 'series' },
    prepare: ({ series }) => ({
      title: seriesList.find(({ value }) => value === series)?.title ?? 'Escolha a cotação',
    }),
  },
})
