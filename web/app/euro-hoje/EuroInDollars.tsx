import { formatNumber } from '#web/finance/core/format.ts'
import { readQuote } from '#web/rates/quotes/quotes.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { sources } from '#web/rates/sources.ts'
import { Figure } from '#web/ui/Figure.tsx'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { Miudos } from '#web/ui/nota/Miudos.tsx'

/** One euro in dollars, by the two rates in reais when they come from one source and are of one kind. */
export async function EuroInDollars() {
  const [{ quote: euro }, { quote: dollar }] = await Promise.all([readQuote('eur-brl'), readQuote('usd-brl')])
  const cross =
    euro && dollar && euro.source === dollar.source && euro.kind === dollar.kind ? { euro, dollar } : null
  return (
    <FoldedSection
      id="em-dolar"
      title="Um euro em dólar"
      hint={cross ? `US$\u00A0${formatNumber(cross.euro.last / cross.dollar.last, 4)}` : 'Sem dado'}
    >
      {cross ? (
        <>
          <p>
            <Figure
              value={cross.euro.last / cross.dollar.last}
              text={formatNumber(cross.euro.last / cross.dollar.last, 4)}
              prefix="US$"
              size="m"
            />
          </p>
          <p className="small muted">
            {`Cálculo do Em Miúdos: ${formatNumber(cross.euro.last, 4)} ÷ ${formatNumber(cross.dollar.last, 4)}, os dois em reais. Fonte: ${sources[cross.euro.source].name}.`}
          </p>
          {cross.euro.simulated && (
            <p>
              <SimulatedTag />
            </p>
          )}
        </>
      ) : (
        <p>Sem dado: para esta conta, o euro e o dólar precisam vir da mesma fonte.</p>
      )}
      <p>
        Quem viaja para a zona do euro compra euro. Passar por dólar soma um segundo spread, e na Europa a
        troca ainda paga a taxa da casa de câmbio de lá.
      </p>
      <Miudos>compare o VET em euro. É o preço final por euro, com tudo dentro.</Miudos>
    </FoldedSection>
  )
}
