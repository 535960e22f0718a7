import { defineField, defineType } from 'sanity'
import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'

const list = Object.entries(calculators).map(([value, { title }]) => ({
  // Object.entries widens the keys; the registry is a constant.
  value: value as CalculatorSlug,
  title,
}))

export const calculatorEmbed = defineType({
  name: 'calculatorEmbed',
  title: 'Calculadora',
  type: 'object',
  fields: [
    defineField({
      name: 'slug',
      title: 'Qual calculadora',
      type: 'string',
      options: { list },
      validation: (rule) => rule.required().error('Escolha a calculadora.'),
    }),
  ],
  preview: {
    select: { slug: 'slug' },
    prepare: ({ slug }) => ({
      title: list.find(({ value }) => value === slug)?.title ?? 'Escolha a calculadora',
      subtitle: 'Calculadora dentro do texto',
    }),
  },
})
