import { defineArrayMember, defineField, defineType } from 'sanity'
import { moment } from '../fields/moment.ts'
import { pagesWithAds } from '../fields/site-pages.ts'
import { studioName } from '../fields/studio-name.ts'
import { weightedCreative } from '../fields/weighted-creative.ts'

const devices = [
  { value: 'any', title: 'Qualquer tela' },
  { value: 'narrow', title: 'Só telas estreitas (até 768 pixels)' },
  { value: 'wide', title: 'Só telas largas' },
] as const

/** As `Date.getDay` counts them. */
const weekdays = [
  { value: 1, title: 'Segunda' },
  { value: 2, title: 'Terça' },
  { value: 3, title: 'Quarta' },
  { value: 4, title: 'Quinta' },
  { value: 5, title: 'Sexta' },
  { value: 6, title: 'Sábado' },
  { value: 0, title: 'Domingo' },
]

/** When and where some advertisements run. There is no targeting of people: only of pages, screens and hours. */
export const campaign = defineType({
  name: 'campaign',
  title: 'Campanha',
  type: 'document',
  options: {
    traits: {
      rank: 14,
      icon: 'Rocket',
      roles: ['marketing'],
      plural: 'Campanhas',
      tag: 'ads',
      desk: 'ads',
      page: null,
      shownIn: 'Decide quando e em que páginas as peças dela aparecem.',
    },
  },
  groups: [
    { name: 'content', title: 'Campanha', default: true },
    { name: 'targeting', title: 'Onde e quando' },
  ],
  fields: [
    ...studioName,
    moment('from', 'Começa em', {
      group: 'content',
      validation: (rule) => rule.required().error('Diga quando começa.'),
    }),
    moment('to', 'Termina em', {
      description: 'Horário de Brasília. Nesse instante as peças saem do ar sozinhas.',
      group: 'content',
      validation: (rule) => [
        rule.required().error('Diga quando termina.'),
        rule.custom((to, { document }) =>
          !to || typeof document?.from !== 'string' || Date.parse(to) > Date.parse(document.from)
            ? true
            : 'O fim vem depois do começo.',
        ),
      ],
    }),
    defineField({
      name: 'creatives',
      title: 'Peças',
      description: 'Uma peça que está em uma campanha só aparece enquanto ela vale.',
      type: 'array',
      group: 'content',
      of: [weightedCreative('campaignCreative', 'Divide a campanha entre as peças dela, em cada lugar.')],
      validation: (rule) => rule.required().min(1).max(20).error('Escolha de 1 a 20 peças.'),
    }),
    pages('includePages', 'Só nestas páginas', 'Vazio: em todas. O blog inclui os artigos.'),
    pages('excludePages', 'Nunca nestas páginas', 'Vale mais do que a lista acima.'),
    defineField({
      name: 'categories',
      title: 'Só em artigos destas categorias',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'category' }] })],
      group: 'targeting',
      validation: (rule) => rule.unique().error('Cada categoria entra uma vez.'),
    }),
    defineField({
      name: 'tags',
      title: 'Só em artigos com um destes assuntos',
      type: 'array',
      of: [{ type: 'string' }],
      options: { layout: 'tags' },
      group: 'targeting',
      validation: (rule) => rule.unique().error('Cada assunto entra uma vez.'),
    }),
    defineField({
      name: 'device',
      title: 'Tela',
      type: 'string',
      group: 'targeting',
      options: { list: [...devices], layout: 'radio' },
      initialValue: 'any',
    }),
    defineField({
      name: 'weekdays',
      title: 'Só nestes dias',
      description: 'Vazio: todos os dias.',
      type: 'array',
      of: [{ type: 'number' }],
      options: { list: weekdays },
      group: 'targeting',
    }),
    hour('fromHour', 'A partir da hora', 'De 0 a 23, em Brasília. Vazio: desde a meia-noite.', 23),
    hour(
      'toHour',
      'Até a hora',
      'De 1 a 24, em Brasília, sem contar a própria. Vazio: até a meia-noite.',
      24,
    ),
  ],
  orderings: [{ name: 'to', title: 'Termina antes', by: [{ field: 'to', direction: 'asc' }] }],
  preview: {
    select: { name: 'name', from: 'from', to: 'to' },
    prepare: ({ name, from, to }) => ({
      title: name || 'Campanha sem nome',
      subtitle: [from, to].map((moment) => (moment ? dayOf(moment) : '…')).join(' a '),
    }),
  },
})

function pages(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    of: [{ type: 'string' }],
    options: { list: pagesWithAds },
    group: 'targeting',
  })
}

function hour(name: string, title: string, description: string, last: 23 | 24) {
  const first = last - 23
  return defineField({
    name,
    title,
    description,
    type: 'number',
    group: 'targeting',
    validation: (rule) => [
      rule.integer().min(first).max(last).error(`A hora vai de ${first} a ${last}.`),
      rule.custom((value, { document }) =>
        name !== 'toHour' ||
        typeof value !== 'number' ||
        typeof document?.fromHour !== 'number' ||
        value > document.fromHour
          ? true
          : 'A hora final vem depois da primeira.',
      ),
    ],
  })
}

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
