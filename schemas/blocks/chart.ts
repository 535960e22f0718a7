import { defineField, defineType } from 'sanity'
import { readPasted } from './pasted-series.ts'

const kinds = [
  { value: 'line', title: 'Linhas' },
  { value: 'bar', title: 'Barras' },
] as const

export const chart = defineType({
  name: 'chart',
  title: 'Gráfico',
  type: 'object',
  fields: [
    defineField({
      name: 'caption',
      title: 'Conclusão',
      description: 'O que o gráfico mostra, em uma frase.',
      type: 'string',
      options: { isShown: true },
      validation: (rule) =>
        rule.required().max(140).error('Escreva a conclusão, com no máximo 140 caracteres.'),
    }),
    defineField({
      name: 'kind',
      title: 'Tipo',
      type: 'string',
      options: { list: [...kinds], layout: 'radio' },
      initialValue: 'line',
      validation: (rule) => rule.required().error('Escolha o tipo do gráfico.'),
    }),
    defineField({
      name: 'points',
      title: 'Números, colados da planilha',
      description:
        'Na primeira linha, os nomes: Mês;Selic;IPCA. Depois, uma linha por ponto: 01/2025;13,25;0,16.',
      type: 'text',
      rows: 8,
      validation: (rule) => [
        rule.required().error('Cole os números.'),
        rule.custom((text) => {
          const read = text ? readPasted(text) : undefined
          return typeof read === 'string' ? read : true
        }),
        rule.custom((text, { parent }) => {
          const read = text ? readPasted(text) : undefined
          const isBar =
            typeof parent === 'object' && parent !== null && 'kind' in parent && parent.kind === 'bar'
          return isBar && typeof read === 'object' && read.lines.length > 1
            ? 'O gráfico de barras tem uma série só.'
            : true
        }),
      ],
    }),
    defineField({
      name: 'unit',
      title: 'Unidade',
      description: 'Por exemplo: % ao ano, R$.',
      type: 'string',
      validation: (rule) => rule.required().max(30).error('Diga a unidade, com no máximo 30 caracteres.'),
    }),
    defineField({
      name: 'source',
      title: 'De onde vêm os números',
      type: 'string',
      validation: (rule) =>
        rule.required().max(160).error('Diga de onde vêm os números, com no máximo 160 caracteres.'),
    }),
    defineField({
      name: 'alt',
      title: 'O gráfico em palavras',
      description: 'Para quem não o vê: de onde parte, onde chega, o que acontece no meio.',
      type: 'text',
      rows: 3,
      validation: (rule) =>
        rule.required().min(20).max(400).error('Conte o gráfico em palavras, de 20 a 400 caracteres.'),
    }),
  ],
  preview: {
    select: { title: 'caption', kind: 'kind' },
    prepare: ({ title, kind }) => ({
      title: title || 'Gráfico sem conclusão',
      subtitle: `Gráfico de ${kind === 'bar' ? 'barras' : 'linhas'}`,
    }),
  },
})
