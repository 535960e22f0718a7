import { defineArrayMember, defineField, defineType } from 'sanity'
import { today } from '../day.ts'
import { changeLog } from '../fields/change-log.ts'
import { adPolicy } from '../fields/commercial.ts'
import { requiredDay } from '../fields/day.ts'
import { publishAt, publishChange } from '../fields/publish-at.ts'
import { questions } from '../fields/questions.ts'
import { credits, workflow } from '../fields/review.ts'
import { seo } from '../fields/seo.ts'
import { slugField } from '../fields/slug.ts'
import { checklist } from '../rules/checklist.ts'

/** One of the five pages below /investimentos. Its figures of today, its simulator and its tax table come from the code. */
export const guide = defineType({
  name: 'guide',
  title: 'Guia',
  type: 'document',
  options: {
    traits: {
      rank: 2,
      icon: 'Book',
      roles: ['revisor', 'editor'],
      plural: 'Guias de investimento',
      tag: 'guides',
      desk: 'fixed',
      page: {
        path: '/investimentos',
        list: {
          name: 'Guia de investimentos',
          label: 'Guia de investimentos',
          detail: 'As famílias lado a lado, e o glossário',
          words: 'onde investir comparar render mais poupança renda fixa começar aplicar dinheiro glossário',
        },
      },
    },
  },
  validation: checklist('guide'),
  groups: [
    { name: 'content', title: 'Conteúdo', default: true },
    { name: 'credits', title: 'Autoria e fontes' },
    { name: 'dates', title: 'Datas' },
    { name: 'search', title: 'Busca' },
    { name: 'commercial', title: 'Comercial' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Pergunta do leitor',
      description: 'É o título da página.',
      type: 'string',
      options: { isShown: true },
      group: 'content',
      validation: (rule) => rule.required().min(20).max(90).error('O título tem de 20 a 90 caracteres.'),
    }),
    { ...slugField('title'), group: 'content' },
    workflow,
    defineField({
      name: 'dek',
      title: 'Linha fina',
      description:
        'Nas listas e, sem descrição na aba Busca, nos buscadores. No alto do guia fica o “Em miúdos”.',
      type: 'text',
      options: { isShown: true },
      rows: 2,
      group: 'content',
      validation: (rule) =>
        rule.required().min(80).max(180).error('A linha fina tem de 80 a 180 caracteres.'),
    }),
    defineField({
      name: 'summary',
      title: 'Em miúdos',
      description: 'A resposta em até 60 palavras.',
      type: 'text',
      options: { isShown: true },
      rows: 3,
      group: 'content',
      validation: (rule) => [
        rule.required().error('Escreva a resposta em poucas palavras.'),
        rule.custom((text) =>
          !text || text.trim().split(/\s+/).length <= 60 ? true : 'O resumo tem no máximo 60 palavras.',
        ),
      ],
    }),
    defineField({ name: 'body', title: 'Como funciona', type: 'body', group: 'content' }),
    defineField({
      name: 'riskExamples',
      title: 'Quando dá errado',
      description: 'Casos reais de perda, com data e fonte.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          name: 'riskExample',
          title: 'Caso',
          type: 'object',
          fields: [
            defineField({
              name: 'title',
              title: 'O que aconteceu',
              type: 'string',
              options: { isShown: true },
              validation: (rule) => rule.required().max(90).error('Diga em até 90 caracteres.'),
            }),
            defineField({
              name: 'text',
              title: 'Como foi',
              type: 'prose',
              validation: (rule) => rule.required().error('Conte o caso.'),
            }),
          ],
          preview: { select: { title: 'title' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Mostre pelo menos um caso de perda.'),
    }),
    defineField({
      name: 'stepByStep',
      title: 'Passo a passo',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          name: 'step',
          title: 'Passo',
          type: 'object',
          fields: [
            defineField({
              name: 'title',
              title: 'O que fazer',
              type: 'string',
              options: { isShown: true },
              validation: (rule) => rule.required().max(90).error('Diga em até 90 caracteres.'),
            }),
            defineField({ name: 'text', title: 'Como', type: 'prose' }),
          ],
          preview: { select: { title: 'title' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).error('Escreva pelo menos dois passos.'),
    }),
    defineField({
      name: 'mistakes',
      title: 'Erros comuns',
      type: 'array',
      options: { isShown: true },
      group: 'content',
      of: [
        defineArrayMember({
          type: 'text',
          rows: 2,
          validation: (rule) => rule.max(240).error('Cada erro tem no máximo 240 caracteres.'),
        }),
      ],
    }),
    { ...questions, group: 'content' },
    ...credits,
    requiredDay({
      name: 'updatedAt',
      title: 'Atualizado em',
      description: 'Só muda quando o conteúdo muda.',
      group: 'dates',
      initialValue: () => today(),
      error: 'Informe o dia da última atualização.',
    }),
    changeLog,
    publishAt,
    publishChange,
    seo,
    adPolicy,
  ],
  preview: {
    select: { title: 'title', slug: 'slug.current' },
    prepare: ({ title, slug }) => ({
      title: title || 'Guia sem título',
      subtitle: slug && `/investimentos/${slug}`,
    }),
  },
})
