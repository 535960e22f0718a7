import { calculator as jurosCompostos } from '#web/calculators/juros-compostos/calculator.ts'
import { calculator as roi } from '#web/calculators/roi/calculator.ts'
import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { paymentsIn } from '#web/finance/interest/annuity.ts'
import { monthlyRateFrom } from '#web/finance/interest/interest.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { bare, worked } from '../../worked.ts'

/** The house and the prices of the text on the electricity bill: examples, as it says. */

/** Reais a kWh with the taxes, in centavos. */
const PRICE = 95
export const price = formatBrl(PRICE)

const cost = (kwh: number) => formatBrl(roundCents(kwh * PRICE))

/** Energy of a month of 30 days: W × h ÷ 1000. */
const month = (watts: number, hoursADay: number) => (watts * hoursADay * 30) / 1000
const shown = (kwh: number) => ({ kwh: formatNumber(kwh, kwh % 1 === 0 ? 0 : 1), cost: cost(kwh) })

export const shower = shown(month(5500, 40 / 60))
export const shorterShower = shown(month(5500, 28 / 60))
export const showerSaved = shown(month(5500, 12 / 60))

/** The compressor works six tenths of the time. */
const airKwh = month(1100, 8 * 0.6)
export const air = shown(airKwh)
export const inverter = shown(airKwh * 0.4)
export const fridge = shown(45)
export const standby = shown(month(30, 24))

const house = [
  { name: 'Ar-condicionado', use: '1.100 W, 8 horas por noite, compressor ligado 60 % do tempo', ...air },
  { name: 'Chuveiro', use: '5.500 W, quatro banhos de 10 minutos', ...shower },
  { name: 'Geladeira', use: '45 kWh por mês, o número da etiqueta', ...fridge },
  { name: 'Aparelhos em espera', use: '30 W somados, o dia todo', ...standby },
]

/** Reais per 100 kWh, in centavos with their fractions; the last that were found are of 2025. */
const flags = { amarela: 188.5, 'vermelha, patamar 1': 446.3, 'vermelha, patamar 2': 787.7 }
export const flagRows = Object.entries(flags).map(([name, extra]) => [
  name,
  formatNumber(extra / 100, 3),
  formatNumber((extra / 100) * 3.5),
])

/** Eight lamps of 42 W that become 9 W, five hours a day, at R$ 12 each. */
const lampsKwh = month(8 * (42 - 9), 5)
export const lamps = shown(lampsKwh)

/** A month of shorter showers and of the lamps. */
export const bothSaved = cost(month(5500, 12 / 60) + lampsKwh)
const lampsMonth = formatNumber((lampsKwh * PRICE) / 100)
export const lampsPaid = worked(roi, {
  mode: 'flows',
  flowsBy: 'month',
  flows: `-96,00\n${Array.from({ length: 12 }, () => lampsMonth).join('\n')}`,
  annualCdi: '13,65',
  date: '17/09/2026',
})

export const kept = worked(jurosCompostos, {
  initial: '0',
  monthlyContribution: '70',
  rate: '100',
  ratePer: 'cdi',
  annualCdi: '13,65',
  term: '5',
  termUnit: 'years',
  tax: 'sim',
  startsOn: '04/01/2027',
})

const SOLAR = { price: 15_000_00, monthlySaving: 250_00 }
export const solar = {
  price: formatBrl(SOLAR.price),
  saving: formatBrl(SOLAR.monthlySaving),
  simple: SOLAR.price / SOLAR.monthlySaving,
  /** With what the money would yield: 100 % of a CDI of 13,65 % less 15 % of tax. */
  discounted: Math.ceil(paymentsIn(SOLAR.price, SOLAR.monthlySaving, monthlyRateFrom(0.1365 * (1 - 0.15)))),
}

const fridgeSaving = 25
export const newFridge = {
  saving: cost(fridgeSaving),
  years: formatNumber(2600_00 / (fridgeSaving * PRICE * 12), 0),
}

export const halfMinimumWage = formatBrl(
  roundCents((inForce(salarioMinimoTables, '2026-11-22')?.monthly ?? 0) / 2),
)

export const houseRows = house.map(({ name, use, kwh, cost }) => [name, use, kwh, bare(cost)])
export const houseInWords = house.map(({ name, kwh }) => `${name.toLowerCase()}, ${kwh} kWh`).join('; ')
export const housePoints = house.map(({ name, kwh }) => [name, kwh])
export const lampsPayback = lampsPaid.row('Payback simples').replace(/ \(.*/, '')
