import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import { readEcbReference } from '#web/rates/quotes/quotes.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { sources } from '#web/rates/sources.ts'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { Facts } from '#web/ui/tables/Facts.tsx'

/** The European Central Bank's rate of the day, a second source of another kind: never mixed with the market's price. */
export async function EcbReference() {
  const { held, failedAt } = await readEcbReference()
  const { name, url } = sources.frankfurter
  return (
    <FoldedSection
      id="taxa-bce"
      title="Taxa do Banco Central Europeu"
      hint={held ? `${formatDay(held.value.day)}: R$\u00A0${inWords(held.value.rates.BRL)}` : 'Sem dado'}
    >
      {held ? (
        <>
          <Facts
            items={[
              { label: 'Um euro em reais', value: `R$\u00A0${inWords(held.value.rates.BRL)}` },
              { label: 'Um euro em dólar', value: `US$\u00A0${inWords(held.value.rates.USD)}` },
            ]}
          />
          <p className="small muted">
            {`Taxa diária de referência de ${formatDay(held.value.day)}: um número por dia, sem compra nem venda. Serve para comparar com o mercado, e ninguém compra por ela. Fonte: Banco Central Europeu, por `}
            {held.simulated && 'simulador, no formato de '}
            <a href={url}>{name}</a>.{failedAt !== null && ' A última tentativa de renovar falhou.'}
          </p>
          {held.simulated && (
            <p>
              <SimulatedTag />
            </p>
          )}
        </>
      ) : (
        <p>
          Sem dado: a fonte da taxa não deu um valor que possamos usar. Em vez de estimar, não mostramos
          número.
        </p>
      )}
    </FoldedSection>
  )
}

function inWords(rate: number | undefined): string {
  return rate === undefined ? 'sem dado' : formatNumber(rate, 4)
}
