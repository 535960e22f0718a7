import { defineField } from 'sanity'
import { today } from '../day.ts'
import { ruleList } from './rules.ts'

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

/** Who checked a text, until when it counts as checked, and which numbers of the law it leans on. */
export const review = [
  defineField({
    name: 'reviewedBy',
    title: 'Quem revisou',
    description: 'Todo texto sobre dinheiro passa por outra pessoa antes de ir ao ar.',
    type: 'reference',
    to: [{ type: 'author' }],
    group: 'credits',
    validation: (rule) => rule.required().error('Diga quem revisou o texto.'),
  }),
  defineField({
    name: 'reviewedOn',
    title: 'Revisado em',
    type: 'date',
    options: { dateFormat: 'DD/MM/YYYY' },
    group: 'credits',
    validation: (rule) => rule.required().error('Informe o dia da revisão.'),
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
  defineField({
    name: 'validUntil',
    title: 'Revisar de novo até',
    description: 'Em geral seis meses depois; três quando o texto fala de um ano ou de uma estação.',
    type: 'date',
    options: { dateFormat: 'DD/MM/YYYY' },
    group: 'dates',
    initialValue: () => today(180),
    validation: (rule) => rule.required().error('Informe até quando o texto vale sem nova revisão.'),
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
]
