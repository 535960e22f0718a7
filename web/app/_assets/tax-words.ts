import { dayInBrasilia, formatBrl, formatDay, formatPercent } from '#web/finance/core/format.ts'
import { type Edition, inForce } from '#web/finance/core/in-force.ts'
import { cryptoTables } from '#web/finance/tables/income-tax/crypto.ts'
import { dividendTables, type EarlierProfits } from '#web/finance/tables/income-tax/dividends.ts'
import { fiiIncome } from '#web/finance/tables/income-tax/fii.ts'
import { foreignIncomeTables } from '#web/finance/tables/income-tax/foreign-income.ts'
import { capitalGainsRates } from '#web/finance/tables/income-tax/ganho-capital.ts'
import { jcp } from '#web/finance/tables/income-tax/jcp.ts'
import { rendaVariavel } from '#web/finance/tables/income-tax/renda-variavel.ts'
import type { AssetClass } from '#web/rates/catalogue/assets.ts'

/** A rule in words, and where it is written. */
export type TaxLine = Pick<Edition, 'source' | 'from' | 'checkedOn'> & { text: string }

/** The income tax of a person on each class, by the tables in force at `now`. A rule without a table has no line. */
export function taxOf(kind: AssetClass, now: Date): TaxLine[] {
  switch (kind) {
    case 'acao':
      return stockTax(now)
    case 'fii':
      return fundTax(now)
    case 'etf':
      return wordsOf(
        rendaVariavel,
        now,
        ({ commonRate, dayTradeRate }) =>
          `Venda de fundo de índice: ${rate(commonRate)} do lucro, sem isenção; no day trade, ${rate(dayTradeRate)}.`,
      )
    case 'cripto':
      return coinTax(now)
  }
}

export function stockTax(now: Date): TaxLine[] {
  const sale = wordsOf(
    rendaVariavel,
    now,
    ({ exemptShareSalesUpTo, commonRate, dayTradeRate }) =>
      `Venda de ações até ${formatBrl(exemptShareSalesUpTo)} no mês: lucro isento. Acima: ${rate(commonRate)} do lucro; day trade, sempre ${rate(dayTradeRate)}.`,
  )
  const dividends = wordsOf(
    dividendTables,
    now,
    ({ exemptUpTo, rate: tax, earlierProfits }) =>
      `Dividendos: até ${formatBrl(exemptUpTo)} por mês de cada empresa, nada. Acima, ${rate(tax)} na fonte sobre o total do mês${earlierInWords(earlierProfits)}.`,
  )
  const interest = wordsOf(jcp, now, ({ rate: tax }) => `Juros sobre capital próprio: ${rate(tax)} na fonte.`)
  return [...sale, ...dividends, ...interest]
}

function earlierInWords(rule: EarlierProfits | undefined): string {
  return rule
    ? `, menos os lucros de até ${rule.until} aprovados até ${formatDay(rule.approvedBy)} (até ${formatDay(rule.injunction.until)}, por liminar)`
    : ''
}

export function payoutTaxWords(kind: 'acao' | 'fii', now: Date): string {
  const day = dayInBrasilia(now)
  const [interest, dividends, fund] = [
    inForce(jcp, day),
    inForce(dividendTables, day),
    inForce(fiiIncome, day),
  ]
  if (kind === 'fii') {
    return fund
      ? `Líquido para pessoa física com menos de ${rate(fund.paysFromShare)} das cotas, em fundo de bolsa com pelo menos ${fund.fewestHolders} cotistas: isento.`
      : ''
  }
  if (!(interest && dividends)) return ''
  return `Líquido para pessoa física, pela lei do dia do pagamento: JCP tem ${rate(interest.rate)} na fonte (15\u00A0% até 2025). Dividendo não tem desconto até ${formatBrl(dividends.exemptUpTo)} por mês da mesma empresa; acima disso, ${rate(dividends.rate)} sobre o total do mês${earlierInWords(dividends.earlierProfits)}, conta que a tabela não faz.`
}

function fundTax(now: Date): TaxLine[] {
  const income = wordsOf(
    fiiIncome,
    now,
    ({ fewestHolders, paysFromShare, rate: tax }) =>
      `Rendimentos: isentos se o fundo tem pelo menos ${fewestHolders} cotistas, é negociado em bolsa e você tem menos de ${rate(paysFromShare)} das cotas. Fora disso, ${rate(tax)}.`,
  )
  const sale = wordsOf(
    rendaVariavel,
    now,
    ({ fiiRate }) => `Venda de cotas: ${rate(fiiRate)} do lucro, sem isenção.`,
  )
  return [...income, ...sale]
}

export function coinTax(now: Date): TaxLine[] {
  const exemption = wordsOf(
    cryptoTables,
    now,
    ({ exemptSalesUpTo, report }) =>
      `Vendas de todas as criptomoedas até ${formatBrl(exemptSalesUpTo)} no mês: lucro isento, para o que fica no Brasil ou com você. Trocar uma moeda por outra conta como venda. Quem opera no exterior ou sem intermediária presta a ${report.name} no mês que passa de ${formatBrl(report.above)}.`,
  )
  const above = wordsOf(capitalGainsRates, now, ({ brackets }) => {
    const [lowest, highest] = [brackets[0]?.rate ?? 0, brackets.at(-1)?.rate ?? 0]
    return `Acima disso: de ${rate(lowest)} a ${rate(highest)} do lucro, por faixas.`
  })
  const abroad = wordsOf(
    foreignIncomeTables,
    now,
    ({ rate: tax }) => `Em corretora no exterior: ${rate(tax)} do lucro, uma vez por ano, sem isenção.`,
  )
  return [...exemption, ...above, ...abroad]
}

function wordsOf<Table extends Edition>(
  tables: readonly Table[],
  now: Date,
  words: (table: Table) => string,
): TaxLine[] {
  const table = inForce(tables, dayInBrasilia(now))
  if (!table) return []
  const { source, from, checkedOn } = table
  return [{ text: words(table), source, from, checkedOn }]
}

function rate(fraction: number): string {
  const decimals = Number.isInteger(Math.round(fraction * 1e6) / 1e4) ? 0 : 1
  return formatPercent(fraction, decimals)
}
