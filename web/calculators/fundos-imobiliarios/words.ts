import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'
import type { FundResult } from './calculate.ts'

type Answer = Extract<FundResult, { ok: true }>

export function refusalInWords({ reason }: Extract<FundResult, { ok: false }>): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos a regra dessa data: esta conta vai de janeiro de 2006 em diante. Mude a data.'
  }
}

export function summaryInWords({ income: { net, ir }, yieldOnCost, sale }: Answer): string {
  const tax = ir > 0 ? `depois de ${formatBrl(ir)} de imposto` : 'sem imposto'
  const paid = `o fundo paga ${formatBrl(net)} no mês, ${tax}: ${formatPercent(yieldOnCost.month)} do que você pagou.`
  if (!sale) return paid
  if (sale.gain < 0) return `${paid} Vendendo, você perde ${formatBrl(-sale.gain)}.`
  return sale.tax > 0
    ? `${paid} Vendendo, o ganho de ${formatBrl(sale.gain)} paga ${formatBrl(sale.tax)}.`
    : `${paid} Vendendo, não há imposto.`
}

export function warningsOf({ checks, income, sale }: Answer, date: IsoDate): string[] {
  const unmet = checks.filter(({ isMet }) => !isMet).length
  const minimum = inForce(darf, date)?.minimum ?? 0
  return [
    ...(unmet > 0 && income.gross > 0
      ? ['O rendimento não é isento: falta cumprir ao menos uma condição. Veja a tabela abaixo.']
      : []),
    ...(sale && sale.gain > 0
      ? ['A venda de cotas com ganho não tem isenção por valor, como a das ações: qualquer ganho paga.']
      : []),
    ...(sale && sale.gain < 0
      ? ['O prejuízo só diminui ganhos futuros com FII e Fiagro, sem prazo. Guarde a nota de corretagem.']
      : []),
    ...(sale?.darf?.isBelowMinimum
      ? [
          `O imposto da venda é menor que ${formatBrl(minimum)}, o mínimo de um DARF: ele espera e soma com o dos próximos meses.`,
        ]
      : []),
  ]
}
