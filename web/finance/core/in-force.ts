import type { IsoDate } from './money.ts'

/** What every edition of a law's table says of itself. Editions stand newest first; an old one is never edited. */
export type Edition = {
  /** First day on which it holds. */
  from: IsoDate
  /** Day on which this table got it, when that was after `from`: texts reviewed before were written by the older one. */
  addedOn?: IsoDate
  /** Law, decree or ordinance, with the article. */
  source: string
  /** Where the text can be read; absent when no public address was checked. */
  url?: string
  /** Day on which someone last compared it with the source. */
  checkedOn: IsoDate
  /** `confirmed` in a public source, `known` rule not looked up again, `uncertain`: say so on the page. */
  confidence: 'confirmed' | 'known' | 'uncertain'
}

/** The edition that holds on `date`; undefined before the oldest one, never the nearest. */
export function inForce<Table extends Edition>(editions: readonly Table[], date: IsoDate): Table | undefined {
  return editions.find(({ from }) => from <= date)
}
