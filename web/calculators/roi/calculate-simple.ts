import { formatBrl, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { type Line, type Step, statement } from '#web/finance/core/statement.ts'
import { calculateRoi, netCdi } from '#web/finance/fixed-income/roi.ts'
import type { CdiAlternative, RoiResult, SimpleQuestion } from './types.ts'

/** From R$ 10 trilhões on, a double no longer holds every centavo. */
const largest: Cents = 1_000_000_000_000_000

/**
 * ROI = final ÷ invested − 1; per year (1 + ROI)^(12 ÷ months) − 1. Against it, the same money at the CDI for the same
 * months, less income tax by the term, each rounded once.
 */
export function calculateSimple(question: SimpleQuestion): RoiResult {
  const { invested, final, months, date, annualCdi } = question
  const alternative = netCdi({ annualCdi, months, date })
  if (!alternative.ok) return alternative
  if (invested * alternative.grossFactor > largest) return { ok: false, reason: 'too-large' }
  const { roi, annualRate } = calculateRoi({ invested, final, years: months / 12 })
  const cdi = cdiStatement(question, alternative)
  const lines: Line[] = [
    { key: 'final', label: 'Retorno total', amount: final, formula: 'Tudo o que voltou' },
    { key: 'invested', label: 'Investimento', amount: -invested, formula: 'Tudo o que saiu' },
  ]
  return {
    ok: true,
    mode: 'simple',
    ...statement(lines, final - invested),
    roi,
    annualRoi: annualRate,
    cdi,
    overCdi: final - cdi.total,
    excel: `=(${plain(final)}/${plain(invested)})^(12/${months})-1`,
    steps: stepsOf(question, roi, annualRate),
    notices: final < cdi.total ? ['below-cdi'] : [],
  }
}

type Net = Extract<ReturnType<typeof netCdi>, { ok: true }>

function cdiStatement({ invested, months, annualCdi }: SimpleQuestion, net: Net): CdiAlternative {
  const gain = roundCents(invested * (net.grossFactor - 1))
  const ir = roundCents(gain * net.irRate)
  const lines: Line[] = [
    { key: 'invested', label: 'O mesmo valor no CDI', amount: invested, formula: 'O que você investiu' },
    {
      key: 'yield',
      label: 'Rendimento bruto',
      amount: gain,
      formula: `${formatBrl(invested)} × ((1 + ${formatPercent(annualCdi)})^(${months} ÷ 12) − 1)`,
    },
    {
      key: 'ir',
      label: 'Imposto de renda',
      amount: -ir,
      formula: `${formatBrl(gain)} × ${formatPercent(net.irRate, 1)}, por ${net.days} dias`,
      source: net.irRule,
    },
  ]
  return { ...statement(lines, invested + gain - ir), netAnnualRate: net.netAnnualRate, irRate: net.irRate }
}

function stepsOf({ invested, final, months }: SimpleQuestion, roi: number, annualRate: number): Step[] {
  return [
    {
      key: 'roi',
      label: 'Retorno sobre o investimento (ROI)',
      unit: 'fraction',
      value: roi,
      formula: `${formatBrl(final)} ÷ ${formatBrl(invested)} − 1`,
    },
    {
      key: 'annual-roi',
      label: 'ROI ao ano',
      unit: 'fraction',
      value: annualRate,
      formula: `(1 + ${formatPercent(roi)})^(12 ÷ ${months}) − 1`,
    },
  ]
}

const plain = (amount: number) => formatNumber(amount / 100).replace(/\./g, '')
