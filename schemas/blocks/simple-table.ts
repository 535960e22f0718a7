import { defineType } from 'sanity'
import { isEven, tableParts } from '../fields/table.ts'

export const simpleTable = defineType({
  name: 'simpleTable',
  title: 'Tabela',
  type: 'object',
  options: { modal: { type: 'dialog', width: 'auto' } },
  fields: tableParts,
  validation: (rule) => rule.custom(isEven),
  preview: {
    select: { title: 'caption' },
    prepare: ({ title }) => ({ title: title || 'Tabela sem título', subtitle: 'Tabela' }),
  },
})
