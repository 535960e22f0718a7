import { percentInWords } from '#web/finance/core/format.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { CHECKED_ON } from '../../text-source.ts'
import { lawOn } from '../../worked.ts'

const { brackets } = lawOn(fixedIncomeIr, CHECKED_ON)

/** Income tax rates on a yield, of the shortest and of the longest terms: `22,5 %`, `15 %`. */
export const [shortTermTax, longTermTax] = [brackets.at(0), brackets.at(-1)].map((bracket) =>
  percentInWords(bracket?.rate ?? Number.NaN),
)
