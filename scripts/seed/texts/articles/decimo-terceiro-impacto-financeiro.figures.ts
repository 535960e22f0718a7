import { calculator as conversorCdi } from '#web/calculators/conversor-cdi/calculator.ts'
import { calculator as simulador } from '#web/calculators/simulador-financiamento/calculator.ts'
import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { incomeTax } from '#web/finance/core/progressive-tax.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { bare, lawOn, worked, yearFromDay } from '../../worked.ts'
import { secondInstalmentOn, thirteenthSalary } from './thirteenth-salary.figures.ts'

export const CDI = '13,65'
export const CDI_DAY = '17/09/2026'
export const LAST_YEAR = '2025-12-19'

export const lowest = thirteenthSalary(lawOn(salarioMinimoTables, secondInstalmentOn).monthly)
export const middle = thirteenthSalary(6000_00)
export const family = thirteenthSalary(9000_00, { dependants: 2 })
export const newcomer = thirteenthSalary(3200_00, { avos: 7 })

const salaries = [3, 4, 5, 6, 7, 8, 9].map((thousands) => thousands * 1000_00)
export const taxIn = (salary: Cents, on?: typeof LAST_YEAR) => thirteenthSalary(salary, { on }).tax
export const atFiveThousand = thirteenthSalary(5000_00)
export const fiveThousandBefore = thirteenthSalary(5000_00, { on: LAST_YEAR })

export const withoutSimplified = formatBrl(
  incomeTax(
    lawOn(irrfTables, secondInstalmentOn),
    atFiveThousand.amounts.gross,
    atFiveThousand.amounts.gross - atFiveThousand.amounts.inss,
  ).tax,
)

const OVERDRAFT = 800_00
export const overdraftMonth = formatBrl(roundCents(OVERDRAFT * 0.08))

export const MONTHS = 48
export const car = worked(simulador, {
  asset: 'vehicle',
  assetValue: '50.000',
  downPayment: '20',
  rate: '1,8',
  rateKind: 'monthly',
  months: String(MONTHS),
  system: 'price',
  extras: `20/12/2026; ${bare(middle.net)}`,
  date: '20/12/2025',
})
const carInterest = (system: string) => car.cell('O mesmo financiamento', 'Juros', system)
export const instalmentsCut = MONTHS - Number.parseInt(car.row('Prazo até quitar'), 10)
export const carSaved = formatBrl(
  roundCents(
    100 * ((parseDecimal(carInterest('Price')) ?? 0) - (parseDecimal(carInterest('Price com')) ?? 0)),
  ),
)

export const invested = worked(conversorCdi, {
  annualCdi: CDI,
  annualIpca: '4,22',
  kind: 'cdi-share',
  rate: '100',
  exempt: 'nao',
  amount: bare(family.net),
  ...yearFromDay(CDI_DAY),
})

export const kept = ({ amounts }: typeof lowest) => formatPercent(amounts.net / amounts.gross, 1)

export const moreThanBefore = formatBrl(atFiveThousand.amounts.net - fiveThousandBefore.amounts.net)
export const taxPoints = salaries.map((salary) => [
  `R$ ${salary / 1000_00} mil`,
  bare(taxIn(salary, LAST_YEAR)),
  bare(taxIn(salary)),
])
export const moreOfMiddle = formatBrl(middle.amounts.net - atFiveThousand.amounts.net)
export const houseRows = (
  [
    ['13º bruto', 'gross'],
    ['Primeira parcela', 'first'],
    ['INSS', 'inss'],
    ['Imposto de Renda', 'tax'],
    ['Segunda parcela', 'second'],
    ['Total na conta', 'net'],
  ] as const
).map(([label, figure]) => [label, ...[lowest, middle, family].map((house) => bare(house[figure]))])
export const keptOf100 = formatBrl(roundCents((lowest.amounts.net / lowest.amounts.gross) * 10_000))
export const middleTaxBefore = formatBrl(middle.amounts.tax + middle.amounts.reduction)
