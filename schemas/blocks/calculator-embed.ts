import { defineField, defineType } from 'sanity'
import { fieldsOf } from '#web/calculators/fields-of.ts'
import { exampleOf, type Field, isAsked, type Texts } from '#web/calculators/form/fields.ts'
import type { CalculatorSlug } from '#web/calculators/registry.ts'
import { today } from '../day.ts'
import { calculatorList, calculatorSlugs } from '../fields/calculator.ts'
import { presetName } from './preset-name.ts'

export const calculatorEmbed = defineType({
  name: 'calculatorEmbed',
  title: 'Calculadora',
  type: 'object',
  fields: [
    defineField({
      name: 'slug',
      title: 'Qual calculadora',
      type: 'string',
      options: { list: calculatorList },
      validation: (rule) => rule.required().error('Escolha a calculadora.'),
    }),
    defineField({
      name: 'title',
      title: 'Título acima dela',
      description: 'Vazio: sem título.',
      type: 'string',
      options: { isShown: true },
      validation: (rule) => rule.max(80).error('No máximo 80 letras.'),
    }),
    ...calculatorSlugs.map(preset),
  ],
  preview: {
    select: { slug: 'slug', title: 'title' },
    prepare: ({ slug, title }) => ({
      title: calculatorList.find(({ value }) => value === slug)?.title ?? 'Escolha a calculadora',
      subtitle: title || 'Calculadora dentro do texto',
    }),
  },
})

/** The form of one calculator, shown when it is the chosen one; each field with the limits that it has on the page. */
function preset(slug: CalculatorSlug) {
  return defineField({
    name: presetName(slug),
    title: 'Valores que já vêm preenchidos',
    description: 'O que ficar vazio mostra o exemplo da calculadora, ou o valor de hoje.',
    type: 'object',
    options: { collapsible: true, collapsed: false },
    hidden: ({ parent }) => parent?.slug !== slug,
    fields: Object.entries(fieldsOf[slug]).map(([name, field]) => presetField(slug, name, field)),
  })
}

function presetField(slug: CalculatorSlug, name: string, field: Field) {
  const { label, kind, options } = field
  const shared = {
    name,
    title: label,
    description: hintOf(field),
    // A field with a value stays visible, so that it can be emptied.
    hidden: ({ parent, value }: { parent?: unknown; value?: unknown }) =>
      !value && !isAsked(field, textsOf(slug, parent)),
  }
  if (options) {
    const list = options.map(({ value, label }) => ({ value, title: label }))
    return defineField({ ...shared, description: undefined, type: 'string', options: { list } })
  }
  return defineField({
    ...shared,
    type: kind === 'rows' ? 'text' : 'string',
    validation: (rule) => rule.custom((typed) => wrongIn(field, typed)),
  })
}

/** The values that the page begins with: the editor's, or else the example's. */
function textsOf(slug: CalculatorSlug, written: unknown): Texts {
  const typed = new Map(Object.entries(typeof written === 'object' && written !== null ? written : {}))
  const texts = Object.entries(fieldsOf[slug]).map(([name, field]) => [
    name,
    String(typed.get(name) || exampleOf(field, today())),
  ])
  return Object.fromEntries(texts)
}

/** Says what the page shows where the editor leaves a field empty: the example, or for a date the day of reading. */
function hintOf({ example }: Field): string | undefined {
  if (typeof example === 'function') return 'Vazio: segue o dia da leitura.'
  return example ? `Exemplo: ${example}` : undefined
}

function wrongIn(field: Field, typed: string | undefined): true | string {
  if (typed === undefined || typed.trim() === '') return true
  let wrong: true | string = true
  field.read(
    typed.trim(),
    (message) => {
      wrong = message
      return undefined
    },
    {},
  )
  return wrong
}
