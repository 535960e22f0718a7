import type { DaySight } from '#web/rates/alerts/alerts.ts'
import type { ServedReading } from '#web/rates/quotes/use-reading.ts'

/** What the HTML brings of one currency: its reading, and its last thirty days with who gave them. */
export type ServedSeries = {
  served: ServedReading
  days: readonly DaySight[]
  credit: string
  simulated: boolean
}
