import { calculator as imports } from '#web/calculators/calculadora-moedas/calculator.ts'
import { formatDay, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { selicTargets } from '#web/finance/series/selic-target.ts'
import { lawOn, worked } from '../../worked.ts'

/** Growth of the volume sold, in percent: IBGE, PMC of December 2025. */
const years: [year: string, growth: number][] = [
  ['2021', 1.4],
  ['2022', 1],
  ['2023', 1.7],
  ['2024', 4.1],
  ['2025', 1.6],
]
const [, , , [, in2024] = ['', 0], [, in2025] = ['', 0]] = years
export const twoYears = formatNumber(100 * (1 + in2024 / 100) * (1 + in2025 / 100), 1)

export const activities: [name: string, growth: string][] = [
  ['Farmácia e perfumaria', '4,5'],
  ['Móveis e eletrodomésticos', '4,5'],
  ['Informática e comunicação', '4,1'],
  ['Outros artigos de uso pessoal e doméstico', '2,2'],
  ['Tecidos, roupas e calçados', '1,3'],
  ['Supermercados', '0,8'],
  ['Combustíveis', '0,6'],
  ['Livros, jornais e papelaria', '−0,9'],
  ['Veículos e peças (só no ampliado)', '−2,9'],
  ['Material de construção (só no ampliado)', '−0,2'],
  ['Atacado de alimentos (só no ampliado)', '−2,3'],
]

export const atTheStart = lawOn(selicTargets, '2025-01-02')
export const peak = lawOn(selicTargets, '2025-12-31')
const cuts = selicTargets.filter(({ from }) => from > '2026-01-01').toReversed()

export const parcel = (product: string, freight: string, date = '02/10/2026') =>
  worked(imports, {
    ...{ tab: 'importar', product, freight },
    currency: 'USD',
    dollarRate: '5,2238',
    state: 'SP',
    payment: 'card',
    spread: '4',
    date,
  })
export const today = parcel('45,00', '4,00')
export const larger = parcel('100,00', '0,00')

/** The eve of the new rule, with the same dollar, spread and IOF. */
export const EVE = '11/05/2026'
export const before = parcel('45,00', '4,00', EVE).headline

export const growthInWords = years
  .map(([year, growth]) => `${formatNumber(growth, 1)} % em ${year}`)
  .join(', ')
export const growthPoints = years.map(([year, growth]) => [year, formatNumber(growth, 1)])
export const lastCut = formatPercent(cuts.at(-1)?.annualRate ?? Number.NaN)
export const cutRows = cuts.map(({ from, annualRate }) => [formatDay(from), formatPercent(annualRate)])
