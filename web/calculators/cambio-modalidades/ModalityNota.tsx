import type { ReactNode } from 'react'
import {
  dayInBrasilia,
  formatBrl,
  formatCents,
  formatDay,
  formatNumber,
  timeInBrasilia,
} from '#web/finance/core/format.ts'
import type { Quote } from '#web/rates/quote.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { sources } from '#web/rates/sources.ts'
import { Nota, type NotaLine } from '#web/ui/nota/Nota.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import type { ModalitiesInput, ModalitiesResult } from './calculate.ts'
import { summaryOf, titleOf, units } from './message.ts'
import { noticesInWords, percent, usesInWords } from './words.ts'

type Answer = Extract<ModalitiesResult, { ok: true }>
type Asked = { answer: Answer; question: ModalitiesInput }
type Props = Asked & {
  /** None when the reader typed the rate. */
  quote: Quote | null
  stamp: ReactNode
  outdated: boolean
  actions: ReactNode
}

/** The chosen way as a Nota: exchange, spread, IOF, fee, total and VET; below, the same under earlier rates of IOF. */
export function ModalityNota({ answer, question, quote, stamp, outdated, actions }: Props) {
  const asked = { answer, question }
  return (
    <>
      <Nota
        id="nota-cambio"
        title={titleOf(asked)}
        stamp={stamp}
        headline={headlineOf(asked)}
        aside={{
          label: `Custo por ${units[question.currency] ?? 'unidade'} (VET)`,
          value: answer.vet,
          text: formatNumber(answer.vet, 4),
        }}
        parts={partsOf(asked)}
        lines={linesOf(answer)}
        summary={summaryOf(asked)}
        notes={notesOf(asked, quote)}
        actions={actions}
        outdated={outdated}
      />
      {quote?.simulated && (
        <p>
          <SimulatedTag />
        </p>
      )}
      {answer.history.length > 1 && <PastCosts {...asked} />}
    </>
  )
}

function headlineOf({ answer, question }: Asked) {
  if (question.amountIn === 'foreign') {
    return { label: 'Você paga', value: answer.total / 100, text: formatCents(answer.total) }
  }
  const amount = answer.amount
  return { label: 'Você compra', value: amount / 100, text: formatCents(amount), prefix: question.currency }
}

function partsOf({ answer, question }: Asked) {
  const cost = (key: string) => answer.lines.find((line) => line.key === key)?.amount ?? 0
  return [
    { label: `compram ${units[question.currency] ?? 'moeda'}`, value: cost('exchange') },
    { label: 'ficam com a instituição', value: cost('spread') + cost('fee') },
    { label: 'são imposto', value: cost('iof') },
  ].filter(({ value }) => value > 0)
}

function linesOf({ lines, total, change }: Answer): NotaLine[] {
  const notes: Record<string, number> = { exchange: 1, spread: 2, iof: 3 }
  const shown = lines.filter(({ key, amount }) => amount !== 0 || key === 'exchange')
  return [
    ...shown.map(({ key, label, amount, formula }) => ({
      label,
      value: formatCents(amount),
      detail: formula,
      note: notes[key],
    })),
    { label: 'Total', value: formatBrl(total), kind: 'total' as const },
    ...(change > 0
      ? [{ label: 'Troco', value: formatCents(change), detail: 'Não compra mais um centavo' }]
      : []),
  ]
}

function notesOf({ answer, question }: Asked, quote: Quote | null): ReactNode[] {
  const { rule } = answer
  return [
    rateNote(question, quote),
    'Spread estimado: cada instituição define o seu. Pergunte o VET antes de fechar.',
    rule
      ? `IOF de ${percent(answer.iofRate)}: ${rule.source}. Em vigor desde ${formatDay(rule.from)}.`
      : 'A referência comercial não paga IOF porque ninguém compra por ela.',
    ...answer.notices.map((notice) => noticesInWords[notice]),
    'VET é o total dividido pela quantia. Cada linha é arredondada ao centavo, e as linhas somam o total.',
    'O que esta conta não inclui: anuidade, saque, entrega da moeda e a variação do câmbio até a compra ser fechada.',
  ]
}

/** The rate in words, with its time and its source; what is simulated says so. */
export function rateNote({ commercialRate }: ModalitiesInput, quote: Quote | null): string {
  if (!quote) return `Câmbio de R$ ${formatNumber(commercialRate, 4)}, digitado por você.`
  const priced = new Date(quote.pricedAt)
  const kind = { spot: 'Câmbio comercial, venda', ptax: 'PTAX de venda', daily: 'Taxa diária de referência' }[
    quote.kind
  ]
  const time = `${formatDay(dayInBrasilia(priced))}, ${timeInBrasilia(priced)} (Brasília)`
  const origin = `${quote.simulated ? 'Dados simulados, no formato de ' : ''}${sources[quote.source].name}`
  return `${kind}: R$ ${formatNumber(quote.last, 4)}, de ${time}. Fonte: ${origin}.`
}

function PastCosts({ answer, question }: Asked) {
  return (
    <DataDetails summary="Quanto custaria com o IOF de antes">
      <DataTable
        caption={`${usesInWords[answer.use]}: o mesmo câmbio de R$ ${formatNumber(question.commercialRate, 4)} com cada IOF`}
        columns={[
          { label: 'IOF desde' },
          { label: 'Alíquota', numeric: true },
          { label: 'IOF em R$', numeric: true },
          { label: 'Total em R$', numeric: true },
        ]}
        rows={answer.history.map(({ iofRate, iof, total, rule }) => [
          formatDay(rule.from),
          percent(iofRate),
          formatCents(iof),
          formatCents(total),
        ])}
      />
    </DataDetails>
  )
}
