import type { IsoDate } from './money.ts'

/** First day, source and confidence of a law's table. Editions stand newest first; an old one is never edited. */
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
  /** The change for people, in one sentence with its numbers; without one, pages name each number that changed. */
  news?: string
  /** Only for a table that is renewed from time to time; absent where it holds until a law changes it. */
  renewal?: Renewal
}

/** When the next edition of a table takes effect, and where it is published. */
export type Renewal = {
  /** First day of the next edition: from then on this one is out of date. */
  due: IsoDate
  /** As readers know it, feminine: `Tabela do INSS`. */
  name: string
  /** Who publishes it, and when: `Portaria do MPS e da Fazenda, no Diário Oficial, em geral até 15 de janeiro`. */
  published: string
  /** No law says that there will be a next one; it has come at this time of the year before. */
  isCustom?: true
}

/** The edition that holds on `date`; undefined before the oldest one, never the nearest. */
export function inForce<Table extends Pick<Edition, 'from'>>(
  editions: readonly Table[],
  date: IsoDate,
): Table | undefined {
  return editions.find(({ from }) => from <= date)
}
