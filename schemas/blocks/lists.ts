import { defineArrayMember, defineField, defineType } from 'sanity'
import { counted } from '../fields/counted.ts'
import { requiredDay } from '../fields/day.ts'
import { questions } from '../fields/questions.ts'

const title = (description: string) =>
  defineField({
    name: 'title',
    title: 'Título',
    description,
    type: 'string',
    options: { isShown: true },
    validation: (rule) => rule.max(90).error('O título tem no máximo 90 caracteres.'),
  })

export const stepList = defineType({
  name: 'stepList',
  title: 'Passo a passo',
  type: 'object',
  fields: [
    title('Opcional. Aparece acima dos passos.'),
    defineField({
      name: 'steps',
      title: 'Passos',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'listStep',
          title: 'Passo',
          type: 'object',
          fields: [
            defineField({
              name: 'title',
              title: 'O que fazer',
              type: 'string',
              options: { isShown: true },
              validation: (rule) =>
                rule.required().max(120).error('Diga o que fazer, em até 120 caracteres.'),
            }),
            defineField({
              name: 'text',
              title: 'Como',
              type: 'text',
              options: { isShown: true },
              rows: 3,
              validation: (rule) => rule.max(500).error('No máximo 500 caracteres.'),
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(12).error('Escreva de 2 a 12 passos.'),
    }),
  ],
  preview: {
    select: { title: 'title', steps: 'steps' },
    prepare: ({ title, steps }) => ({
      title: title || 'Passo a passo',
      subtitle: counted(steps, 'passo', 'passos'),
    }),
  },
})

export const faq = defineType({
  name: 'faq',
  title: 'Perguntas e respostas',
  type: 'object',
  fields: [questions],
  validation: (rule) =>
    rule.custom((block) =>
      Array.isArray(block?.questions) && block.questions.length > 0
        ? true
        : 'Escreva pelo menos uma pergunta.',
    ),
  preview: {
    // Asked for beside one of its items, the list would be no list.
    select: { questions: 'questions' },
    prepare: ({ questions }) => ({
      title: questions?.[0]?.question || 'Perguntas e respostas',
      subtitle: counted(questions, 'pergunta', 'perguntas'),
    }),
  },
})

export const timeline = defineType({
  name: 'timeline',
  title: 'Linha do tempo',
  type: 'object',
  fields: [
    title('Opcional. Aparece acima das datas.'),
    defineField({
      name: 'events',
      title: 'Datas',
      description: 'Na ordem em que devem aparecer.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'timelineEvent',
          title: 'Data',
          type: 'object',
          fields: [
            requiredDay({ name: 'date', title: 'Dia', error: 'Informe o dia.' }),
            defineField({
              name: 'text',
              title: 'O que aconteceu',
              type: 'text',
              options: { isShown: true },
              rows: 2,
              validation: (rule) =>
                rule.required().max(240).error('Diga o que aconteceu, em até 240 caracteres.'),
            }),
            defineField({
              name: 'law',
              title: 'Norma',
              description: 'Por exemplo: Decreto 12.499/2025.',
              type: 'string',
              validation: (rule) => rule.max(120).error('No máximo 120 caracteres.'),
            }),
            defineField({
              name: 'url',
              title: 'Endereço da norma',
              type: 'url',
              validation: (rule) =>
                rule.uri({ scheme: ['https', 'http'] }).error('Escreva o endereço, com https://.'),
            }),
          ],
          preview: { select: { title: 'text', subtitle: 'date' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(30).error('Escreva de 2 a 30 datas.'),
    }),
  ],
  preview: {
    select: { title: 'title', events: 'events' },
    prepare: ({ title, events }) => ({
      title: title || 'Linha do tempo',
      subtitle: counted(events, 'data', 'datas'),
    }),
  },
})

export const checklist = defineType({
  name: 'checklist',
  title: 'Lista para imprimir',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Título',
      type: 'string',
      options: { isShown: true },
      validation: (rule) => rule.required().max(90).error('Escreva o título, com no máximo 90 caracteres.'),
    }),
    defineField({
      name: 'items',
      title: 'Itens',
      type: 'array',
      options: { isShown: true },
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => rule.required().max(160).error('Cada item tem no máximo 160 caracteres.'),
        }),
      ],
      validation: (rule) => rule.required().min(2).max(20).error('Escreva de 2 a 20 itens.'),
    }),
  ],
  preview: {
    select: { title: 'title', items: 'items' },
    prepare: ({ title, items }) => ({
      title: title || 'Lista sem título',
      subtitle: counted(items, 'item para marcar', 'itens para marcar'),
    }),
  },
})
