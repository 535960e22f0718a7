import { defineArrayMember, defineField, defineType } from 'sanity'
import { calculatorField } from '../fields/calculator.ts'

export const formula = defineType({
  name: 'formula',
  title: 'Fórmula',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'O que ela calcula',
      type: 'string',
      options: { isShown: true },
      validation: (rule) => rule.required().max(90).error('Diga o que ela calcula, em até 90 caracteres.'),
    }),
    defineField({
      name: 'expression',
      title: 'Fórmula',
      description: 'Em texto, por exemplo VF = VP × (1 + i)^n.',
      type: 'string',
      validation: (rule) =>
        rule.required().max(200).error('Escreva a fórmula, com no máximo 200 caracteres.'),
    }),
    defineField({
      name: 'variables',
      title: 'O que é cada letra',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'formulaVariable',
          title: 'Letra',
          type: 'object',
          fields: [
            defineField({
              name: 'symbol',
              title: 'Letra',
              type: 'string',
              validation: (rule) => rule.required().max(20).error('Escreva a letra.'),
            }),
            defineField({
              name: 'meaning',
              title: 'O que é',
              type: 'string',
              validation: (rule) => rule.required().max(120).error('Diga o que é, em até 120 caracteres.'),
            }),
          ],
          preview: { select: { title: 'symbol', subtitle: 'meaning' } },
        }),
      ],
      validation: (rule) => rule.max(10).error('No máximo 10 letras.'),
    }),
    defineField({
      name: 'excel',
      title: 'No Excel em português',
      description: 'Começa com =, por exemplo =VF(1%;12;-300).',
      type: 'string',
      validation: (rule) =>
        rule.custom((text) => !text || text.startsWith('=') || 'A fórmula do Excel começa com =.'),
    }),
    calculatorField({ name: 'calculator', title: 'Calculadora que faz a mesma conta' }),
  ],
  preview: {
    select: { title: 'title', subtitle: 'expression' },
    prepare: ({ title, subtitle }) => ({ title: title || 'Fórmula', subtitle }),
  },
})
