import { formatBrl, formatNumber, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { type Cents, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import {
  type Line,
  type RuleSource,
  type Statement,
  type Step,
  statement,
} from '#web/finance/core/statement.ts'
import type { ScheduleRow } from '#web/finance/credit/amortization.ts'
import { calculateCet } from '#web/finance/credit/cet.ts'
import type { DatedFlow } from '#web/finance/interest/internal-rate.ts'
import type { Cet, FinancingAnswer, FinancingInput, IofParts, Row, YearRow } from './question.ts'

export type Parts = {
  input: FinancingInput
  principal: Cents
  iof: Cents
  iofRule: RuleSource
  iofParts?: IofParts
  schedule: FinancingAnswer['schedule']
  rows: readonly Row[]
}

export const systemNames = { sac: 'SAC', price: 'Price', sam: 'SAM', sacre: 'SACRE' } as const

export function paidStatement(parts: Parts): Statement {
  const { principal, input, rows } = parts
  const lines = [
    {
      key: 'principal',
      label: 'Valor financiado',
      amount: principal,
      formula: principalInWords(parts),
    },
    ...costLines(parts).filter(
      ({ key }) => !(input.financesCosts && (key === 'upfront-fees' || key === 'iof')),
    ),
  ]
  const monthly = rows.reduce((sum, { paid, extra }) => sum + paid + extra, 0)
  return statement(lines, monthly + (input.financesCosts ? 0 : input.upfrontFees + parts.iof))
}

/** Beyond the price of what it bought. */
export function costStatement(parts: Parts, paid: Cents): Statement {
  const { assetValue, downPayment } = parts.input
  return statement(costLines(parts), paid - (assetValue - downPayment))
}

export function onTheDayStatement(parts: Parts): Statement {
  const { input } = parts
  const { asset, assetValue, downPayment, purchase, upfrontFees, financesCosts } = input
  const lines: Line[] = [
    {
      key: 'down-payment',
      label: 'Entrada',
      amount: downPayment,
      formula: `Parte de ${formatBrl(assetValue)}`,
    },
  ]
  if (asset === 'property') {
    const tax = Math.round(assetValue * purchase.transferTaxRate)
    lines.push(
      {
        key: 'transfer-tax',
        label: 'ITBI',
        amount: tax,
        formula: `${formatBrl(assetValue)} × ${formatPercent(purchase.transferTaxRate)}: a alíquota é do município`,
      },
      {
        key: 'registry',
        label: 'Registro em cartório',
        amount: purchase.registry,
        formula: `${formatPercent(purchase.registry / assetValue)} de ${formatBrl(assetValue)}: cada estado tem a sua tabela`,
      },
    )
  }
  if (!financesCosts) lines.push(feesLine(upfrontFees), iofLine(parts))
  return statement(lines, totalOf(lines))
}

const totalOf = (lines: readonly Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

function costLines(parts: Parts): Line[] {
  const { input, schedule, rows } = parts
  const sum = (amountOf: (row: Row) => Cents) => rows.reduce((total, row) => total + amountOf(row), 0)
  const lines: Line[] = [
    {
      key: 'interest',
      label: 'Juros',
      amount: schedule.totalInterest,
      formula: `${systemNames[input.system]}, ${rows.length} ${rows.length === 1 ? 'parcela' : 'parcelas'}: a taxa do mês sobre o saldo de cada mês`,
    },
  ]
  if (schedule.totalCorrection !== 0) {
    lines.push({
      key: 'correction',
      label: `Correção pela ${input.index.kind === 'tr' ? 'TR' : 'inflação (IPCA)'}`,
      amount: schedule.totalCorrection,
      formula: `${formatPercent(input.index.annualRate)} ao ano sobre o saldo, antes da parcela: um cenário, não uma previsão`,
    })
  }
  const charged: Line[] = [
    {
      key: 'mip',
      label: 'Seguro de morte e invalidez (MIP)',
      amount: sum(({ mip }) => mip),
      formula: mipInWords(input),
    },
    {
      key: 'dfi',
      label: 'Seguro do imóvel (DFI)',
      amount: sum(({ dfi }) => dfi),
      formula: `${formatBrl(input.dfi)} × ${countInWords(rows.length)}`,
    },
    {
      key: 'monthly-fee',
      label: 'Tarifa mensal',
      amount: sum(({ fee }) => fee),
      formula: `${formatBrl(input.monthlyFee)} × ${countInWords(rows.length)}`,
    },
    feesLine(input.upfrontFees),
  ]
  lines.push(...charged.filter(({ amount }) => amount !== 0), iofLine(parts))
  return lines
}

function feesLine(amount: Cents): Line {
  return {
    key: 'upfront-fees',
    label: 'Tarifas e registro do contrato',
    amount,
    formula: 'Cobradas uma vez, no começo',
  }
}

function iofLine({ iof, iofRule, iofParts, principal }: Parts): Line {
  const formula = iofParts
    ? `${formatBrl(iofParts.daily)} (${formatPercent(iofParts.rates.daily, 4)} ao dia sobre cada amortização, até 365 dias) + ${formatBrl(iofParts.additional)} (${formatPercent(iofParts.rates.additional)} de ${formatBrl(principal)})`
    : 'Financiamento de moradia não paga IOF'
  return { key: 'iof', label: 'IOF', amount: iof, formula, source: iofRule }
}

function mipInWords({ mip, estimate }: FinancingInput): string {
  const rate = estimate
    ? ` (${formatPercent(estimate.mipRate, 6)} do saldo por mês, ${estimate.age} anos de idade)`
    : ''
  return `${formatBrl(mip)} no primeiro mês${rate}, depois na proporção do saldo`
}

const countInWords = (months: number) => `${months} ${months === 1 ? 'mês' : 'meses'}`

function principalInWords({ input, iof }: Parts): string {
  const { assetValue, downPayment, financesCosts, upfrontFees } = input
  const base = `${formatBrl(assetValue)} − ${formatBrl(downPayment)} de entrada`
  return financesCosts ? `${base} + ${formatBrl(upfrontFees)} de tarifas + ${formatBrl(iof)} de IOF` : base
}

export function stepsOf({ input, principal, rows }: Parts, monthlyRate: number, annualRate: number): Step[] {
  const rate = `${formatPercent(input.rate.value)}`
  const readings = {
    effective: `(1 + ${rate})^(1 ÷ 12) − 1: taxa efetiva ao ano`,
    nominal: `${rate} ÷ 12: taxa nominal ao ano`,
    monthly: `${rate} ao mês, como no contrato`,
  } as const
  return [
    {
      key: 'monthly-rate',
      label: 'Taxa de juros ao mês',
      unit: 'fraction',
      value: monthlyRate,
      formula: readings[input.rate.kind],
    },
    {
      key: 'annual-rate',
      label: 'Taxa efetiva ao ano',
      unit: 'fraction',
      value: annualRate,
      formula: `(1 + ${percentInWords(monthlyRate, 7)})^12 − 1`,
    },
    {
      key: 'term',
      label: 'Prazo até quitar',
      unit: 'months',
      value: rows.length,
      formula: `${formatNumber(input.months, 0)} no contrato`,
    },
    {
      key: 'loan-to-value',
      label: 'Parte do bem que é financiada',
      unit: 'fraction',
      value: principal / input.assetValue,
      formula: `${formatBrl(principal)} ÷ ${formatBrl(input.assetValue)}`,
    },
  ]
}

/** The rows with what the insurers and the bank charge beside them: MIP follows the corrected balance. */
export function rowsWithCosts(
  { mip, dfi, monthlyFee: fee }: FinancingInput,
  schedule: readonly ScheduleRow[],
  dueOn: readonly IsoDate[],
): Row[] {
  const [first] = schedule
  if (!first) return []
  let before = first.balance + first.amortization + first.extra - first.correction
  const mipRate = mip / (before + first.correction)
  return schedule.map((row, index) => {
    const insured = roundCents((before + row.correction) * mipRate)
    before = row.balance
    const paid = row.instalment + insured + dfi + fee
    return { ...row, dueOn: dueOn[index] ?? '1970-01-01', mip: insured, dfi, fee, paid }
  })
}

export function yearsOf(rows: readonly Row[]): YearRow[] {
  return Array.from({ length: Math.ceil(rows.length / 12) }, (_, index) => {
    const months = rows.slice(index * 12, (index + 1) * 12)
    const sum = (amountOf: (row: Row) => Cents) => months.reduce((total, row) => total + amountOf(row), 0)
    return {
      year: index + 1,
      paid: sum(({ paid }) => paid),
      extra: sum(({ extra }) => extra),
      interest: sum(({ interest }) => interest),
      correction: sum(({ correction }) => correction),
      amortization: sum(({ amortization }) => amortization),
      charges: sum(({ mip, dfi, fee }) => mip + dfi + fee),
      balance: months.at(-1)?.balance ?? 0,
    }
  })
}

type Upfront = { fees: Cents; iof: Cents }

/**
 * CET of the contract: the annual rate that zeroes what was released and what is paid, on the days of the contract. The
 * ladder adds one cost at a time, so that its steps add up to the CET.
 *
 * @see Resolução CMN 4.881/2020
 */
export function cetOf(date: IsoDate, principal: Cents, rows: readonly Row[], { fees, iof }: Upfront): Cet {
  const released = principal - fees
  const stages: Stage[] = [
    { key: 'interest', released: principal, paid: (row) => row.instalment },
    { key: 'insurance', released: principal, paid: (row) => row.instalment + row.mip + row.dfi },
    { key: 'fees', released, paid: (row) => row.paid },
    { key: 'iof', released: released - iof, paid: (row) => row.paid },
  ]
  const isIndexed = rows.some(({ correction }) => correction !== 0)
  const ladder: Extract<Cet, { ok: true }>['ladder'] = []
  let before = { annualRate: 0, monthlyRate: 0 }
  for (const stage of stages.filter(({ key }) => isCharged(key, rows, { fees, iof }))) {
    const flows: DatedFlow[] = [{ date, amount: stage.released }]
    for (const row of rows) flows.push({ date: row.dueOn, amount: -stage.paid(row) })
    const found = stage.released > 0 ? calculateCet(flows) : noSolution
    if (!found.ok) return found
    const key = stage.key === 'interest' && isIndexed ? 'index' : stage.key
    ladder.push({ key, annualRate: found.annualRate, adds: found.annualRate - before.annualRate })
    before = found
  }
  return { ok: true, annualRate: before.annualRate, monthlyRate: before.monthlyRate, ladder }
}

type Stage = { key: 'interest' | 'insurance' | 'fees' | 'iof'; released: Cents; paid: (row: Row) => Cents }

const noSolution = { ok: false, reason: 'no-solution' } as const

/** Interest is the first stage of every loan; the others only when they cost something. */
function isCharged(key: Stage['key'], rows: readonly Row[], { fees, iof }: Upfront): boolean {
  switch (key) {
    case 'interest':
      return true
    case 'insurance':
      return rows.some(({ mip, dfi }) => mip + dfi > 0)
    case 'fees':
      return fees > 0 || rows.some(({ fee }) => fee > 0)
    case 'iof':
      return iof > 0
  }
}
