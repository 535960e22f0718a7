import { expect, test } from 'vitest'
import { workedDay } from '../form/ask.ts'
import type { NotaRow } from '../form/calculator.ts'
import type { Texts } from '../form/fields.ts'
import { suggested } from '../form/state/form-texts.ts'
import { calculator } from './calculator.ts'

const evaluate = (typed: Texts) => calculator.evaluate({ ...calculator.exampleOn(workedDay), ...typed })
const errorsOf = (typed: Texts) => {
  const evaluation = evaluate(typed)
  return 'errors' in evaluation ? Object.values(evaluation.errors) : []
}
function resultOf(typed: Texts = {}) {
  const evaluation = evaluate(typed)
  if (!('result' in evaluation)) throw new Error(JSON.stringify(evaluation))
  return evaluation.result
}
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const sumOf = (rows: readonly NotaRow[]) =>
  rows.reduce((sum, row) => sum + ('amount' in row && !row.kind ? row.amount : 0), 0)

test('in reais the down payment suggested is a fifth of what is bought', () => {
  const start = calculator.exampleOn(workedDay)
  const reais = suggested(calculator, start, start, { ...start, downPaymentIn: 'brl' })
  expect(reais.downPayment).toBe('100.000')
  const vehicle = suggested(calculator, start, reais, { ...reais, asset: 'vehicle' })
  expect(vehicle).toMatchObject({ assetValue: '100.000,00', downPayment: '20.000', system: 'price' })
  expect('result' in calculator.evaluate(vehicle)).toBe(true)
})

const car = {
  asset: 'vehicle',
  assetValue: '50.000,00',
  months: '48',
  rate: '1,89',
  rateKind: 'monthly',
  system: 'price',
  financesCosts: 'sim',
}

test('its limits in their own words', () => {
  expect(errorsOf({ months: '421' })).toEqual(['O prazo máximo costuma ser 420 meses.'])
  expect(errorsOf({ asset: 'vehicle', months: '85' })).toEqual(['O prazo máximo costuma ser 84 meses.'])
  expect(errorsOf({ downPayment: '96' })).toEqual(['A entrada máxima é 95% do valor do bem.'])
  expect(errorsOf({ downPayment: '60000' })[0]).toContain('mude “Entrada em”')
  expect(errorsOf({ graceMonths: '60', months: '60' })).toEqual(['A carência precisa ser menor que o prazo.'])
  expect(errorsOf({ system: 'sam', extraMonthly: '1' })).toEqual([
    'A amortização extra vale para SAC e Price.',
  ])
  expect(errorsOf({ system: 'sacre', extras: '20/12/2026; 1' })).toEqual([
    'A amortização extra vale para SAC e Price.',
  ])
  expect(errorsOf({ system: 'sacre', balloon: '1' })[0]).toMatch('SACRE')
  expect(errorsOf({ extras: '20/11/2026; 1' })[0]).toMatch('depois da data')
  expect(errorsOf({ birth: '21/11/2026' })[0]).toMatch('antes da data')
  expect(errorsOf({ goal: 'months', goalMonths: '' })).toEqual(['Preencha o campo Quitar em.'])
  expect(errorsOf({ goal: 'savings', goalSavings: '' })).toEqual(['Preencha o campo Economizar.'])
  expect(resultOf({ downPayment: '100.000', downPaymentIn: 'brl' }).answer).toEqual(resultOf().answer)
})

