'use client'

import { dayInBrasilia, formatBrl, formatCents, formatDay, timeInBrasilia } from '#web/finance/core/format.ts'
import { roundCents } from '#web/finance/core/money.ts'
import type { Quote } from '#web/rates/quote.ts'
import { StateStamp } from '#web/rates/quotes/StateStamp.tsx'
import { type ServedReading, useReading } from '#web/rates/quotes/use-reading.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { sources } from '#web/rates/sources.ts'
import { FormState } from '../form/old/FormState.tsx'
import styles from '../form/old/LiveForm.module.css'
import { NotaActions } from '../form/old/NotaActions.tsx'
import { useCalculator } from '../form/old/use-calculator.ts'
import { useCopy } from '../form/use-copy.tsx'
import { calculateCoinSale } from './calculate.ts'
import { coinSaleForm, saleOf, type TypedSale } from './form-fields.ts'
import { SaleFields } from './SaleFields.tsx'
import { SaleNota } from './SaleNota.tsx'
import { refusalInWords } from './words.ts'

/** What is left of a sale of bitcoin at the price on the page, or at one that the reader types. */
export function Form({ served }: { served: ServedReading }) {
  const { quote, state, now } = useReading(served)
  const { formProps, clear, errors, ignored, outdated, asked, result } = useCalculator(coinSaleForm, true)
  const { take, say, outcome } = useCopy()
  const isTyped = result.texts.price.trim() !== ''
  const { sale, refusal } = answerOf(result.input, quote, now)
  return (
    <div className={styles.form}>
      <form aria-label="Quanto recebo se vender" {...formProps}>
        <SaleFields
          errors={errors}
          price={quote ? roundCents(quote.last * 100) : undefined}
          onClear={() => say('Campos limpos.', clear())}
        />
        <FormState
          refusal={refusal}
          ignored={ignored}
          answer={sale && !outdated ? `Ficam ${formatBrl(sale.total)}` : undefined}
          asked={asked}
        />
      </form>
      {sale && (
        <SaleNota
          sale={sale}
          priceNote={priceNote(isTyped ? null : quote)}
          stamp={!isTyped && <StateStamp kind={state.kind} text={state.cardStamp} />}
          outdated={outdated}
          actions={
            <NotaActions path="/bitcoin-hoje" fields={coinSaleForm.fields} texts={result.texts} take={take} />
          }
        />
      )}
      {sale && !isTyped && quote?.simulated && (
        <p>
          <SimulatedTag />
        </p>
      )}
      {outcome}
    </div>
  )
}

function answerOf(texts: TypedSale, quote: Quote | null, now: Date) {
  if (!quote && texts.price.trim() === '') {
    return {
      refusal:
        'Sem cotação, não há o que calcular. Você pode digitar um preço em “Mudar corretagem, preço e data”.',
    }
  }
  const price = quote ? formatCents(roundCents(quote.last * 100)) : ''
  const parsed = saleOf(texts, price, formatDay(dayInBrasilia(now)))
  // What only the price of the moment makes wrong has no field to stand under.
  if (!parsed.success) return { refusal: parsed.error.issues.map(({ message }) => message).join(' ') }
  const sale = calculateCoinSale(parsed.data)
  return sale.ok ? { sale } : { refusal: refusalInWords(sale) }
}

function priceNote(quote: Quote | null): string {
  if (!quote) return 'Preço digitado por você.'
  const priced = new Date(quote.pricedAt)
  const time = `${formatDay(dayInBrasilia(priced))}, ${timeInBrasilia(priced)} (Brasília)`
  const origin = `${quote.simulated ? 'dados simulados, no formato de ' : ''}${sources[quote.source].name}`
  return `1 bitcoin: ${formatBrl(roundCents(quote.last * 100))}, de ${time}. Fonte: ${origin}. Sua corretora pode pagar outro preço.`
}
