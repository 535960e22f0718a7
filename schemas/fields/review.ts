import { defineArrayMember, defineField } from 'sanity'
import { today } from '../day.ts'
import { requiredDay } from './day.ts'
import { ruleList } from './rules.ts'
import { sources } from './sources.ts'

/** Where a text stands. "Agendado" and "Publicado" are no steps that someone sets: the document itself says so. */
export const workflowSteps = [
  { value: 'idea', title: 'Ideia' },
  { value: 'writing', title: 'Escrevendo' },
  { value: 'text-review', title: 'Revisão de texto' },
  { value: 'technical-review', title: 'Revisão técnica' },
  { value: 'ready', title: 'Pronto' },
  { value: 'to-review', title: 'Revisar' },
  { value: 'archived', title: 'Arquivado' },
] as const

export const workflow = defineField({
  name: 'workflow',
  title: 'Etapa',
  type: 'string',
  group: 'content',
  options: { list: [...workflowSteps] },
  initialValue: 'writing',
})

/** Who wrote and who checked a text, on what, and until when it counts as checked. */
export const credits = [
  defineField({
    name: 'authors',
    title: 'Quem escreveu',
    type: 'array',
    group: 'credits',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'author' }] })],
    validation: (rule) =>
      rule.required().min(1).max(3).unique().error('Escolha de 1 a 3 autores, sem repetir.'),
  }),
  defineField({
    name: 'reviewedBy',
    title: 'Quem revisou',
    description: 'Todo texto sobre dinheiro passa por outra pessoa antes de ir ao ar.',
    type: 'reference',
    to: [{ type: 'author' }],
    group: 'credits',
    validation: (rule) => rule.required().error('Diga quem revisou o texto.'),
  }),
  requiredDay({
    name: 'reviewedOn',
    title: 'Revisado em',
    group: 'credits',
    error: 'Informe o dia da revisão.',
  }),
  defineField({
    name: 'unreviewedReason',
    title: 'Por que foi ao ar sem revisão',
    type: 'text',
    rows: 2,
    readOnly: true,
    hidden: ({ value }) => !value,
    group: 'credits',
  }),
  requiredDay({
    name: 'validUntil',
    title: 'Revisar de novo até',
    description: 'Em geral seis meses depois; três quando o texto fala de um ano ou de uma estação.',
    group: 'dates',
    initialValue: () => today(180),
    error: 'Informe até quando o texto vale sem nova revisão.',
  }),
  defineField({
    name: 'ruleRefs',
    title: 'Números da lei de que o texto depende',
    description: 'Quando um deles muda, o texto entra na fila de revisão. Os que estão nas frases já contam.',
    type: 'array',
    of: [{ type: 'string' }],
    options: { list: ruleList },
    group: 'credits',
    validation: (rule) => rule.unique().error('Cada número da lei entra uma vez.'),
  }),
  sources,
  requiredDay({
    name: 'publishedAt',
    title: 'Publicado em',
    group: 'dates',
    initialValue: () => today(),
    error: 'Informe o dia da publicação.',
  }),
]
