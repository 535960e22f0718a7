import { defineField } from 'sanity'

/** How often something is drawn, beside the others of its list. */
export const weight = (description: string) =>
  defineField({
    name: 'weight',
    title: 'Peso',
    description,
    type: 'number',
    initialValue: 100,
    validation: (rule) => rule.required().integer().min(0).max(100).error('O peso vai de 0 a 100, inteiro.'),
  })
