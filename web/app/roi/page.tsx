import { countInWords } from '#web/calculators/form/words.ts'
import { calculateReturn, type RoiInput } from '#web/calculators/roi/calculate.ts'
import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const metadata = pageMetadata('/roi')

export default function RoiPage() {
  return (
    <CalculatorPage
      slug="roi"
      questions={questions}
      dek="Diga quanto saiu e quanto voltou, ou cole o fluxo de caixa do Excel. A comparação é com o CDI depois do imposto."
      related={['rentabilidade-real', 'juros-compostos', 'conversor-cdi', 'comparador-custos']}
    >
      <p>
        O ROI divide o que voltou pelo que saiu e tira 1. Por ano, a divisão é elevada a 12 sobre o número de
        meses, e só depois se tira 1: com {formatBrl(example.invested)} que viram {formatBrl(example.final)}{' '}
        em quatro anos, são {formatPercent(simple.roi)} no total e {formatPercent(simple.annualRoi ?? 0)} ao
        ano.
      </p>
      <p>
        Com fluxo de caixa, cada valor é descontado pelo CDI que sobra depois do imposto de renda do prazo. A
        soma é o VPL: acima de zero, o investimento ganhou do CDI. A TIR é a taxa que zera essa soma.
      </p>
      <p>
        Um fluxo em que o dinheiro sai, volta e torna a sair pode ter várias TIRs. A página avisa e mostra a
        mais próxima de zero; nesse caso o VPL é a medida que vale.
      </p>
    </CalculatorPage>
  )
}

const opportunity = { date: '2026-11-20', annualCdi: 0.1365 } as const
const example = { invested: 10_000_00, final: 18_500_00, months: 48 }
const simple = simpleAnswer()
const monthly = flowsAnswer()

const questions = [
  {
    question: 'Como calcular ROI?',
    answer: `Divida o que voltou pelo que foi investido e tire 1. ${formatBrl(example.invested)} que viram ${formatBrl(example.final)} dão ${formatPercent(simple.roi)}. Para comparar com outra aplicação, passe para a taxa ao ano: em quatro anos, ${formatPercent(simple.annualRoi ?? 0)} ao ano.`,
  },
  {
    question: 'ROI ou TIR?',
    answer: `O ROI não olha quando o dinheiro voltou; a TIR olha. Quem põe R$\u00A010.000,00 e recebe R$\u00A01.000,00 por mês durante um ano tem ROI de ${formatPercent(monthly.roi)} e TIR de ${formatPercent(monthly.irr.ok ? monthly.irr.rate : 0)} ao ano, porque o dinheiro volta cedo. Com uma entrada e uma saída só, os dois por ano são iguais.`,
  },
  {
    question: 'O que é payback descontado?',
    answer: `É o tempo até o investimento se pagar contando que o dinheiro renderia em outro lugar. No exemplo de R$\u00A01.000,00 por mês, o payback simples é de ${countInWords(monthly.payback ?? 0, 'months')} e o descontado por um CDI de ${formatPercent(opportunity.annualCdi)} ao ano é de ${countInWords(monthly.discountedPayback ?? 0, 'months')}.`,
  },
]

/** The answer to a question that is known to have one. */
function answerTo(input: RoiInput) {
  const answer = calculateReturn(input)
  if (!answer.ok) throw new Error(`no answer: ${answer.reason}`)
  return answer
}

function simpleAnswer() {
  const answer = answerTo({ mode: 'simple', ...opportunity, ...example })
  if (answer.mode !== 'simple') throw new Error('not the simple question')
  return answer
}

function flowsAnswer() {
  const amounts = [-10_000_00, ...new Array<number>(12).fill(1000_00)]
  const answer = answerTo({ mode: 'flows', ...opportunity, moneyIn: 'ask', flows: { by: 'month', amounts } })
  if (answer.mode !== 'flows') throw new Error('not the question of flows')
  return answer
}
