import { formatNumber } from '#web/finance/core/format.ts'
import type { Cents } from '#web/finance/core/money.ts'
import type { ModalitiesInput, ModalitiesResult } from './calculate.ts'
import { usesInWords } from './words.ts'

type Answer = Extract<ModalitiesResult, { ok: true }>

/**
 * Every way as CSV for Excel in Portuguese: `;` between columns, decimal comma, UTF-8 with the mark Excel asks for; below,
 * the rate in words, with its source and whether it is simulated.
 */
export function modalitiesCsv(
  { modalities }: Answer,
  { currency, ways }: ModalitiesInput,
  rateInWords: string,
): string {
  const head = ['Como vou usar', currency, 'Spread (%)', 'IOF (%)', 'IOF (R$)', 'Total (R$)', 'VET']
  const rows = modalities.map(({ use, amount, iofRate, iof, total, vet }) => [
    usesInWords[use],
    plain(amount / 100, 2),
    plain(spreadOf(ways, use) * 100, 2),
    plain(iofRate * 100, 2),
    plain(iof / 100, 2),
    plain(total / 100, 2),
    plain(vet, 4),
  ])
  return `\uFEFF${[head, ...rows, [rateInWords]].map((row) => row.join(';')).join('\r\n')}\r\n`
}

/** The total of the chosen way as a formula of Excel or Google Sheets in Portuguese, rounded where the sum rounds. */
export function modalityFormula(
  { use, amount, iofRate }: Answer,
  { commercialRate, ways }: ModalitiesInput,
): string {
  const spread = spreadOf(ways, use)
  const converted = `ARRED(${plain(amount / 100, 2)}*${plain(commercialRate, 6)}*(1+${plain(spread, 6)});2)`
  return `=${converted}+ARRED(${converted}*${plain(iofRate, 6)};2)+${plain(feeOf(ways, use) / 100, 2)}`
}

function spreadOf(ways: ModalitiesInput['ways'], use: Answer['use']): number {
  return ways.find((way) => way.use === use)?.spread ?? 0
}

function feeOf(ways: ModalitiesInput['ways'], use: Answer['use']): Cents {
  return ways.find((way) => way.use === use)?.fee ?? 0
}

/** Without the dots of the thousands, which a spreadsheet would not read. */
function plain(value: number, decimals: number): string {
  return formatNumber(value, decimals).replaceAll('.', '')
}
