import { defineField, defineType } from 'sanity'
import { isEven, tableParts } from '../fields/table.ts'

export const compareTable = defineType({
  name: 'compareTable',
  title: 'Tabela de comparação',
  type: 'object',
  options: { modal: { type: 'dialog', width: 'auto' } },
  fields: [
    ...tableParts,
    defineField({
      name: 'unit',
      title: 'Unidade dos números',
      description: 'Por exemplo: R$, % ao ano. Vazio quando cada coluna tem a sua.',
      type: 'string',
      validation: (rule) => rule.max(30).error('No máximo 30 caracteres.'),
    }),
    defineField({
      name: 'rowHeads',
      title: 'A primeira coluna dá nome à linha',
      type: 'boolean',
      initialValue: true,
    }),
    defineField({
      name: 'source',
      title: 'De onde vêm os números',
      description: 'Aparece abaixo da tabela, com a data.',
      type: 'string',
      validation: (rule) =>
        rule.required().max(160).error('Diga de onde vêm os números, com no máximo 160 caracteres.'),
    }),
  ],
  validation: (rule) => rule.custom(isEven),
  preview: {
    select: { title: 'caption', source: 'source' },
    prepare: ({ title, source }) => ({
      title: title || 'Tabela sem título',
      subtitle: ['Comparação', source].filter(Boolean).join(' · '),
    }),
  },
})
