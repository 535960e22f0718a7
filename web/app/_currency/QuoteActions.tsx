'use client'

import { canShare, share } from '#web/calculators/form/actions/clipboard.ts'
import { frameOf } from '#web/calculators/form/actions/frame.ts'
import { useCopy } from '#web/calculators/form/actions/use-copy.tsx'
import { formatNumber } from '#web/finance/core/format.ts'
import { momentOf, type Quote } from '#web/rates/quote.ts'
import { type ServedReading, useReading } from '#web/rates/quotes/use-reading.ts'
import { series } from '#web/rates/series.ts'
import { sources } from '#web/rates/sources.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'

type Props = { served: ServedReading; title: string }

/** A quote taken away: as a message, with its time and source, or in a frame of another site, where it stays alive. */
export function QuoteActions({ served, title }: Props) {
  const { quote } = useReading(served)
  const { take, outcome } = useCopy()
  const { path, decimals } = series[served.reading.series]
  const address = () => `${window.location.origin}${path}`
  const send = async (quote: Quote) => {
    const text = inWords(title, quote, decimals)
    if (canShare()) return share(text, address())
    await take({
      label: 'Esta cotação',
      text: `${text}\n${address()}`,
      message: 'Cotação copiada, com o link.',
    })
  }
  const embed = () =>
    take({
      label: 'Código para incorporar',
      text: frameOf(`${address()}?embed=1`, title),
      message: 'Código copiado. Cole no seu site: a cotação aparece sem anúncios.',
    })
  return (
    <div>
      {quote && (
        <Button variant="plain" size="small" onClick={() => send(quote)}>
          <Icon name="share" size="small" />
          Compartilhar
        </Button>
      )}
      <Button variant="plain" size="small" onClick={embed}>
        <Icon name="external" size="small" />
        Incorporar
      </Button>
      {outcome}
    </div>
  )
}

function inWords(title: string, quote: Quote, decimals: number): string {
  const { last, source, simulated } = quote
  const origin = `Fonte: ${sources[source].name}.${simulated ? ' Dados simulados.' : ''}`
  return `${title}: R$\u00A0${formatNumber(last, decimals)} em ${momentOf(quote)} (Brasília). ${origin}`
}
