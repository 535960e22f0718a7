import { defineField, defineType } from 'sanity'
import { requiredDay } from '../fields/day.ts'
import { seriesField, seriesTitle } from '../fields/series.ts'

const modes = [
  { value: 'card', title: 'Cartão' },
  { value: 'line', title: 'Uma linha' },
  { value: 'month', title: 'Gráfico de um mês' },
] as const

export const rateWidget = defineType({
  name: 'rateWidget',
  title: 'Número de hoje em destaque',
  description: 'Cotação ou taxa do dia: dólar, euro, bitcoin, Selic, CDI, IPCA.',
  type: 'object',
  fields: [
    seriesField('O valor vem da fonte, com a hora.'),
    defineField({
      name: 'mode',
      title: 'Como aparece',
      description: 'Só dólar, euro e bitcoin têm gráfico; os outros aparecem como cartão.',
      type: 'string',
      options: { list: [...modes], layout: 'radio' },
      initialValue: 'card',
    }),
    defineField({
      name: 'fallback',
      title: 'Se nenhuma fonte responder',
      description:
        'O último valor que você conferiu. Só aparece quando não há número ao vivo, com esta data.',
      type: 'object',
      options: { collapsible: true, collapsed: true },
      fields: [
        defineField({
          name: 'value',
          title: 'Valor',
          description: 'Só o número, por exemplo 5,22.',
          type: 'string',
          validation: (rule) => [
            rule.required().error('Escreva o valor.'),
            rule.custom(
              (value) =>
                !value ||
                /^\d{1,3}(\.?\d{3})*(,\d{1,4})?$/.test(value) ||
                'Escreva só o número, por exemplo 5,22.',
            ),
          ],
        }),
        requiredDay({ name: 'date', title: 'De que dia é', error: 'Informe de que dia é o valor.' }),
      ],
    }),
  ],
  preview: {
    select: { series: 'series', mode: 'mode' },
    prepare: ({ series, mode }) => ({
      title: seriesTitle(series),
      subtitle: `${modes.find(({ value }) => value === mode)?.title ?? 'Cartão'}, ao vivo`,
    }),
  },
})
