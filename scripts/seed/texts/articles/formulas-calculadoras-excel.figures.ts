import { calculator as comparadorCustos } from '#web/calculators/comparador-custos/calculator.ts'
import { calculator as conversorCdi } from '#web/calculators/conversor-cdi/calculator.ts'
import { calculator as conversorTaxas } from '#web/calculators/conversor-taxas/calculator.ts'
import { calculator as jurosCompostos } from '#web/calculators/juros-compostos/calculator.ts'
import { calculator as rentabilidadeReal } from '#web/calculators/rentabilidade-real/calculator.ts'
import { calculator as roi } from '#web/calculators/roi/calculator.ts'
import { calculator as simulador } from '#web/calculators/simulador-financiamento/calculator.ts'
import { formatBrl, formatCents, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { calculateNetSalary } from '#web/finance/labour/payroll.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { worked } from '../../worked.ts'

/** The sums that the text on spreadsheets tells, each by the calculator that it can be checked with. */
const savings = { initial: '1.000', monthlyContribution: '300', term: '120', termUnit: 'months' }
export const saved = worked(jurosCompostos, { ...savings, rate: '13,65' })
export const savedAtStart = worked(jurosCompostos, { ...savings, rate: '13,65', contributionAt: 'start' })

/** 13,65 % ÷ 12: the mistake. */
export const savedByDividing = worked(jurosCompostos, { ...savings, rate: '1,1375', ratePer: 'month' })
export const monthsToGoal = worked(jurosCompostos, {
  solveFor: 'months',
  goal: '100.000',
  initial: '1.000',
  monthlyContribution: '300',
  rate: '13,65',
})

export const contribution = worked(jurosCompostos, {
  solveFor: 'contribution',
  goal: '100.000',
  initial: '1.000',
  rate: '13,65',
  term: '120',
  termUnit: 'months',
})

export const monthlyRate = worked(conversorTaxas, { rate: '13,65', from: 'year', to: 'month' })
export const effective = worked(conversorTaxas, {
  rate: '12',
  from: 'year',
  to: 'year',
  kind: 'nominal',
  compounding: 'month',
})

const atNetYield = { annualYield: '11,26', yieldIs: 'net', date: '17/09/2026' }
export const shopPlan = worked(comparadorCustos, {
  cashPrice: '1.000',
  instalments: '12',
  instalment: '93',
  ...atNetYield,
})
export const shopLoan = worked(comparadorCustos, {
  cashPrice: '10.000',
  instalments: '24',
  instalment: '520',
  ...atNetYield,
})

export const loan = worked(simulador, {
  assetValue: '500.000',
  downPayment: '20',
  rate: '11,19',
  months: '360',
  system: 'price',
  insurance: 'none',
  date: '20/11/2026',
})

const business = { mode: 'flows', annualCdi: '13,65', date: '20/11/2026' }
export const monthlyFlows = worked(roi, { ...business, flowsBy: 'month' })
export const datedFlows = worked(roi, {
  ...business,
  flowsBy: 'date',
  dated: '20/11/2026; -10.000,00\n20/05/2027; 6.000,00\n20/11/2027; 6.000,00',
})

export const cdb = worked(conversorCdi, {
  annualCdi: '13,65',
  annualIpca: '4,22',
  kind: 'cdi-share',
  rate: '110',
  exempt: 'nao',
  amount: '10.000',
  days: '365',
  date: '17/09/2026',
})
export const real = worked(rentabilidadeReal, { nominalRate: '13,65', inflation: '4,22' })

const DAY = '2026-11-22'
const SALARY = 6000_00
const inss = inForce(inssTables, DAY)
const irrf = inForce(irrfTables, DAY)
const pay = calculateNetSalary({ salary: SALARY, date: DAY })
if (!inss || !irrf?.reducer || !pay.ok) throw new RangeError(`no tables on ${DAY}`)

export const salary = { inss: formatBrl(pay.inss), tax: formatBrl(pay.tax) }

/** Where each slice begins, its rate, and what to take off so that one multiplication does for all slices below it. */
export const inssRows = inss.brackets.map(({ rate }, index, brackets) => {
  const from = brackets[index - 1]?.upTo ?? 0
  const deduction = brackets
    .slice(0, index)
    .reduce((sum, { upTo, rate: lower }, below) => sum + upTo * ((brackets[below + 1]?.rate ?? 0) - lower), 0)
  return [formatCents(from), percentInWords(rate), formatNumber(deduction / 100, 4)]
})
const ceiling = plain(inss.brackets.at(-1)?.upTo ?? 0)
export const inssFormula = `=ARRED(MÍNIMO(A1;${ceiling})*PROCV(MÍNIMO(A1;${ceiling});$E$2:$G$5;2)-PROCV(MÍNIMO(A1;${ceiling});$E$2:$G$5;3);2)`

const { fullUpTo, most, upTo, intercept, slope } = irrf.reducer
const lines = irrf.brackets
  .filter(({ rate }) => rate > 0)
  .map(({ rate, deduction }) => `base*${percentInWords(rate).replace(/\s/, '')}-${plain(deduction)}`)

/** No letters alone for names: a spreadsheet takes some of them for rows and columns. */
export const irrfFormula = [
  `=LET(renda;A1;base;renda-MÁXIMO(B1;${plain(irrf.simplifiedDiscount)})`,
  `imposto;ARRED(MÁXIMO(0;${lines.join(';')});2)`,
  `corte;SE(renda<=${plain(fullUpTo)};${plain(most)};SE(renda<=${plain(upTo)};ARRED(${plain(intercept)}-${formatNumber(slope, 6)}*renda;2);0))`,
  'MÁXIMO(0;imposto-corte))',
].join(';')

/** `2428_80` → `2428,8`, as a cell takes it. */
function plain(cents: number): string {
  return String(cents / 100).replace('.', ',')
}
