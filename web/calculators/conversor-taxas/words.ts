import { formatNumber, percentInWords } from '#web/finance/core/format.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import { periodsPerYear, type RatePeriod } from '#web/finance/interest/rate-conversion.ts'
import { type ContractCheck, type RateInput, type RateResult, ratioInWords } from './calculate.ts'
import { periodNames } from './fields.ts'

type Refusal = Extract<RateResult, { ok: false }>
type Answer = Extract<RateResult, { ok: true }>

const NBSP = '\u00A0'

export const verdictsInWords: Readonly<Record<ContractCheck['verdict'], string>> = {
  higher: 'O CET passa dos juros: a diferença são seguros, tarifas e IOF. Peça ao banco a lista deles.',
  same: 'Bate: o CET é o que os juros dão em um ano, sem outros custos.',
  lower: 'Não bate: o CET nunca é menor do que os próprios juros. Confira os números do contrato.',
}

export function refusalInWords({ reason }: Refusal): string {
  switch (reason) {
    case 'loses-everything':
      return 'Essa taxa tira tudo, ou mais, em cada capitalização. Use uma taxa acima de −100\u00A0% por capitalização.'
    case 'too-large':
      return 'Essa taxa passa de 1 bilhão por cento ao ano, mais do que esta conta mostra. Diminua a taxa ou escolha um período maior.'
  }
}

/**
 * A rate with the decimals that its size needs: `12,6825 %`, `1,0719830 %`, and `10,00 %` when it is exact. Seven
 * decimals below 10 % give back the same year to the fourth.
 */
export function exactPercent(rate: Fraction): string {
  const percent = rate * 100
  const exact = [2, 3, 4].find((decimals) => Math.abs(percent - Number(percent.toFixed(decimals))) < 1e-10)
  const size = Math.abs(percent)
  return `${formatNumber(percent, exact ?? (size >= 1000 ? 2 : size < 10 ? 7 : 4))}${NBSP}%`
}

/** `12,6825 % ao ano`. */
export function convertedInWords(rate: Fraction, period: RatePeriod): string {
  return `${exactPercent(rate)} ${periodNames[period]}`
}

/** As it was typed: `1 % ao mês`. */
export function statedInWords({ rate, from }: RateInput): string {
  return `${percentInWords(rate, 7)} ${periodNames[from]}`
}

/** One sentence on the rate and one on the shortcut; what the contract says, where it was asked. */
export function summaryInWords(input: RateInput, { rate, shortcut, contract }: Answer): string {
  const nominal =
    input.kind === 'nominal' ? ` nominal, com capitalização ${compoundingNames[input.compounding]},` : ''
  const first =
    input.from === input.to && input.kind === 'effective'
      ? `${statedInWords(input)} é a mesma taxa. Escolha outro período em “Para” para converter.`
      : `${statedInWords(input)}${nominal} é o mesmo que ${convertedInWords(rate, input.to)}.`
  return [first, shortcutInWords(input, shortcut), contract && verdictsInWords[contract.verdict]]
    .filter(Boolean)
    .join(' ')
}

function shortcutInWords({ from, to }: RateInput, { rate, error }: Answer['shortcut']): string {
  if (from === to) return ''
  const ratio = periodsPerYear[from] / periodsPerYear[to]
  const times = `${ratio > 1 ? 'Multiplicar' : 'Dividir'} por ${ratioInWords(ratio)}`
  const points = Math.abs(error * 100)
  if (points < 5e-8) return `${times} aqui dá a mesma taxa.`
  const distance = `${formatNumber(points, points * 100 < 1 ? 7 : 4)} ${points < 2 ? 'ponto percentual' : 'pontos percentuais'}`
  return `${times} daria ${exactPercent(rate)}: ${distance} ${error > 0 ? 'a mais' : 'a menos'}.`
}

export const compoundingNames: Readonly<Record<RatePeriod, string>> = {
  year: 'anual',
  semester: 'semestral',
  quarter: 'trimestral',
  bimester: 'bimestral',
  month: 'mensal',
  'business-day': 'por dia útil',
  'commercial-day': 'diária (360)',
  'calendar-day': 'diária (365)',
}
