import { defineArrayMember, defineField } from 'sanity'

/** A creative, and how often it is drawn beside the others of its list. */
export const weightedCreative = (name: string, description: string) =>
  defineArrayMember({
    name,
    title: 'Peça com peso',
    type: 'object',
    fields: [
      defineField({
        name: 'creative',
        title: 'Peça',
        type: 'reference',
        to: [{ type: 'adCreative' }],
        validation: (rule) => rule.required().error('Escolha a peça.'),
      }),
      defineField({
        name: 'weight',
        title: 'Peso',
        description,
        type: 'number',
        initialValue: 100,
        validation: (rule) =>
          rule.required().integer().min(0).max(100).error('O peso vai de 0 a 100, inteiro.'),
      }),
    ],
    preview: {
      select: { name: 'creative.name', weight: 'weight' },
      prepare: ({ name, weight }) => ({ title: name ?? 'Escolha a peça', subtitle: `Peso ${weight ?? 0}` }),
    },
  })
