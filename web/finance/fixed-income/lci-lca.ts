import { addDays, addMonths } from '../calendar/days.ts'
import { inForce } from '../core/in-force.ts'
import type { IsoDate } from '../core/money.ts'
import { type RuleSource, ruleSource } from '../core/statement.ts'
import {
  type ExemptPaper,
  lciLcaTerms,
  type MinimumTerm,
  priceIndexedTerms,
} from '../tables/fixed-income/lci-lca.ts'

type MinimumTermResult =
  | {
      ok: true
      minimum: MinimumTerm
      /** First day on which a paper of `date` may end, which may be one without banks. */
      earliest: IsoDate
      source: RuleSource
      /** Of papers that follow a price index: of a LCI, corrected each month; of a LCA, not confirmed. */
      priceIndexed?: { months: number; earliest: IsoDate; source: RuleSource }
    }
  | { ok: false; reason: 'no-table-in-force' }

/** When a LCI or LCA issued on `date` may end. facts/05-renda-fixa.md §1 */
export function minimumTermOf(paper: ExemptPaper, date: IsoDate): MinimumTermResult {
  const table = inForce(lciLcaTerms, date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const minimum = table.minimum[paper]
  const earliest = 'months' in minimum ? addMonths(date, minimum.months) : addDays(date, minimum.days)
  const indexed = inForce(priceIndexedTerms[paper], date)
  return {
    ok: true,
    minimum,
    earliest,
    source: ruleSource(table),
    ...(indexed && {
      priceIndexed: {
        months: indexed.months,
        earliest: addMonths(date, indexed.months),
        source: ruleSource(indexed),
      },
    }),
  }
}
