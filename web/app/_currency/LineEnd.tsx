import type { ChartRange } from '#web/rates/chart-ranges.ts'
import type { Reading } from '#web/rates/quote.ts'
import { sources } from '#web/rates/sources.ts'
import { pointName } from '#web/ui/charts/packed-points.ts'

/** Why the line of a month ends at another price than the one on top of the page, which renews itself. */
export function LineEnd({ reading: { quote }, ranges }: { reading: Reading; ranges: readonly ChartRange[] }) {
  const line = ranges.find(({ id }) => id === '1M')
  const end = line?.points.at(-1)
  if (!(quote && line && end) || end.price === quote.last) return null
  return (
    <p className="small muted">
      {`O preço no alto da página tem outra hora ou outra fonte: a linha termina em ${pointName(end.at)} (${sources[line.source].name}).`}
    </p>
  )
}
