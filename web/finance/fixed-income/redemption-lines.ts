import { formatBrl, formatNumber } from '../core/format.ts'
import { inForce } from '../core/in-force.ts'
import type { IsoDate } from '../core/money.ts'
import { type Line, ruleSource } from '../core/statement.ts'
import { fixedIncomeIr } from '../tables/fixed-income/fixed-income-ir.ts'
import { iofInvestimento } from '../tables/fixed-income/iof-investimento.ts'
import type { LotsRedemption } from './fixed-income-lots.ts'
import { percentInWords } from './yield-words.ts'

type Redeemed = Extract<LotsRedemption, { ok: true }>

/** What a lot is called, one and many. */
type LotNames = readonly [one: string, many: string]

/** The taxes of a redemption as lines: IOF where some lot had under 30 days, and one line per rate of income tax. */
export function redemptionTaxLines(
  { iof, iofLots, byRate }: Redeemed,
  date: IsoDate,
  named: LotNames = ['aplicação', 'aplicações'],
): Line[] {
  const iofTable = inForce(iofInvestimento, date)
  const irTable = inForce(fixedIncomeIr, date)
  const iofLine: Line = {
    key: 'iof',
    label: 'IOF de resgate antes de 30 dias',
    amount: -iof,
    formula: `parte do rendimento pela tabela dos 30 dias, ${lotsInWords(iofLots, named)}`,
    ...(iofTable && { source: ruleSource(iofTable) }),
  }
  const irLines = byRate.map(
    ({ irRate, lots, taxable, ir }): Line => ({
      key: `ir-${irRate * 1000}`,
      label: `Imposto de renda de ${percentInWords(irRate)}`,
      amount: -ir,
      formula: `${percentInWords(irRate)} × ${formatBrl(taxable)} de rendimento${iof > 0 ? ' depois do IOF' : ''}${lots > 1 ? `, ${lotsInWords(lots, named)}, com o imposto arredondado em cada` : ''}`,
      ...(irTable && { source: ruleSource(irTable) }),
    }),
  )
  return [...(iof > 0 ? [iofLine] : []), ...irLines.filter(({ amount }) => amount !== 0)]
}

function lotsInWords(lots: number, [one, many]: LotNames): string {
  return lots === 1 ? `1 ${one}` : `${formatNumber(lots, 0)} ${many}`
}
