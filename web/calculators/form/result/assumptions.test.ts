import { expect, test } from 'vitest'
import { definitions } from '../../definitions.ts'
import { workedDay } from '../ask.ts'
import type { Calculator } from '../calculator.ts'
import { type Field, formatValue, isAsked, numberOf, type Texts } from '../fields.ts'
import { assumptionsOf } from '../state/assumptions.ts'
import { evaluateFrom } from '../state/form-state.ts'
import { suggested } from '../state/form-texts.ts'
import { headlineValue } from '../words.ts'

/** A default that changes the answer by more than this counts as an assumption. */
const threshold = 0.03

/** Half as much and half as much again, or each other option. */
function others(field: Field, text: string, texts: Texts): string[] {
  if (field.kind === 'choice')
    return (field.options ?? []).map(({ value }) => value).filter((one) => one !== text)
  const value = ['brl', 'percent', 'number', 'whole'].includes(field.kind) && numberOf(field, text, texts)
  if (!value) return []
  const shown = (one: number) => formatValue(field, Number(one.toFixed(field.kind === 'whole' ? 0 : 4)))
  return [shown(value / 2), shown(value * 1.5)]
}

function headlineOf(one: Calculator, texts: Texts): number | undefined {
  const evaluation = one.evaluate(texts)
  return 'result' in evaluation ? headlineValue(evaluation.result.shown.headline) : undefined
}

/** The example, and with each option of the choices in view. */
function questionsOf(one: Calculator): Texts[] {
  const example = one.exampleOn(workedDay)
  const choices = Object.entries(one.fields).filter(([, { kind, more }]) => kind === 'choice' && !more)
  const asked = choices.flatMap(([name, { options = [] }]) =>
    options.slice(0, 10).map(({ value }) => ({ ...example, [name]: value })),
  )
  return [example, ...asked]
}

/** The folded fields of a question whose default counts. */
function counting(one: Calculator, texts: Texts): string[] {
  const headline = headlineOf(one, texts) ?? 0
  const isFar = (value = headline) => Math.abs(value - headline) > threshold * Math.abs(headline)
  const folded = Object.entries(one.fields).filter(
    ([, field]) => field.more && !field.live && isAsked(field, texts),
  )
  const far = folded.filter(([name, field]) =>
    others(field, texts[name] ?? '', texts).some((text) =>
      isFar(headlineOf(one, { ...texts, [name]: text })),
    ),
  )
  return far.map(([name]) => name)
}

/** The folded fields whose default a Nota says. */
function saidOf(one: Calculator, texts: Texts): string[] {
  const evaluation = evaluateFrom(one, texts, one.exampleOn(workedDay))
  if (!('result' in evaluation)) return counting(one, texts)
  const { supposed } = assumptionsOf(one.fields, { ...evaluation.result, isExample: undefined })
  return supposed.map(({ name }) => name)
}

test.each(Object.values(definitions))('$slug: the Nota says each folded default that counts', (one) => {
  const calculator = one as Calculator
  for (const texts of questionsOf(calculator)) {
    const said = saidOf(calculator, texts)
    expect(counting(calculator, texts).filter((name) => !said.includes(name))).toEqual([])
  }
})

test('a number of the reader is no assumption, one in view that is not is said as the example’s', () => {
  const rescisao = definitions['rescisao-trabalhista'] as Calculator
  const start = rescisao.exampleOn(workedDay)
  const evaluation = evaluateFrom(rescisao, { ...start, salary: '4.000,00' }, start)
  const said = 'result' in evaluation ? assumptionsOf(rescisao.fields, evaluation.result) : undefined
  expect(said?.examples).toEqual([
    { name: 'admission', label: 'Admissão', more: undefined, value: start.admission },
    { name: 'lastDay', label: 'Último dia de trabalho', more: undefined, value: start.lastDay },
    {
      name: 'overdueVacations',
      label: 'Quantos períodos de férias você completou e não tirou',
      more: undefined,
      value: '0\u00A0períodos',
    },
  ])
  expect(said?.supposed.map(({ label, value }) => `${label} ${value}`)).toContain(
    'Aumento do salário 5\u00A0% ao ano',
  )
})

test('a number that somebody typed is theirs, be it the example’s', () => {
  const one = definitions['decimo-terceiro'] as Calculator
  const start = one.exampleOn(workedDay)
  const titleOf = (typed: ReadonlySet<string>) => {
    const evaluation = evaluateFrom(one, start, start, { typed })
    return 'result' in evaluation ? evaluation.result.shown.title : ''
  }
  expect(titleOf(new Set())).toMatch(/^Exemplo: /)
  expect(titleOf(new Set(['salary']))).not.toContain('Exemplo')
})

test('a verdict names the numbers that its reader did not type; INSS follows the income that was', () => {
  const one = definitions['imposto-de-renda'] as Calculator
  const start = one.exampleOn(workedDay)
  const typed = { ...start, income: '60.000,00', withheld: '2.000,00' }
  const texts = suggested(one, start, start, typed)
  // Twelve times the INSS of 5.000,00 by the table of 2026: 501,51.
  expect(texts.inss).toBe('6.018,12')
  const evaluation = evaluateFrom(one, texts, start)
  const verdict = 'result' in evaluation ? evaluation.result.shown.verdict : undefined
  expect(verdict?.why).toContain('não digitou: INSS pago R$\u00A06.018,12')
  const own = evaluateFrom(one, { ...texts, inss: '' }, start)
  expect('result' in own && own.result.shown.verdict?.why).not.toContain('não digitou')
})
