import { PastReturns } from '#web/rates/asset-detail/PastReturns.tsx'
import { comparison, investmentReturns, type Measures } from '#web/rates/assets/investment-return.ts'
import type { ClosingPrice } from '#web/rates/chart-ranges.ts'
import { Island } from '#web/ui/islands/Island.tsx'
import { Section } from '#web/ui/Section.tsx'

/** More points are narrower than the line that joins them. */
const MOST_POINTS = 90

type Props = {
  code: string
  /** How the return is counted and what is left out, in words. */
  closes: readonly ClosingPrice[]
  without: string
  measures: Measures
  isCoin: boolean
  origin: string
  simulated: boolean
}

/** Says so where nobody can tell. */
export function PastSection({ closes, measures, ...told }: Props) {
  const rows = investmentReturns(closes, measures)
  return (
    <Section id="passado" title="E se eu tivesse investido?" className="stack section">
      {rows.length > 0 ? (
        <Island name="past" code="PastReturns" when="input">
          <PastReturns
            {...told}
            rows={rows}
            pair={comparison(
              closes,
              measures.cdi,
              MOST_POINTS,
              rows.map(({ first }) => first),
            )}
          />
        </Island>
      ) : (
        <p className="muted">Sem dado: a fonte do histórico não deu preços que possamos usar.</p>
      )}
      <p className="small muted">Rendimento passado não garante o futuro. Isto não é recomendação.</p>
    </Section>
  )
}
