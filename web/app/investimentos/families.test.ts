import { expect, test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import { yearFrom } from '#web/finance/calendar/term.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { cdbOf, daysInWords, decisionInWords, familiesOf, netInWords, type Question } from './families.ts'

const day: IsoDate = '2026-11-18'
const reference = (rate: number) => ({ rate, day, simulated: false })
const rates = { cdi: reference(0.1365), selic: reference(0.1375), tr: reference(0.001668) }
const question: Question = { amount: 10_000_00, months: 12, date: '2026-11-23', rates }

function family(name: string, change: Partial<Question> = {}) {
  const found = familiesOf({ ...question, ...change }).find((each) => each.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

test('five families and the savings account, in the order of the alphabet', () => {
  expect(familiesOf(question).map(({ name }) => name)).toEqual([
    'Ações',
    'CDB',
    'Fundos imobiliários',
    'LCI e LCA',
    'Poupança',
    'Tesouro Selic',
  ])
})

// facts/05 §8, rf-o-01: a year at the CDI of 13,65 % has 250 business days from 23/11/2026, not the 252 of the example.
test('what is left of each is what its calculator gives', () => {
  const nets = familiesOf(question).map(({ name, net }) => [name, net])
  expect(Object.fromEntries(nets)).toMatchObject({ Ações: 'unknowable', 'Fundos imobiliários': 'unknowable' })
  const cdb = cdbOf(question)
  expect(cdb?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(cdb?.net)
  expect(family('CDB').net).toBe(cdb?.net)
  // A LCI of 90 % leaves more in a year, less in five: the sum compounds.
  expect(Number(family('LCI e LCA').net)).toBeGreaterThan(Number(family('CDB').net))
})

// Lei 11.033/2004, art. 1º: up to 180 days 22,5 %, 360 days 20 %, 720 days 17,5 %, then 15 %.
test.each([
  { months: 6, tax: '20\u00A0% do rendimento em 6 meses' },
  { months: 12, tax: '17,5\u00A0% do rendimento em 1 ano' },
  { months: 24, tax: '15\u00A0% do rendimento em 2 anos' },
] as const)('the tax is that of the term: $tax', ({ months, tax }) => {
  for (const name of ['CDB', 'Tesouro Selic'])
    expect(family(name, { months }).tax).toBe(`${tax}; de 22,5\u00A0% a 15\u00A0% conforme o prazo`)
})

// facts/06 §1: twelve months of (1 + TR) × (1 + 0,5 %) − 1.
test('poupança above 8,5 % of Selic pays a fixed rate over the TR, at or below it 70 % of the Selic', () => {
  const month = 1.001668 * 1.005 - 1
  expect(family('Poupança').net).toBe(Math.round(10_000_00 * (1 + month) ** 12))
  expect(family('Poupança').yields).toBe('TR + 0,5\u00A0%: 0,67\u00A0% ao mês')
  const low = family('Poupança', { rates: { ...rates, selic: reference(0.085) } })
  expect(low.yields).toBe('TR + 70\u00A0% da Selic: 0,65\u00A0% ao mês')
})

// facts/06 §4, tx-o-08: R$ 1 at 90 % of a CDI of 13,65 % is worth 1,12205402 after 252 business days, not 1,12285.
test('a share of the CDI is of each day, not of the year', () => {
  expect(family('LCI e LCA').yields).toBe('90\u00A0% do CDI: 12,21\u00A0% ao ano')
  expect(family('CDB').yields).toBe('100\u00A0% do CDI: 13,65\u00A0% ao ano')
})

test('a figure that is missing hides the amount and keeps the row', () => {
  const without = (name: keyof typeof rates) => {
    const { [name]: _, ...others } = rates
    return { rates: others }
  }
  expect(familiesOf({ ...question, rates: {} }).map(({ net }) => netInWords(net))).toEqual([
    'não dá para saber',
    'sem dado',
    'não dá para saber',
    'sem dado',
    'sem dado',
    'sem dado',
  ])
  expect(family('Poupança', without('tr')).net).toBe('no-data')
  expect(family('Poupança', without('cdi')).net).toBe(family('Poupança').net)
  expect(family('Tesouro Selic', without('selic')).net).toBe(family('Tesouro Selic').net)
  // Its rate is the effective one, which the CDI follows; the target is no rate of this bond.
  expect(family('Tesouro Selic', without('cdi')).yields).toBe('sem dado')
  expect(cdbOf({ ...question, rates: without('cdi').rates })).toBeUndefined()
})

test('before the rule of six months a LCI of six months did not exist', () => {
  expect(family('LCI e LCA', { months: 6 }).net).toEqual(expect.any(Number))
  expect(netInWords(family('LCI e LCA', { months: 6, date: '2025-01-02' }).net)).toBe('não há nesse prazo')
})

// The three amounts as readers found them on the page. By hand ((1 + 0,121029 ÷ 0,825)^(1 ÷ 250) − 1) ÷ 0,00050788 = 107,84 %.
test('what each leaves, when the LCI comes back and which CDB leaves as much, in one sentence', () => {
  const asked = { ...question, amount: 20_000_00 }
  const said = (shown = familiesOf(asked), of: Question = asked) =>
    decisionInWords(of, shown).replaceAll('\u00A0', ' ')
  expect(said()).toMatch(
    /^com R\$ 20\.000,00 por 1 ano ficam: CDB, 100 % do CDI, R\$ 22\.233,22; LCI ou LCA, 90 % do CDI, R\$ 22\.420,58; Poupança, R\$ [\d.,]+; Tesouro Selic, R\$ 22\.210,51\. O dinheiro da LCI ou LCA volta depois de 6 meses, ou só no vencimento\. Um CDB de 107,84 % do CDI empata com ela\.$/,
  )
  expect(said(familiesOf(asked).filter(({ name }) => name === 'CDB'))).toBe(
    'com R$ 20.000,00 por 1 ano ficam: CDB, 100 % do CDI, R$ 22.233,22.',
  )
  expect(said([], asked)).toBe('')
  expect(said(familiesOf({ ...asked, rates: {} }), { ...asked, rates: {} })).toBe('')
})

test('of when the figures are is said of those that there are', () => {
  expect(daysInWords(rates)).toBe('CDI de 18/11/2026, meta da Selic de 18/11/2026, TR de 18/11/2026')
  expect(daysInWords({ cdi: reference(0.1) })).toBe('CDI de 18/11/2026')
  expect(daysInWords({})).toBe('')
})

test('one year is that of the calendar, on every day of the next two', () => {
  for (let date: IsoDate = '2026-11-27'; date < '2028-11-27'; date = addDays(date, 1)) {
    const { end, ...term } = yearFrom(date)
    expect(cdbOf({ ...question, date })).toMatchObject({ paidOn: end, term })
  }
})

// Lei 8.177/1991, art. 12: the anniversary of day 30 is day 1, and the twelfth one comes after the year.
test('a deposit of day 30 has one credit less in a year than one of day 26', () => {
  const after = (date: IsoDate) => Number(family('Poupança', { date }).net)
  expect(after('2026-11-30')).toBe(10_759_41)
  expect(after('2026-11-26')).toBe(10_831_24)
})
