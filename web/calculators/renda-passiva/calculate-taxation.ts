import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import { type RuleSource, ruleSource } from '#web/finance/core/statement.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { dividendTables } from '#web/finance/tables/income-tax/dividends.ts'

/** Fixed income held for more than 720 days; LCI, LCA, FII and the like; dividends of one company. */
export type Taxation = 'fixed-income' | 'exempt' | 'dividends'

export type IncomeTax = { rate: Fraction; source?: RuleSource }

/** On the yield of an investment that leaves `net` a month; undefined before the tables. */
export function incomeTaxOf(taxation: Taxation, net: Cents, date: IsoDate): IncomeTax | undefined {
  switch (taxation) {
    case 'exempt':
      return { rate: 0 }
    case 'fixed-income': {
      const table = inForce(fixedIncomeIr, date)
      const longest = table?.brackets.at(-1)
      return table && longest && { rate: longest.rate, source: ruleSource(table) }
    }
    case 'dividends': {
      const table = inForce(dividendTables, date)
      // Above the limit the whole is taxed: between it and what the tax leaves of it, no gross amount leaves `net`.
      return table && { rate: net > table.exemptUpTo ? table.rate : 0, source: ruleSource(table) }
    }
  }
}
