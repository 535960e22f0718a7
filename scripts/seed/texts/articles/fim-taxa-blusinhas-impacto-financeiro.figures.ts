import { calculator } from '#web/calculators/calculadora-moedas/calculator.ts'
import { formatBrl, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { importCost } from '#web/finance/exchange/importacao.ts'
import { icmsImportacao, type State } from '#web/finance/tables/exchange/icms-importacao.ts'
import { impostoImportacao } from '#web/finance/tables/exchange/imposto-importacao.ts'
import { answered, lawOn, worked } from '../../worked.ts'

const BEFORE: IsoDate = '2026-05-11'
const NOW: IsoDate = '2026-11-22'

/** PTAX, selling, of 02/10/2026. */
const DOLLAR = '5,2238'
const dollar = Number(DOLLAR.replace(',', '.'))

export const usd = (amount: Cents) => `US$ ${formatNumber(amount / 100, amount % 100 === 0 ? 0 : 2)}`
export const rule = lawOn(impostoImportacao, NOW)
export const ruleBefore = lawOn(impostoImportacao, BEFORE)
export const limit = usd(rule.compliant.threshold)
export const [above, outside] = [rule.compliant.rateAbove, rule.otherShopsRate].map((rate) =>
  percentInWords(rate),
)
export const ceiling = usd(rule.ceiling)
export const medicine = usd(rule.medicine.ceiling)

const icms = lawOn(icmsImportacao, NOW)
const dearStates = Object.keys(icms.exceptions)
export const { rate: usualRate } = icms
export const dearRate = Math.max(...Object.values(icms.exceptions))
export const [usual, dear] = [usualRate, dearRate].map((rate) => percentInWords(rate))

/** Of the price before it: the tax is inside its own base. */
export const weightOf = (rate: Fraction) => percentInWords(rate / (1 - rate), 1)

type Purchase = { product: Cents; freight?: Cents; state: State; isCompliant?: boolean }

/** Paid in reais by Pix, so that no IOF and no spread hides what the duty does. */
const costOn = (date: IsoDate, { product, freight = 0, state, isCompliant = true }: Purchase) =>
  answered(
    importCost({
      date,
      state,
      product,
      freight,
      insurance: 0,
      exchangeRate: dollar,
      isCompliant,
      goods: 'common',
      dispatchFee: 0,
      spread: 0,
      payment: 'goods-import',
    }),
  )

type Household = { name: string; purchase: Purchase; timesAYear: number }
export const single: Household = {
  name: 'US$ 40 por mês, em São Paulo',
  purchase: { product: 40_00, state: 'SP' },
  timesAYear: 12,
}
const family: Household = {
  name: 'US$ 48 e frete de US$ 4, quatro vezes no ano, no Ceará',
  purchase: { product: 48_00, freight: 4_00, state: 'CE' },
  timesAYear: 4,
}
export const gadget: Household = {
  name: 'US$ 120 uma vez, no Rio de Janeiro',
  purchase: { product: 120_00, state: 'RJ' },
  timesAYear: 1,
}

export function sumOf({ purchase, timesAYear }: Household) {
  const [before, now] = [costOn(BEFORE, purchase).total, costOn(NOW, purchase).total]
  return { before, now, less: before - now, year: timesAYear * (before - now) }
}

export const gadgetOutside = costOn(NOW, { ...gadget.purchase, isCompliant: false })
export const gadgetInside = costOn(NOW, gadget.purchase)
export const withoutFreight = costOn(NOW, { product: 48_00, state: 'CE' })
export const withFreight = costOn(NOW, family.purchase)

const prices: Cents[] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120].map((dollars) => dollars * 100)
const taxesOn = (date: IsoDate, product: Cents) => {
  const cost = costOn(date, { product, state: 'SP' })
  return cost.duty + cost.icms
}

export const mostSaved = taxesOn(BEFORE, rule.compliant.threshold) - taxesOn(NOW, rule.compliant.threshold)

/** Cost at the door of a dollar of the price while there is no duty. */
export const perDollar = (rate: Fraction) => formatBrl(roundCents((dollar * 100) / (1 - rate)))

const parcelTexts = {
  tab: 'importar',
  product: '40,00',
  freight: '5,00',
  currency: 'USD',
  dollarRate: DOLLAR,
  programme: 'yes',
  state: 'SP',
  payment: 'pix',
  spread: '0',
  date: '22/11/2026',
}
export const parcel = worked(calculator, parcelTexts)
export const onCard = worked(calculator, { ...parcelTexts, payment: 'card', spread: '4' })
export const byDate = (date: string, column: string) =>
  parcel.cell('A mesma compra pela regra de cada data', date, column)

export const taxesInWords = [20_00, 50_00, 80_00, 120_00]
  .map(
    (price) => `em ${usd(price)}, ${formatBrl(taxesOn(BEFORE, price))} e ${formatBrl(taxesOn(NOW, price))}`,
  )
  .join('; ')
export const taxPoints = prices.map((price) => [
  formatNumber(price / 100, 0),
  ...[BEFORE, NOW].map((date) => formatNumber(taxesOn(date, price) / 100)),
])
export const householdRows = [single, family, gadget].map((household) => {
  const { before, now, less, year } = sumOf(household)
  return [household.name, ...[before, now, less, year].map((amount) => formatNumber(amount / 100))]
})
export const mostDearStates = dearStates.slice(0, -1).join(', ')
export const lastDearState = dearStates.at(-1)
export const smallInSaoPaulo = formatBrl(costOn(NOW, { product: 30_00, state: 'SP' }).total)
export const smallInBahia = formatBrl(costOn(NOW, { product: 30_00, state: 'BA' }).total)
export const gadgetWithDuty = usd(gadgetInside.customsValue + gadgetInside.dutyUsd)
