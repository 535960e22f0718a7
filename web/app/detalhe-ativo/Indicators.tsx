import { formatDay, formatPercent } from '#web/finance/core/format.ts'
import type { StockFacts } from '#web/rates/catalogue/asset-rows.ts'
import { bookWords, earningsWords } from '#web/rates/stocks/stock-columns.ts'
import { Facts } from '#web/ui/tables/Facts.tsx'
import { indicators } from '../_assets/indicator-words.ts'

/** Multiples with their formula and day. What the source does not give has no row, and none of them words instead. */
export function Indicators({ code, facts }: { code: string; facts: StockFacts | null }) {
  const rows = facts ? rowsOf(facts) : []
  return (
    <section className="stack section" aria-labelledby="indicadores">
      <div className="section-top">
        <h2 id="indicadores">Quanto custa em relação ao que rende</h2>
      </div>
      {rows.length > 0 ? (
        <>
          <Facts wide items={rows} />
          <p className="small muted">
            {facts?.balanceOn
              ? `Último trimestre no P/L e no P/VP: o que acabou em ${formatDay(facts.balanceOn)}.`
              : 'A fonte não diz de que balanço são o P/L e o P/VP.'}
          </p>
        </>
      ) : (
        <p className="muted">
          A fonte não informa DY, P/L nem P/VP de {code} a este site. Em vez de estimar, não mostramos.
        </p>
      )}
    </section>
  )
}

function rowsOf({ dividendYield, priceEarnings, priceToBook, yearChange, day, updatedOn }: StockFacts) {
  const ofPrice = `com o preço de ${formatDay(day)}`
  const ofMultiple = updatedOn ? `de ${formatDay(updatedOn)}` : 'a fonte não diz de que dia'
  const percent = (fraction: number) => formatPercent(fraction, 1)
  const rows = [
    { ...indicators.dividendYield, value: dividendYield, show: percent, of: ofPrice },
    { ...indicators.priceEarnings, value: priceEarnings, show: earningsWords, of: ofMultiple },
    { ...indicators.priceToBook, value: priceToBook, show: bookWords, of: ofMultiple },
    { ...indicators.yearChange, name: 'Preço em 12 meses', value: yearChange, show: percent, of: ofPrice },
  ]
  return rows.flatMap(({ name, value, show, of, formula }) =>
    value === null ? [] : [{ label: name, value: show(value), note: `${of}: ${formula}` }],
  )
}
