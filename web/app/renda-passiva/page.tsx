import { calculatePassiveIncome, type PassiveIncomeInput } from '#web/calculators/renda-passiva/calculate.ts'
import { formatBrl, formatDay, formatPercent } from '#web/finance/core/format.ts'
import { dividendTables } from '#web/finance/tables/income-tax/dividends.ts'
import { irpfm } from '#web/finance/tables/income-tax/irpfm.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { today } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const metadata = pageMetadata('/renda-passiva')

export default function PassiveIncomePage() {
  return (
    <CalculatorPage
      slug="renda-passiva"
      questions={questions()}
      dek="Diga quanto quer receber por mês. A taxa e a inflação vêm preenchidas com as de hoje; troque pelas suas."
      related={['independencia-financeira', 'juros-compostos', 'rentabilidade-real', 'conversor-cdi']}
    >
      <p>
        Gastando tudo o que rende, o patrimônio é a renda dividida pelo rendimento do mês depois do imposto: a
        inflação vai comendo os dois. Para a renda não encolher, é dividida só pelo que passa da inflação, e o
        resto do rendimento volta para o patrimônio.
      </p>
      <p>
        Com {rates}, {formatBrl(question.monthlyIncome)} por mês pedem {formatBrl(answer.consuming.wealth)}{' '}
        gastando tudo e {formatBrl(preserved)} sem encolher. Quem tira a renda do ano de uma vez, no fim dele,
        precisa de {formatBrl(answer.preservingYearly ?? 0)}.
      </p>
      <p>
        O imposto da renda fixa é o do prazo mais longo. O de dividendos depende do que as empresas pagam ao
        patrimônio todo, e não só do que você gasta.
      </p>
    </CalculatorPage>
  )
}

/** The golden case of the specification: fixed rates, so that the text does not change with the day. */
const question: PassiveIncomeInput = {
  monthlyIncome: 5000_00,
  inTodaysMoney: true,
  source: { kind: 'cdi-share', share: 1, annualCdi: 0.1365 },
  taxation: 'fixed-income',
  annualIpca: 0.0422,
  wealth: 0,
  monthlyContribution: 0,
  otherIncomes: [],
  stressCdi: 0.08,
  date: '2026-11-20',
}
const rates = `o CDI a ${formatPercent(0.1365)} e o IPCA a ${formatPercent(question.annualIpca)} ao ano`
const answer = answerTo(question)
const preserved = answer.preserving.ok ? answer.preserving.wealth : 0

const questions = () => [
  { question: 'Quanto rende R$ 1 milhão por mês?', answer: yieldOfMillion() },
  {
    question: 'Quanto preciso para R$ 5 mil por mês?',
    answer: `Com ${rates}, que eram os de setembro de 2026, ${formatBrl(preserved)} para a renda subir com os preços, ou ${formatBrl(answer.consuming.wealth)} se a inflação puder comer o dinheiro. Com o CDI a ${formatPercent(question.stressCdi ?? 0, 0)}, seriam ${formatBrl(answer.stress?.preserving ?? 0)} e ${formatBrl(answer.stress?.consuming ?? 0)}.`,
  },
  { question: 'Dividendos acima de R$ 50 mil pagam?', answer: dividendsAbove() },
]

/** The answer to a question that is known to have one. */
function answerTo(input: PassiveIncomeInput) {
  const result = calculatePassiveIncome(input)
  if (!result.ok) throw new Error(`no answer: ${result.reason}`)
  return result
}

function yieldOfMillion(): string {
  const million = answer.yields.at(-1)
  return `Com ${rates}, ${formatBrl(million?.gross ?? 0)} antes do imposto e ${formatBrl(million?.net ?? 0)} depois. Para o milhão não perder da inflação, só ${formatBrl(million?.real ?? 0)} podem ser gastos. Os juros mudam, e a renda muda com eles.`
}

function dividendsAbove(): string {
  const { rate, exemptUpTo, from } = today(dividendTables)
  if (rate === 0) return 'Não: hoje o dividendo de empresa brasileira não tem imposto na fonte.'
  const minimum = today(irpfm)
  return `Sim, desde ${formatDay(from)}: quando uma empresa paga mais de ${formatBrl(exemptUpTo)} no mês à mesma pessoa, ${formatPercent(rate, 0)} ficam na fonte, sobre tudo. Com várias empresas abaixo disso não há desconto, mas quem recebe mais de ${formatBrl(minimum.exemptUpTo)} no ano paga o imposto mínimo, que sobe até ${formatPercent(minimum.highestRate, 0)} em ${formatBrl(minimum.fullFrom)} (Lei 15.270/2025; a lista do que fica fora dele não foi confirmada). Lucros de até 2025 com distribuição aprovada a tempo continuam isentos.`
}
