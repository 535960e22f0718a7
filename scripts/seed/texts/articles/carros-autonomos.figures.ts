import { calculator as comparison } from '#web/calculators/comparador-custos/calculator.ts'
import { formatBrl } from '#web/finance/core/format.ts'
import { difference, worked } from '../../worked.ts'

/** Every value is an example of ours: the price of the car, of the package, of the ride. */
const fiveYears = (price: string, insurance: string) =>
  worked(comparison, {
    mode: 'car',
    price,
    kmPerMonth: '1000',
    appPerKm: '2,60',
    fuelPerKm: '0,45',
    years: '5',
    annualYield: '13,65',
    yieldIs: 'gross',
    ipvaRate: '4',
    insurance,
    maintenance: '2.400,00',
    depreciation: '10',
    date: '23/11/2026',
  })
export const plain = fiveYears('130.000,00', '4.800,00')
export const assisted = fiveYears('140.000,00', '5.400,00')
export const own = 'Carro próprio, em dinheiro'
export const packageCost = difference(assisted.row(own), plain.row(own))

/** PTAX of 02/10/2026. */
export const calibration = formatBrl(Math.round(500 * 522.38))
