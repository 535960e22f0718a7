import type { OtherCurrency } from '#web/finance/exchange/currencies.ts'
import type { TesouroBond } from '#web/finance/fixed-income/tesouro-direto.ts'
import type { SourceId } from './sources.ts'

/** Of the first bond of its kind on the Treasury's table: the year of its name, and the rate for who buys. */
export type BondFigure = `tesouro-${'year' | 'rate'}-${TesouroBond}`

/** Figures of today that a calculator can be filled with. Identity only: the browser reads this too. */
export type FigureName =
  | 'cdi'
  | 'selic'
  | 'tr'
  | 'ipca12'
  | 'usd'
  | 'eur'
  | 'btc'
  | 'today'
  | OtherCurrency
  | BondFigure

/** A figure as its field shows it, and of when it is. */
export type Figure = {
  /** As typed in the field: `13,65`, `5,2238`, `22/11/2026`. */
  text: string
  /** `CDI de 18/11/2026`. */
  label: string
  /** Nobody publishes the day of today. */
  source?: SourceId
  simulated: boolean
}

/** A figure without a source that answers is absent, never pretended. */
export type Figures = Readonly<Partial<Record<FigureName, Figure>>>
