import { formatBrl, formatDay } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { MonthResult } from '#web/finance/income-tax/exchange-months.ts'
import { dividendTables } from '#web/finance/tables/income-tax/dividends.ts'
import type { ExchangeResult, Payouts } from './calculate.ts'

export function refusalInWords({ reason }: Extract<ExchangeResult, { ok: false }>): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos a regra desse mês: esta conta vai de janeiro de 2005 em diante. Mude o mês.'
  }
}

export function summaryInWords(
  { total, payBy, exemption, kinds, carried }: MonthResult,
  code: string,
): string {
  if (total > 0)
    return `você paga ${formatBrl(total)} no DARF ${code}, ${payBy ? `até ${formatDay(payBy)}` : 'até o último dia útil do mês seguinte'}.`
  if (carried.pendingTax > 0)
    return `há ${formatBrl(carried.pendingTax)} de imposto, que espera os próximos meses.`
  if (exemption.exemptGain > 0)
    return `não há DARF: você vendeu ${formatBrl(exemption.sold)}, até o limite de ${formatBrl(exemption.limit)}, e o ganho de ${formatBrl(exemption.exemptGain)} é isento.`
  if (kinds.some(({ lossCarried }) => lossCarried > 0))
    return 'não há DARF neste mês, e o prejuízo fica guardado para diminuir ganhos futuros.'
  return 'não há DARF neste mês.'
}

/** @see Lei 9.250/1995, art. 6º-A, § 3º, and art. 16-A, § 1º, XII */
export const earlierProfitNote =
  'Os dividendos são isentos pelo ano do lucro, se pagos como o ato de aprovação previu (Lei 9.250/1995, art. 6º-A, § 3º). No imposto mínimo do ano, só ficam de fora os pagos de 2026 a 2028 (art. 16-A).'

/** With the amount between the two answers. */
export function payoutDoubtInWords({ kind, ir }: NonNullable<Payouts['doubt']>, month: IsoDate): string {
  const rule = inForce(dividendTables, month)?.earlierProfits
  if (!rule) return ''
  const { until, approvedBy, injunction } = rule
  return kind === 'profit-year'
    ? `De que ano é o lucro distribuído? Se for de até ${until}, com a distribuição aprovada até ${formatDay(approvedBy)}, os dividendos são isentos: ${formatBrl(ir)} a menos de imposto. Responda em “O lucro distribuído é de”.`
    : `Aprovada depois de ${formatDay(approvedBy)}, a distribuição é isenta só pela liminar das ${injunction.case}, que vale para as aprovadas até ${formatDay(injunction.until)} (${injunction.state}). Sem ela, são ${formatBrl(ir)} de imposto.`
}
