import { calculator as comparadorCustos } from '#web/calculators/comparador-custos/calculator.ts'
import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { bare, worked } from '../../worked.ts'

export const CDI = '13,65'
export const CDI_DAY = '17/09/2026'

const inShop = (cashPrice: string, instalments: number, instalment: string, annualYield = CDI) =>
  worked(comparadorCustos, {
    mode: 'instalments',
    cashPrice,
    instalments: String(instalments),
    instalment,
    firstAt: 'next-month',
    annualYield,
    date: CDI_DAY,
  })

export const television = inShop('2.160', 12, '200')

/** Saving of paying at once if the CDI is a point above, and a point below. */
export const [dearerMoney, cheaperMoney] = ['14,65', '12,65'].map(
  (cdi) => inShop('2.160', 12, '200', cdi).headline,
)
const FRIDGE = { instalments: 18, each: 149_00 }
export const fridge = inShop('1.800', FRIDGE.instalments, String(FRIDGE.each / 100))

/** The smallest discount that beats `instalments` equal ones without interest: 1 − their worth today ÷ their sum. */
export function discountThatTies(instalments: number): string {
  const sum = instalments * 100_00
  // Without a discount the instalments cost less: the total is their present value.
  const today = inShop(String(sum / 100), instalments, '100').shown.total?.amount ?? sum
  return formatPercent(1 - today / sum, 1)
}

const plans = [3, 6, 10, 12]

export const BEFORE = 1000_00
export const RAISED = 1400_00
export const announced = roundCents(RAISED * 0.7)

export const announcedOff = formatPercent(1 - announced / BEFORE, 0)
export const announcedLess = formatBrl(BEFORE - announced)
export const fridgeInInstalments = formatBrl(FRIDGE.instalments * FRIDGE.each)
export const discountsInWords = plans.map((n) => `${discountThatTies(n)} em ${n} vezes`).join(', ')
export const discountPoints = plans.map((n) => [`${n} vezes`, bare(discountThatTies(n))])
