import { momentWords } from '#web/rates/assets/asset-words.ts'
import type { ChartRange } from '#web/rates/chart-ranges.ts'
import { momentInWords } from '#web/rates/charts/chart-words.ts'
import type { Reading } from '#web/rates/quote.ts'
import { sources } from '#web/rates/sources.ts'

/** Why the line of a month ends at another price than the one on top of the page. */
export function LineEnd({ reading: { quote }, ranges }: { reading: Reading; ranges: readonly ChartRange[] }) {
  const line = ranges.find(({ id }) => id === '1M')
  const end = line?.points.at(-1)
  if (!(quote && line && end) || end.price === quote.last) return null
  return (
    <p className="small muted">
      {`O preço no alto é de ${sources[quote.source].name}, ${momentWords(quote.pricedAt)}. A linha de um mês termina em ${momentInWords(end)}, por ${sources[line.source].name}: outra hora ou outra fonte, outro preço.`}
    </p>
  )
}
