import { defineField, defineType } from 'sanity'
import { type QuotedRuleId, quotedRules } from '#web/finance/changelog/quoted-rules.ts'

const list = Object.entries(quotedRules).map(([value, { title }]) => ({
  // Object.entries widens the keys; the list is a constant.
  value: value as QuotedRuleId,
  title,
}))

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
      options: { list },
      validation: (rule) => rule.required().error('Escolha o número.'),
    }),
  ],
  preview: {
    select: { rule: 'rule' },
    prepare: ({ rule }) => ({ title: list.find(({ value }) => value === rule)?.title ?? 'Escolha o número' }),
  },
})
