import type { IsoDate } from '#web/finance/core/money.ts'
import type { Instant } from '../quote.ts'
import type { Answer } from '../source-reader/source-reader.ts'

/** A key that a source gives to who asks for one. */
type Key = {
  /** Of the environment. */
  variable: string
  /** Its plan, where it has only one. */
  plan?: string
  /** Where to get it, and what its lack costs: said to who starts the site. */
  missing: string
  /** For .env.example. */
  note: string
  plans?: {
    variable: string
    /** The least first. */
    names: readonly [string, ...string[]]
    /** Of the plan with this name, what it does not give. */
    missing: Readonly<Record<string, string>>
    /** For .env.example. */
    note: string
  }
}

/**
 * A source of numbers: what to call it, where to read about it, on what terms its data may be shown. Each file of this folder
 * that exports one as `source` is one, by its own name; `npm run typegen` finds it and names the parts that it lacks.
 */
export type Source = {
  name: string
  /** For people: the page to credit. */
  url: string
  /** Of its API. */
  host: string
  licence: string
  /** Requests that it answers, where its documents say so; of the least plan where a key has several. */
  limits?: { minute?: number; month?: number }
  /** Why its terms leave it out of a site with advertisements, unless an operator has agreed on others (`LICENSED_SOURCES`). */
  withoutAdvertising?: string
  /** A reader's browser asks it too, when the site cannot be reached. */
  isAskedByBrowsers?: true
  key?: Key
  /** Left to the operator, and not with an address of their own: said to who starts the site. */
  missing?: string
  missingWithoutAddress?: string
  /** Of its address, for .env.example. */
  note?: string
  /** Days that it may go without a new number; a week where it does not say. */
  restsDays?: number
  /** One question of `npm run check-live` and of the tests of its twin, with what to say of the answer, and of when it is. */
  ask: (
    baseUrl: string,
    given: { today: IsoDate; key: string | undefined },
  ) => Promise<Answer<unknown> & { text: string; at: Instant | IsoDate | null }>
}
