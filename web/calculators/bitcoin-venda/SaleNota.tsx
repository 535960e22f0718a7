import type { ReactNode } from 'react'
import { formatBrl, formatCents, formatDay } from '#web/finance/core/format.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Nota, type NotaLine } from '#web/ui/nota/Nota.tsx'
import { type CoinSaleResult, numberInWords } from './calculate.ts'
import { MonthMeter } from './MonthMeter.tsx'
import { noticeInWords } from './words.ts'

type Sale = Extract<CoinSaleResult, { ok: true }>
type Props = { sale: Sale; priceNote: string; stamp: ReactNode; outdated: boolean; actions: ReactNode }

/** From the gross to what is left, with the month against the limit of exemption and what must be told to the Receita. */
export function SaleNota({ sale, priceNote, stamp, outdated, actions }: Props) {
  const withTax = sale.gainStatement !== undefined
  return (
    <>
      <Nota
        id="nota-venda"
        title={`Venda de ${numberInWords(sale.quantity)} bitcoin`}
        stamp={stamp}
        headline={{
          label: withTax ? 'Você fica com' : 'Você recebe, antes do imposto',
          value: sale.total / 100,
          text: formatCents(sale.total),
        }}
        lines={linesOf(sale)}
        summary={summaryOf(sale)}
        notes={notesOf(sale, priceNote)}
        actions={actions}
        outdated={outdated}
      />
      {sale.exemption && <MonthMeter {...sale.exemption} />}
      <div className="stack-small">
        {sale.notices.map((code) => (
          <Notice key={code} tone="warning">
            {noticeInWords(code, sale)}
          </Notice>
        ))}
      </div>
    </>
  )
}

function linesOf({ lines, total, gainStatement, gain, loss }: Sale): NotaLine[] {
  const result = gain - loss
  return [
    ...lines.map(({ key, label, amount, formula }) => ({
      label,
      value: formatCents(amount),
      detail: formula,
      note: key === 'gross' ? 1 : key.startsWith('tax') ? 3 : undefined,
      kind: amount < 0 ? ('minus' as const) : undefined,
    })),
    { label: gainStatement ? 'Fica com você' : 'Recebe', value: formatBrl(total), kind: 'total' as const },
    ...(gainStatement
      ? [{ label: result < 0 ? 'Prejuízo' : 'Ganho', value: formatBrl(Math.abs(result)), note: 2 }]
      : []),
  ]
}

function summaryOf({ exemption, tax, gainStatement, total }: Sale): string {
  if (exemption) {
    const month = `as vendas do mês somam ${formatBrl(exemption.sold)} de ${formatBrl(exemption.limit)}`
    if (exemption.isExempt) return `${month}; ainda cabem ${formatBrl(exemption.left)} sem imposto.`
    if (exemption.sold <= exemption.limit) return `${month}.`
    return `${month}: passou do limite, e o ganho inteiro paga imposto.`
  }
  if (!gainStatement) return `entram ${formatBrl(total)}, e falta o imposto do ano.`
  return `${formatBrl(tax)} são o imposto do ano sobre este ganho.`
}

function notesOf({ lines, payment, report, gainStatement, exemption }: Sale, priceNote: string): ReactNode[] {
  const rule = lines.find(({ source }) => source)?.source
  const gain = gainStatement?.lines.map(({ label, amount }) => `${label} ${formatBrl(amount)}`).join('; ')
  return [
    priceNote,
    gain ? `Ganho: ${gain}.` : 'Sem o preço médio de compra não há ganho a calcular.',
    rule
      ? `Imposto: ${rule.source}. Em vigor desde ${formatDay(rule.from)}.`
      : exemption &&
        `Isenção: vendas de todas as moedas, no mês, de até ${formatBrl(exemption.limit)} (Lei 9.250/1995, art. 22, II). Não vale para moeda guardada no exterior.`,
    payment && paymentInWords(payment),
    `${report.name}: ${report.isDue ? 'informe' : 'por esta conta, não é preciso informar'} este mês à Receita. O limite é ${formatBrl(report.above)}.`,
    'O que esta conta não inclui: taxa de saque e de rede, e perdas ou ganhos de outras moedas.',
  ].filter((note) => note !== undefined)
}

function paymentInWords(payment: NonNullable<Sale['payment']>): string {
  if (payment.how === 'annual-return') return `Paga-se na declaração de ${payment.year}.`
  const until = payment.payBy ? ` até ${formatDay(payment.payBy)}` : ''
  return `DARF ${payment.code}${until}.`
}
