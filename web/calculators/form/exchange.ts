import { formatBrl } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { Carried, MonthResult, NoticeCode } from '#web/finance/income-tax/exchange-months.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'
import type { NotaRow } from './calculator.ts'

// Shared by the calculators of the exchange: imposto de ações no mês, preço médio.

/** `11/2026`. */
export function monthInWords(month: IsoDate): string {
  return `${month.slice(5, 7)}/${month.slice(0, 4)}`
}

export function noticeInWords(code: NoticeCode, { limit }: MonthResult['exemption'], month: IsoDate): string {
  switch (code) {
    case 'exempt-gain':
      return `As vendas de ações não passaram de ${formatBrl(limit)} no mês: o ganho com ações à vista é isento e não usa prejuízos. BDR, ETF, opções, FII e day trade não têm essa isenção.`
    case 'over-limit':
      return `As vendas de ações passaram de ${formatBrl(limit)} no mês: o ganho inteiro paga, não só o que passou.`
    case 'loss-in-exempt-month':
      return `O prejuízo com ações vale mesmo em mês de vendas de até ${formatBrl(limit)}: ele diminui os próximos ganhos.`
    case 'darf-waits':
      return `Um DARF de menos de ${formatBrl(inForce(darf, month)?.minimum ?? 0)} não se paga: o imposto espera e soma com o dos próximos meses.`
    case 'withheld-left':
      return 'Sobrou imposto retido pela corretora. Ele diminui o imposto dos próximos meses do ano; o que sobrar em dezembro vai para a declaração anual.'
  }
}

export function exemptionRows({
  exemption: { sold, limit, left, exemptGain },
  expectedWithheld,
}: MonthResult) {
  const rows: NotaRow[] = [
    {
      label: 'Vendido no mês',
      text: formatBrl(sold),
      formula:
        sold > limit
          ? `${formatBrl(sold - limit)} acima do limite de isenção, ${formatBrl(limit)}`
          : `ainda cabem ${formatBrl(left)} no limite de isenção, ${formatBrl(limit)}`,
    },
  ]
  if (exemptGain > 0) rows.push({ label: 'Ganho isento', text: formatBrl(exemptGain) })
  if (expectedWithheld.shares > 0)
    rows.push({ label: 'Retido na venda, pela regra', text: formatBrl(expectedWithheld.shares) })
  if (expectedWithheld.dayTrade > 0)
    rows.push({ label: 'Retido no day trade, pela regra', text: formatBrl(expectedWithheld.dayTrade) })
  return rows
}

export function carriedRows({ commonLoss, dayTradeLoss, fiiLoss, pendingTax, withheld }: Carried): NotaRow[] {
  const found: [string, number][] = [
    ['Prejuízo em operações comuns', commonLoss],
    ['Prejuízo em day trade', dayTradeLoss],
    ['Prejuízo com FII', fiiLoss],
    ['Imposto que espera', pendingTax],
    ['IR retido ainda não usado', withheld],
  ]
  return found
    .filter(([, amount]) => amount > 0)
    .map(([label, amount]) => ({ label, text: formatBrl(amount) }))
}
