import { defineArrayMember, defineField, defineType } from 'sanity'
import { dayInWords } from '../day.ts'
import { requiredDay } from '../fields/day.ts'
import { wording } from '../rules/checklist.ts'

/** "Contas do momento" on the home page: what a season asks for, from one day to another. */
export const homeModule = defineType({
  name: 'homeModule',
  title: 'Contas do momento',
  type: 'document',
  options: {
    traits: {
      rank: 9,
      icon: 'Calendar',
      roles: ['editor'],
      plural: 'Contas do momento',
      tag: 'home-modules',
      desk: 'season',
      page: null,
      shownIn: 'Aparece na página inicial, do primeiro ao último dia.',
    },
  },
  validation: wording,
  fields: [
    defineField({
      name: 'title',
      title: 'Título',
      description: 'Por exemplo: Fim de ano.',
      type: 'string',
      options: { isShown: true },
      validation: (rule) => rule.required().max(60).error('Escreva o título, com no máximo 60 caracteres.'),
    }),
    requiredDay({ name: 'from', title: 'Do dia', error: 'Informe o primeiro dia.' }),
    defineField({
      name: 'to',
      title: 'Até o dia',
      type: 'date',
      options: { dateFormat: 'DD/MM/YYYY' },
      validation: (rule) => [
        rule.required().error('Informe o último dia.'),
        rule.custom((day, { document }) =>
          !day || typeof document?.from !== 'string' || day >= document.from
            ? true
            : 'O último dia não pode ser anterior ao primeiro.',
        ),
      ],
    }),
    defineField({
      name: 'items',
      title: 'Contas',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'homeItem',
          title: 'Conta',
          type: 'object',
          fields: [
            defineField({
              name: 'question',
              title: 'Pergunta',
              type: 'string',
              options: { isShown: true },
              validation: (rule) =>
                rule.required().max(80).error('Escreva a pergunta, com no máximo 80 caracteres.'),
            }),
            defineField({
              name: 'href',
              title: 'Endereço',
              description: 'Uma página nossa, por exemplo /rescisao-trabalhista.',
              type: 'string',
              validation: (rule) => [
                rule.required().error('Escreva o endereço.'),
                rule.custom((href) => !href || /^\/(?!\/)/.test(href) || 'O endereço começa com /.'),
              ],
            }),
          ],
          preview: { select: { title: 'question', subtitle: 'href' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(6).error('Escolha de 1 a 6 contas.'),
    }),
  ],
  orderings: [
    { name: 'from', title: 'Do mais próximo ao mais distante', by: [{ field: 'from', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title', from: 'from', to: 'to' },
    prepare: ({ title, from, to }) => ({
      title: title || 'Contas sem título',
      subtitle: from && to && `de ${dayInWords(from)} a ${dayInWords(to)}`,
    }),
  },
})
