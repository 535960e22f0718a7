import { dayInBrasilia, formatDay, formatPercent } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { StockFacts } from '#web/rates/catalogue/asset-rows.ts'
import type { Asset } from '#web/rates/catalogue/assets.ts'
import type { AssetPayouts } from '#web/rates/stocks/payouts.ts'
import { Faq } from '#web/ui/Faq.tsx'
import { Section } from '#web/ui/Section.tsx'
import { TaxBox } from '../_assets/TaxBox.tsx'
import { taxOf } from '../_assets/tax-words.ts'

type Props = { asset: Asset; paid: AssetPayouts | null; facts: StockFacts | null; now: Date }

/** The questions that people type: the tax, and two that are answered where the source says enough. */
export function AssetQuestions({ asset: { code, kind }, paid, facts, now }: Props) {
  const today = dayInBrasilia(now)
  const items = [
    { question: `Quanto de imposto ${code} paga?`, answer: <TaxBox lines={taxOf(kind, now)} /> },
    ...(kind === 'acao' ? whenPaid(code, 'dividendos', paid, today) : []),
    ...(kind === 'fii' ? whenPaid(code, 'rendimentos', paid, today) : []),
    ...yieldOf(code, facts),
  ]
  return (
    <Section id="perguntas" title="Perguntas">
      <Faq items={items} />
    </Section>
  )
}

function whenPaid(code: string, what: string, paid: AssetPayouts | null, today: IsoDate) {
  const payouts = paid?.payouts ?? []
  const next = payouts.findLast(({ paidOn }) => paidOn !== null && paidOn >= today)
  const last = payouts.find(({ paidOn }) => paidOn !== null && paidOn < today)
  const answers = [
    next?.paidOn &&
      `O próximo pagamento anunciado é em ${formatDay(next.paidOn)}${next.heldOn ? `, para quem tinha ${code} no fim de ${formatDay(next.heldOn)}` : ''}.`,
    last?.paidOn && `O último foi em ${formatDay(last.paidOn)}.`,
  ].filter(Boolean)
  if (answers.length === 0) return []
  return [
    {
      question: `${code} paga ${what} quando?`,
      answer: `${answers.join(' ')} Ninguém é obrigado a pagar o próximo.`,
    },
  ]
}

function yieldOf(code: string, facts: StockFacts | null) {
  if (!facts || facts.dividendYield === null) return []
  return [
    {
      question: `Qual o DY de ${code}?`,
      answer: `${formatPercent(facts.dividendYield, 1)} em 12 meses, com o preço de ${formatDay(facts.day)}: o que foi pago por unidade, antes do imposto, dividido pelo preço. O passado não garante o próximo.`,
    },
  ]
}
