import fc from 'fast-check'
import { addMonths } from '#web/finance/calendar/days.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { bondNames } from '#web/finance/fixed-income/tesouro-direto.ts'
import type { Figures } from '#web/rates/figures.ts'
import { workedDay } from '../ask.ts'
import type { Calculator } from '../calculator.ts'
import { exampleOf, type Field, isAsked, type Kind, type Texts } from '../fields.ts'
import { fromLink, suggested } from '../state/form-texts.ts'

/** Texts that a reader, a link or an attacker may put into a field. */
export const anyText = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1',
    '100',
    '0,0000001',
    '999.999.999.999,99',
    '9'.repeat(300),
    '1e999',
    'NaN',
  ),
  fc.constantFrom(
    '12abc',
    '<script>',
    '31/02/2026',
    '01/01/2020',
    '31/12/2099',
    'R$ 5,00',
    '\u202E1',
    '10/03/2026 5',
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value.toFixed(2).replace('.', ',')),
  fc.integer({ min: 0, max: 100_000 }).map(String),
  fc.string(),
)

/** Any question to a calculator: every choice, some fields with any text. */
export function questions({ fields, exampleOn }: Calculator): fc.Arbitrary<Texts> {
  const example = exampleOn(workedDay)
  const choices = Object.entries(fields).flatMap(([name, { options }]) =>
    options ? [[name, fc.constantFrom(...options.map(({ value }) => value))] as const] : [],
  )
  // A list whose signs were forgotten asks what it means.
  const textsOf = (field: Field) =>
    field.kind === 'rows'
      ? fc.oneof(anyText, fc.constant(exampleOf(field, workedDay).replaceAll('-', '')))
      : anyText
  const typed = Object.entries(fields).flatMap(([name, field]) =>
    field.options ? [] : [[name, fc.option(textsOf(field), { nil: undefined, freq: 3 })] as const],
  )
  return fc.record(Object.fromEntries([...choices, ...typed])).map((texts) => {
    const given = Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined)
    return { ...example, ...Object.fromEntries(given) }
  })
}

/** Bonds as the Treasury's table could have them: a year and a rate for each kind, due in more than a year. */
export function tableFigures(today: IsoDate): Figures {
  const year = Number(addMonths(today, 26).slice(0, 4))
  const named = Object.keys(bondNames).flatMap((bond) => {
    const shown = { label: 'da tabela', simulated: true }
    const due = bond === 'renda-mais' ? Math.ceil(year / 5) * 5 : year
    return [
      [`tesouro-year-${bond}`, { ...shown, text: String(due) }],
      [`tesouro-rate-${bond}`, { ...shown, text: '7,00' }],
    ]
  })
  return Object.fromEntries(named)
}

/** For a field whose example is empty. */
const somethingIn: Readonly<Record<Kind, string>> = {
  brl: '1.000,00',
  percent: '5',
  number: '5',
  whole: '5',
  day: '20/05/2027',
  choice: '',
  text: 'nome',
  rows: '',
}

/** Questions that a form can have: choices with the examples that suit them, and of any text what a link could bring. */
export function answerable(calculator: Calculator): fc.Arbitrary<Texts> {
  const { fields } = calculator
  const example = calculator.exampleOn(workedDay)
  const figures = tableFigures(workedDay)
  return questions(calculator).map((texts) => {
    const chosen = Object.entries(texts).filter(([name]) => fields[name]?.options)
    const asked = { ...example, ...Object.fromEntries(chosen) }
    const start = suggested(calculator, example, example, asked, figures)
    const filled = Object.entries(fields).flatMap(([name, field]) =>
      start[name] || field.optional || !isAsked(field, start) ? [] : [[name, somethingIn[field.kind]]],
    )
    return fromLink(calculator, { ...start, ...Object.fromEntries(filled) }, texts).texts
  })
}
