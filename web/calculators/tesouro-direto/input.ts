import * as z from 'zod/mini'
import {
  brlField,
  choiceField,
  dayField,
  optionalField,
  percentField,
  refuseConflicts,
} from '../form/old/fields.ts'
import type { TesouroInput } from './calculate-position.ts'

const bonds = [
  'selic',
  'prefixado',
  'prefixado-juros',
  'ipca',
  'ipca-juros',
  'renda-mais',
  'educa-mais',
] as const

const typed = z.object({
  bond: choiceField('Título', bonds),
  maturity: dayField('Vencimento', { max: '2100-12-31' }),
  amount: brlField('Valor', { min: 30_00, max: 10_000_000_00 }),
  monthlyContribution: brlField('Aporte por mês', { max: 1_000_000_00 }),
  date: dayField('Data da compra', { min: '2002-01-07' }),
  annualRate: percentField('Taxa do título', { min: -0.05, max: 0.25 }),
  annualSelic: optionalField(percentField('Selic projetada', { min: 0, max: 1 })),
  annualIpca: optionalField(percentField('IPCA projetado', { min: -0.1, max: 1 })),
  saleDay: optionalField(dayField('Vender em', { max: '2100-12-31' })),
  saleRate: optionalField(percentField('Taxa na venda', { min: -0.05, max: 0.25 })),
})

/** What was typed to a question for `calculateTesouro`. Without a rate of sale, that of the purchase. */
export const tesouroInput = z.pipe(
  typed,
  z.transform((fields, context): TesouroInput => {
    refuseConflicts(context, conflicts(fields))
    const { annualSelic = 0, annualIpca = 0, saleDay, saleRate, ...bought } = fields
    const isFixed = bought.bond.startsWith('prefixado')
    const index = bought.bond === 'selic' ? annualSelic : annualIpca
    const sale = saleDay && { day: saleDay, annualRate: saleRate ?? bought.annualRate }
    return { ...bought, indexRate: isFixed ? 0 : index, ...(sale && { sale }) }
  }),
)

type Typed = z.output<typeof typed>

function conflicts({
  bond,
  date,
  maturity,
  saleDay,
  annualSelic,
  annualIpca,
}: Typed): [keyof Typed, string][] {
  const found: [keyof Typed, string][] = []
  if (maturity <= date) found.push(['maturity', 'A data final precisa ser depois da inicial.'])
  if (saleDay !== undefined && saleDay <= date) {
    found.push(['saleDay', 'A data da venda precisa ser depois da compra.'])
  }
  if (saleDay !== undefined && saleDay > maturity) {
    found.push(['saleDay', 'A data da venda precisa ser até o vencimento.'])
  }
  if (bond === 'selic' && annualSelic === undefined) {
    found.push(['annualSelic', 'Preencha o campo Selic projetada.'])
  }
  if (bond !== 'selic' && !bond.startsWith('prefixado') && annualIpca === undefined) {
    found.push(['annualIpca', 'Preencha o campo IPCA projetado.'])
  }
  return found
}

/** Tesouro Prefixado 2029 at the rate of 30/09/2026, to its maturity; the page fills the rate of the last table. */
export const tesouroExample = {
  bond: 'prefixado',
  maturity: '01/01/2029',
  amount: '1.000,00',
  monthlyContribution: '0,00',
  date: '23/11/2026',
  annualRate: '13,21',
  annualSelic: '13,75',
  annualIpca: '4,22',
  saleDay: '',
  saleRate: '',
}
