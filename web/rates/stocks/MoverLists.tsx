import { Change } from '#web/ui/Change.tsx'
import { Section } from '#web/ui/Section.tsx'
import styles from '../assets/AssetBoard.module.css'
import { assetPath, type StockRow } from '../catalogue/asset-rows.ts'

const COUNT = 5

/** Among what was traded enough. An order of facts, not an advice. */
export function MoverLists({ rows }: { rows: readonly StockRow[] }) {
  const { rises, falls } = movers(rows, COUNT)
  return (
    <div>
      <div className="columns columns-66">
        <List id="altas" title="Maiores altas" rows={rises} />
        <List id="baixas" title="Maiores baixas" rows={falls} />
      </div>
      <p className={`small muted ${styles.afterLists}`}>
        Só ações com R${'\u00A0'}1 milhão ou mais em negócios no dia. Não é recomendação.
      </p>
    </div>
  )
}

function List({ id, title, rows }: { id: string; title: string; rows: readonly StockRow[] }) {
  return (
    <Section id={id} title={title}>
      {rows.length === 0 ? (
        <p className="muted">Sem dado.</p>
      ) : (
        <dl className={styles.movers}>
          {rows.map(({ code, name, changeFraction }) => (
            <div key={code}>
              <dt>
                <a href={assetPath(code)}>{code}</a> {name}
              </dt>
              <dd>{changeFraction !== null && <Change fraction={changeFraction} />}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}

/** About so many reais a day, at least, for a place among the rises and falls. */
const LEAST_TURNOVER = 1_000_000

/** The largest rises and falls among what was traded enough; none of the wrong sign. */
export function movers(rows: readonly StockRow[], count: number): { rises: StockRow[]; falls: StockRow[] } {
  const traded = rows
    .filter(({ turnover }) => turnover !== null && turnover >= LEAST_TURNOVER)
    .flatMap((row) => (row.changeFraction === null ? [] : [{ row, change: row.changeFraction }]))
    .toSorted((one, other) => other.change - one.change)
  const rowsOf = (some: typeof traded) => some.slice(0, count).map(({ row }) => row)
  return {
    rises: rowsOf(traded.filter(({ change }) => change > 0)),
    falls: rowsOf(traded.filter(({ change }) => change < 0).toReversed()),
  }
}
