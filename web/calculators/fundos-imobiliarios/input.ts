import * as z from 'zod/mini'
import {
  brlField,
  dayField,
  optionalField,
  percentField,
  wholeField,
  yesNoField,
} from '../form/old/fields.ts'
import type { FundInput } from './calculate.ts'

const unit = 1_000_000_00
const most = 1_000_000_000_00

/** What was typed, by field, to a question for `calculateFund`. */
export const fundInput = z.pipe(
  z.object({
    date: dayField('Data', { max: '2099-12-31' }),
    units: wholeField('Cotas', { min: 1, max: 1_000_000 }),
    unitCost: brlField('Preço médio da cota', { min: 1, max: unit }),
    unitIncome: brlField('Rendimento por cota no mês', { max: unit }),
    unitPrice: optionalField(brlField('Preço de venda da cota', { max: unit })),
    saleFees: optionalField(brlField('Custos da venda', { max: most })),
    earlierLoss: optionalField(brlField('Prejuízo anterior com FII', { max: most })),
    holders: wholeField('Cotistas do fundo', { min: 1, max: 100_000_000 }),
    isListed: yesNoField('Negociado em bolsa'),
    share: percentField('Sua parte das cotas do fundo', { min: 0, max: 1 }),
  }),
  z.transform(
    ({ saleFees = 0, earlierLoss = 0, ...fields }): FundInput => ({ ...fields, saleFees, earlierLoss }),
  ),
)

/** Figures for the example, of no fund in particular. */
export const fundExample = {
  date: '20/11/2026',
  units: '100',
  unitCost: '95,00',
  unitIncome: '0,80',
  unitPrice: '102,00',
  saleFees: '',
  earlierLoss: '',
  holders: '50.000',
  isListed: 'sim',
  share: '0,01',
}
