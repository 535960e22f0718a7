import { defineField, defineType } from 'sanity'
import { ruleList } from '../fields/rules.ts'

export const ruleRef = defineType({
  name: 'ruleRef',
  title: 'Número da lei na frase',
  type: 'object',
  fields: [
    defineField({
      name: 'rule',
      title: 'Qual número',
      description: 'O valor vem das nossas tabelas, com a lei ao lado, e muda sozinho quando a lei muda.',
      type: 'string',
      options: { list: ruleList },
      validation: (rule) => rule.required().error('Escolha o número.'),
    }),
  ],
  preview: {
    select: { rule: 'rule' },
    prepare: ({ rule }) => ({
      title: ruleList.find(({ value }) => value === rule)?.title ?? 'Escolha o número',
    }),
  },
})
