import { defineField, defineType } from 'sanity'
import { ruleList } from '../fields/rules.ts'

const formats = [
  { value: 'full', title: 'Com a lei ao lado' },
  { value: 'plain', title: 'Só o número, se a lei já está na frase ou no parágrafo' },
] as const

export const ruleRef = defineType({
  name: 'ruleRef',
  title: 'Número da lei na frase',
  type: 'object',
  fields: [
    defineField({
      name: 'rule',
      title: 'Qual número',
      description: 'O valor vem das nossas tabelas e muda sozinho quando a lei muda.',
      type: 'string',
      options: { list: ruleList },
      validation: (rule) => rule.required().error('Escolha o número.'),
    }),
    defineField({
      name: 'format',
      title: 'Lei',
      type: 'string',
      options: { list: [...formats], layout: 'radio' },
      initialValue: 'full',
    }),
  ],
  preview: {
    select: { rule: 'rule' },
    prepare: ({ rule }) => ({
      title: ruleList.find(({ value }) => value === rule)?.title ?? 'Escolha o número',
    }),
  },
})
