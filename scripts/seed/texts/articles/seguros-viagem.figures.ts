import { calculator } from '#web/calculators/orcamento-viagem/calculator.ts'
import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import { bare, worked } from '../../worked.ts'

/** PTAX of sale of 10/08/2026, the last of the euro in our sources. */
const EURO = 5.8872

const trip = (perDay: string) =>
  worked(calculator, {
    currency: 'EUR',
    euroRate: '5,8872',
    dollarRate: '5,0963',
    departure: '10/01/2027',
    return: '19/01/2027',
    adults: '2',
    children: '0',
    tickets: '4.500,00',
    lodging: '90,00',
    food: '35,00',
    transport: '20,00',
    tours: '120,00',
    shopping: '300,00',
    insurance: perDay,
    visa: '0,00',
    phone: '0,00',
    saved: '0,00',
    date: '22/11/2026',
  })

export const plain = trip('15,00')
export const dear = trip('30,00')
const centsOf = ({ shown }: typeof plain) => shown.total?.amount ?? 0
export const insurance = plain.row('Seguro-viagem')

/** Two people, ten days, R$ 15 each. */
export const share = formatNumber((100 * 2 * 10 * 15_00) / centsOf(plain), 1)
const parts = ['Passagens', 'Hospedagem', 'Alimentação', 'Compras', 'Passeios', 'Transporte', 'Seguro-viagem']

/** The calculator hyphenates what this text writes in two words. */
const spelt = (part: string) => part.replace('-', ' ')
export const inReais = (euros: number) => formatBrl(Math.round(euros * EURO * 100))

export const partsInWords = parts.map((part) => `${spelt(part).toLowerCase()}, ${plain.row(part)}`).join('; ')
export const partPoints = parts.map((part) => [spelt(part), bare(plain.row(part))])
export const dearerBy = formatBrl(centsOf(dear) - centsOf(plain))
