import {
  calculateIndependence,
  type IndependenceInput,
} from '#web/calculators/independencia-financeira/calculate.ts'
import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { contributionForGoal } from '#web/finance/interest/annuity.ts'
import { monthlyRateFrom } from '#web/finance/interest/interest.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const metadata = pageMetadata('/independencia-financeira')

export default function IndependencePage() {
  return (
    <CalculatorPage
      slug="independencia-financeira"
      questions={questions}
      dek="O número é o que precisa estar investido para pagar os seus gastos. Tudo em dinheiro de hoje."
      related={['renda-passiva', 'aposentadoria', 'juros-compostos', 'rentabilidade-real']}
    >
      <p>
        O número é o gasto de um ano, com o imposto das retiradas, dividido pela taxa de retirada.{' '}
        {formatBrl(plan.monthlyExpense)} por mês a {formatPercent(plan.withdrawalRate, 1)} pedem{' '}
        {formatBrl(numberAt(plan.withdrawalRate))}; a {formatPercent(highest, 0)},{' '}
        {formatBrl(numberAt(highest))}; a {formatPercent(lowest, 0)}, {formatBrl(numberAt(lowest))}. Outras
        rendas diminuem o gasto; até começarem, a conta soma uma reserva.
      </p>
      <p>
        O ano é o primeiro em que o saldo, com os aportes e o retorno acima da inflação, chega ao número. Dali
        em diante as retiradas saem no fim de cada mês.
      </p>
      <p>
        A simulação sorteia anos em torno do retorno do formulário. O histórico refaz o seu plano a partir de
        cada mês do CDI desde julho de 1994, descontada a inflação: são poucos anos, e os primeiros de juros
        que ninguém espera de volta.
      </p>
    </CalculatorPage>
  )
}

const plan: IndependenceInput = {
  age: 30,
  ageLimit: 95,
  monthlyExpense: 5000_00,
  wealth: 50_000_00,
  monthlyContribution: 1500_00,
  contributionGrowth: 0,
  realReturn: 0.04,
  withdrawalRate: 0.035,
  withdrawalTax: 0,
  otherIncomes: [],
  coastAge: 65,
  leanShare: 0.7,
  fatShare: 1.5,
  date: '2026-11-20',
}
const [lowest, highest] = [0.03, 0.04]

const questions = [
  {
    question: 'A regra dos 4% funciona no Brasil?',
    answer: `Ninguém sabe. Ela vem de estudos dos Estados Unidos, com ações e títulos de lá e 30 anos de retiradas. Aqui os juros já foram muito maiores e também já perderam da inflação, e quem para cedo precisa de mais de 30 anos. Por isso a conta começa em ${formatPercent(plan.withdrawalRate, 1)} e mostra a diferença: ${formatBrl(numberAt(lowest))} a ${formatPercent(lowest, 0)}, ${formatBrl(numberAt(highest))} a ${formatPercent(highest, 0)}, para ${formatBrl(plan.monthlyExpense)} por mês.`,
  },
  {
    question: 'O que é FIRE?',
    answer:
      'É a sigla em inglês de independência financeira e aposentadoria antecipada: juntar o bastante para que o trabalho seja uma escolha. “Lean” é parar com uma vida mais simples, “fat” com uma mais folgada, e “coast” é ter juntado o que, sem mais aportes, cresce sozinho até a idade de parar.',
  },
  { question: 'Quanto juntar até os 40?', answer: savedByForty() },
]

function numberAt(withdrawalRate: number) {
  return calculateIndependence({ ...plan, withdrawalRate }).number
}

function savedByForty(): string {
  const { wealth } = calculateIndependence({ ...plan, age: 40 }).coast
  const monthly = contributionForGoal(wealth, {
    initial: 0,
    monthlyRate: monthlyRateFrom(plan.realReturn),
    months: 120,
    contributionAt: 'end',
  })
  return `Depende do gasto e da idade de parar. Para ${formatBrl(plan.monthlyExpense)} por mês aos ${plan.coastAge} anos, com ${formatPercent(plan.realReturn, 0)} ao ano acima da inflação e retirada de ${formatPercent(plan.withdrawalRate, 1)}, quem tem ${formatBrl(wealth)} aos 40 não precisa mais aportar. Dos 30 aos 40, a partir do zero, são ${formatBrl(monthly)} por mês.`
}
