import { formatDay, formatPercent, timeInBrasilia } from '#web/finance/core/format.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import { pointName } from '#web/ui/charts/packed-points.ts'
import { type ChartRange, dayOf, isCutShort, isPartOfDay, type RangeId } from '../chart-ranges.ts'
import { sources } from '../sources.ts'

/** `O dólar`, in `reais por dólar`. */
export type Charted = {
  name: string
  unit: string
  /** Before a price: `R$`; empty for an index in points. */
  prefix: string
  decimals: number
  /** Long ranges can also be drawn on a logarithmic scale. */
  canBeLogarithmic?: true
}

export const rangeNames: Record<RangeId, string> = {
  '1D': 'um dia',
  '5D': 'cinco dias',
  '1M': 'um mês',
  '6M': 'seis meses',
  '1A': 'um ano',
  '5A': 'cinco anos',
}

/** `O dólar subiu 1,9 % em um mês` */
export function conclusionOf({ name }: Pick<Charted, 'name'>, range: ChartRange): string {
  const [oldest, newest] = [range.points[0], range.points.at(-1)]
  if (!(oldest && newest)) return `${name}: sem dado em ${rangeNames[range.id]}`
  const since = spanInWords(range)
  if (range.points.length < 2) return `${name}: um só preço ${since}`
  return `${name} ${changeInWords(newest.price / oldest.price - 1)} ${since}`
}

/** May be less than the range is called: `das 12:21 às 14:00 de 18/11/2026`. */
export function spanInWords({ id, points }: ChartRange): string {
  const [oldest, newest] = [points[0], points.at(-1)]
  if (!(oldest && newest)) return `em ${rangeNames[id]}`
  if (isPartOfDay(points)) {
    const [from, until] = [timeInBrasilia(new Date(oldest.at)), timeInBrasilia(new Date(newest.at))]
    const [first, last] = [dayOf(oldest.at), dayOf(newest.at)]
    return `das ${from}${first === last ? '' : ` de ${formatDay(first)}`} às ${until} de ${formatDay(last)}`
  }
  return isCutShort({ id, points }) ? `desde ${formatDay(dayOf(oldest.at))}` : `em ${rangeNames[id]}`
}

function changeInWords(fraction: Fraction): string {
  const text = formatPercent(Math.abs(fraction), Math.abs(fraction) < 0.1 ? 2 : 1)
  if (!/[1-9]/.test(text)) return 'terminou como começou'
  return `${fraction > 0 ? 'subiu' : 'caiu'} ${text}`
}

/** `Fechamento, em reais por dólar, de 20/10 a 19/11/2026. Fonte: AwesomeAPI.` */
export function subtitleOf({ unit }: Charted, { points, measure, source, simulated }: ChartRange): string {
  const [oldest, newest] = [points[0], points.at(-1)]
  if (!(oldest && newest))
    return 'A fonte não deu preços que possamos usar. Em vez de estimar, não desenhamos linha.'
  const origin = `Fonte: ${simulated ? 'simulador, no formato de ' : ''}${sources[source].name}.`
  return `${measure}, em ${unit}, de ${pointName(oldest.at)} a ${pointName(newest.at)}. ${origin}`
}

/** Under a point of a range: an hour, a day, or a month. `at` is a day or an instant. */
export function axisLabel(id: RangeId, at: string): string {
  if (id === '1D' && at.length > 10) return timeInBrasilia(new Date(at))
  const day = pointName(at).slice(0, 10)
  return id === '1A' || id === '5A' ? day.slice(3) : day.slice(0, 5)
}