test('the example counts insurances and says that they are estimates (review §1)', () => {
  const { answer, shown } = resultOf()
  expect(answer.first).toMatchObject({ mip: 123_58, dfi: 23_42, fee: 25_00 })
  expect(shown.warnings?.map(plain)).toEqual([
    expect.stringMatching(/^São estimativas nossas.*MIP de R\$ 123,58 \(supondo 40 anos.*DFI de R\$ 23,42/),
  ])
  expect(shown.apart?.find(({ title }) => title === 'No dia do contrato')?.rows).toMatchObject([
    { label: 'Entrada', amount: 100_000_00 },
    { label: 'ITBI', amount: 15_000_00 },
    { label: 'Registro em cartório', amount: 5000_00 },
    { amount: 120_000_00 },
  ])
})

test('the MIP is that of the age; the ones of the reader count as typed', () => {
  expect(resultOf({ birth: '20/11/1966' }).answer.first.mip).toBe(156_69)
  const typed = { insurance: 'typed', mip: '80,00', dfi: '30,00', monthlyFee: '0,00' }
  const { answer, shown } = resultOf(typed)
  expect(answer.first).toMatchObject({ mip: 80_00, dfi: 30_00, fee: 0 })
  expect(shown.warnings).toEqual([])
  expect(resultOf({ insurance: 'none' }).shown.warnings?.[0]).toMatch('obrigatórios')
})

test('why the CET is below the rate where nothing else is charged, and above with insurance (review §1)', () => {
  const bare = resultOf({ insurance: 'none' })
  if (!bare.answer.cet.ok) throw new Error('no CET')
  // 11,184 % against 11,19 %: months of a year of 365,25 days in a year of 365.
  expect(bare.answer.cet.annualRate).toBeCloseTo(0.11184, 5)
  expect(bare.shown.notes?.find((note) => note.includes('abaixo da taxa'))).toMatch('365 dias')
  const insured = resultOf()
  expect(insured.answer.cet.ok && insured.answer.cet.annualRate).toBeGreaterThan(0.1119)
  expect(insured.shown.notes?.some((note) => note.includes('abaixo da taxa'))).toBe(false)
})

test('"reduz" names what gets smaller: the term, or the instalment in the same term (review §1)', () => {
  const extra = { system: 'price', insurance: 'none', extraMonthly: '500,00' }
  const term = resultOf({ ...extra, extraReduces: 'term' }).answer
  expect([term.rows.length, term.rows[100]?.instalment]).toEqual([211, 3705_10])
  const instalment = resultOf({ ...extra, extraReduces: 'instalment' }).answer
  expect(instalment.rows.length).toBeGreaterThan(211)
  expect(instalment.rows[100]?.instalment).toBeLessThan(3705_10)
})

test('one meaning of paid: without extras in a month, a year and a via; the first is after the grace (review §1)', () => {
  const { answer } = resultOf({ extraMonthly: '500,00', graceMonths: '6' })
  const { rows, years, vias, firstPaid, gracePaid } = answer
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  expect(years[0]?.paid).toBe(sum(rows.slice(0, 12).map(({ paid }) => paid)))
  expect(years[0]?.extra).toBe(sum(rows.slice(0, 12).map(({ extra }) => extra)))
  const asked = vias.find(({ key }) => key === 'asked')
  expect([firstPaid, firstPaid]).toEqual([rows[6]?.paid, asked?.firstPaid])
  expect(gracePaid).toBe(rows[0]?.paid)
  expect(asked?.totalPaid).toBe(sum(rows.map(({ paid, extra }) => paid + extra)))
  for (const { paid, interest, amortization, charges } of years)
    expect(paid).toBe(interest + amortization + charges)
})

test('paid off at once: the balance, with the law, and the interest that is not due (CDC, art. 52, § 2º)', () => {
  const { answer, shown } = resultOf({ insurance: 'none', settleAfter: '60' })
  // SAC: 300 of the 360 amortizations are left; interest i × 400.000 ÷ 360 × 300 × 301 ÷ 2.
  expect(answer.settlement).toMatchObject({ ok: true, balance: 333_333_33 })
  const left = answer.monthlyRate * (400_000_00 / 360) * ((300 * 301) / 2)
  expect(answer.settlement?.ok && Math.abs(answer.settlement.interestSaved - left)).toBeLessThan(3)
  const [row] = shown.apart?.find(({ title }) => title === 'Quitar de uma vez')?.rows ?? []
  expect(row?.source?.source).toContain('art. 52')
  expect(resultOf({ months: '12', settleAfter: '12' }).shown.warnings?.at(-1)).toMatch('já acabou')
})

test('the IOF of a car says its numbers', () => {
  const { answer, shown } = resultOf(car)
  expect(answer.iofParts).toMatchObject({ additional: 156_93, daily: 1298_61 - 156_93 })
  const contract = shown.apart?.[0]?.rows ?? []
  expect(contract.find(({ label }) => label === 'Valor financiado')?.formula).toMatch('1.298,61')
  const rates = shown.apart?.find(({ title }) => title === 'Taxas')?.rows
  expect(plain(rates?.at(-1)?.formula ?? '')).toMatch(
    /^R\$ 1\.141,68 \(0,0082 %.*\(0,38 % de R\$ 41\.298,61\)$/,
  )
  const paid = resultOf({ ...car, financesCosts: 'nao' }).shown.apart?.[0]?.rows
  expect(plain(paid?.find(({ label }) => label === 'IOF')?.formula ?? '')).toMatch(
    /^R\$ [\d.,]+ \(0,0082 % ao dia sobre cada amortização, até 365 dias\) \+ R\$ 152,00 \(0,38 % de R\$ 40\.000,00\)$/,
  )
})

test('the rows are the first instalment, to the centavo', () => {
  const questions: Texts[] = [
    {},
    { system: 'price' },
    { system: 'sam' },
    { system: 'sacre' },
    { indexRate: '2' },
    { graceMonths: '12', graceInterest: 'capitalized' },
    { balloon: '50.000' },
    car,
    { asset: 'other', assetValue: '1.000', months: '1', rate: '0', downPayment: '0' },
  ]
  for (const typed of questions) {
    const { shown } = resultOf(typed)
    expect(sumOf(shown.rows)).toBe(shown.total?.amount)
    expect(shown.headline).toMatchObject({ amount: shown.total?.amount })
    const [contract] = shown.apart ?? []
    expect(sumOf(contract?.rows ?? [])).toBe(contract?.rows.findLast(({ kind }) => kind)?.['amount' as never])
  }
})

test('SAC, Price and the loan with extras as a table and as lines of a chart', () => {
  const { shown } = resultOf({ insurance: 'none', extraMonthly: '500,00' })
  expect(shown.tables?.[0]?.columns).toEqual(['Item', 'SAC', 'Price', 'SAC com extras'])
  expect(shown.tables?.[0]?.rows.at(-1)?.slice(0, 3)).toEqual(['Prazo', '30\u00A0anos', '30\u00A0anos'])
  expect(shown.chart?.series.map(({ label, values }) => [label, values[0], values.at(-1)])).toEqual([
    ['SAC', 400_000_00, 0],
    ['Price', 400_000_00, 0],
    ['SAC com extras', 400_000_00, 0],
  ])
  expect(shown.tables?.at(-1)?.folded?.[0]?.rows).toHaveLength(12)
})

test('what an income changes, in words: the other system, the band with its limit, the home that fits', () => {
  const { shown } = resultOf({ assetValue: '280.000,00', income: '7.000,00', insurance: 'none' })
  expect(plain(shown.summary)).toMatch(
    /Na Price a primeira seria de R\$ [\d.,]+, com R\$ [\d.,]+ a mais de juros\./,
  )
  expect(plain(shown.summary)).toContain(
    'Pela Faixa 3 do Minha Casa, Minha Vida, no SAC, a primeira seria de R$ 2.052,09 (7,66 % ao ano, nominal, mais TR) a R$ 2.145,42 (8,16 %), sem contar subsídio, que não sabemos. Com renda de R$ 7.000 e R$ 56.000 de entrada, no SAC, cabem imóveis de até R$ 236.100 a 11,19 % ao ano e até R$ 275.200 pela Faixa 3, a 8,16 % ao ano, nominal.',
  )
})

test.each([
  [
    '5.000,00',
    'Não cabe na renda',
    'A primeira parcela é 52,22 % da renda de R$ 5.000; os bancos costumam aceitar até 30 %. Com renda',
  ],
  [
    '6.000,00',
    'No SAC não cabe na renda; na Price cabe pela Faixa 3',
    'Na Price, pela Faixa 3 do Minha Casa, Minha Vida, a primeira seria de R$ 1.590,85 (7,66 % ao ano, nominal, mais TR) a R$ 1.668,69 (8,16 %).',
  ],
  [
    '7.000,00',
    'Só cabe na renda pela menor taxa da Faixa 3',
    'Pela Faixa 3 do Minha Casa, Minha Vida seria de R$ 2.052,09 (7,66 % ao ano, nominal, mais TR) a R$ 2.145,42 (8,16 %).',
  ],
  [
    '9.000,00',
    'Cabe na renda',
    'A primeira parcela é 29,01 % da renda de R$ 9.000; os bancos costumam aceitar até 30 %.',
  ],
])('with an income of %s what it decides comes first: %s', (income, short, why) => {
  const { verdict } = resultOf({ assetValue: '280.000,00', income, insurance: 'none' }).shown
  expect(verdict?.short).toBe(short)
  expect(plain(verdict?.why ?? '')).toContain(why)
})

test('without an income nothing is decided', () => {
  expect(resultOf({}).shown.verdict).toBeUndefined()
})

test('the TR of years is not known: no index and three others', () => {
  const { answer, shown } = resultOf({ insurance: 'none' })
  expect(answer.scenarios[0]).toEqual({ annualRate: 0, lastInstalment: 1120_98, totalPaid: 1_041_018_29 })
  const asked = resultOf({ insurance: 'none', indexRate: '2' }).answer
  expect(answer.scenarios[2]).toEqual({
    annualRate: 0.02,
    lastInstalment: asked.lastPaid,
    totalPaid: asked.total,
  })
  expect(shown.tables?.some(({ caption }) => caption.startsWith('E se a TR'))).toBe(true)
  expect(resultOf(car).answer.scenarios).toEqual([])
})

test('the formulas of Excel in Portuguese', () => {
  const excelOf = (typed: Texts) => resultOf(typed).shown.excel
  expect(excelOf({})).toBe('=ARRED(400000/360+400000*((1+11,19%)^(1/12)-1);2)+123,58+23,42+25')
  expect(excelOf({ insurance: 'none', system: 'price', rateKind: 'nominal' })).toBe(
    '=ARRED(PGTO(11,19%/12;360;-400000);2)',
  )
  expect(excelOf({ insurance: 'none', graceMonths: '12' })).toMatch(/^=SOMA\(/)
  expect(excelOf({ insurance: 'none', system: 'price', rate: '0,0000001' })).toMatch(/^=SOMA\(/)
})

test('no income is asked for while nothing is paid: a loan that ends in its grace period', () => {
  const { shown } = resultOf({
    asset: 'other',
    assetValue: '20.000,00',
    graceMonths: '2',
    graceInterest: 'capitalized',
    extraMonthly: '8107',
  })
  expect(JSON.stringify(shown)).not.toContain('NaN')
})
