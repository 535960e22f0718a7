import { calculateRealReturn } from '#web/calculators/rentabilidade-real/calculate.ts'
import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { annualRateFrom } from '#web/finance/interest/interest.ts'
import { ipcaMonths } from '#web/finance/series/ipca.ts'
import { poupanca } from '#web/finance/tables/fixed-income/poupanca.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { today } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const metadata = pageMetadata('/rentabilidade-real')

export default function RealReturnPage() {
  return (
    <CalculatorPage
      slug="rentabilidade-real"
      questions={questions()}
      dek="Compare o que o dinheiro rendeu com o que os preços subiram no mesmo tempo. A inflação vem preenchida com o IPCA de doze meses."
      related={['correcao-monetaria', 'juros-compostos', 'renda-passiva', 'independencia-financeira']}
    >
      <p>
        A rentabilidade real é (1 + rendimento líquido) ÷ (1 + inflação) − 1. Com {rates.nominal} de
        rendimento e {rates.inflation} de inflação são {formatPercent(example.realRate)}; a subtração daria{' '}
        {formatPercent(example.subtraction)}.
      </p>
      <p>
        Com datas, a inflação é o IPCA ou o INPC de cada mês desde julho de 1994, na proporção dos dias. Um
        mês que ainda não tem índice conta com o do último publicado e aparece como estimado.
      </p>
      <p>
        Com várias aplicações, cada uma é corrigida desde o seu dia, e a taxa é a que explica o valor do fim.
        O imposto vem antes da inflação: ele incide também sobre a parte que só repôs os preços.
      </p>
    </CalculatorPage>
  )
}

const question = {
  mode: 'rate',
  amount: 1000_00,
  nominalRate: 0.1365,
  inflation: 0.0422,
  taxRate: 0,
} as const
const rates = { nominal: formatPercent(question.nominalRate), inflation: formatPercent(question.inflation) }
const example = realReturn()

const questions = () => [
  {
    question: 'Como descontar a inflação?',
    answer: `Divida 1 mais o rendimento por 1 mais a inflação e tire 1. ${formatBrl(question.amount)} que rendem ${rates.nominal} com inflação de ${rates.inflation} viram ${formatBrl(example.net)}, mas os preços pedem ${formatBrl(example.corrected)}: o ganho real é de ${formatPercent(example.realRate)}.`,
  },
  { question: 'A poupança perde da inflação?', answer: savingsAgainstPrices() },
  {
    question: 'O que é juro real?',
    answer: `É o juro acima da inflação: o que aumenta de fato o que o seu dinheiro compra. Um título “IPCA +\u00A06\u00A0%” promete 6\u00A0% de juro real antes do imposto. O imposto é cobrado sobre o rendimento todo, por isso o juro real que sobra é menor.`,
  },
]

function realReturn() {
  const answer = calculateRealReturn(question)
  if (!answer.ok) throw new Error(`no answer: ${answer.reason}`)
  return answer
}

/** In how many of the whole calendar years known here prices rose more than the fixed part of the poupança. */
function savingsAgainstPrices(): string {
  const { selicAbove, fixedMonthlyRate } = today(poupanca)
  const fixed = annualRateFrom(fixedMonthlyRate)
  // The first year of the real had six months.
  const whole = [...ipcaMonths.keys()]
    .filter((month) => month.endsWith('-12'))
    .map((month) => month.slice(0, 4))
  const years = whole.slice(1)
  const above = years.filter((year) => priceRiseOf(year) > fixed)
  return `Às vezes. Com a Selic acima de ${formatPercent(selicAbove, 1)} ela paga ${formatPercent(fixedMonthlyRate, 1)} ao mês mais a TR, ou ${formatPercent(fixed)} ao ano mais a TR; com a Selic menor, paga menos. De ${years[0]} a ${years.at(-1)}, o IPCA passou desses ${formatPercent(fixed)} em ${above.length} dos ${years.length} anos.`
}

function priceRiseOf(year: string): number {
  const months = [...ipcaMonths].filter(([month]) => month.startsWith(year))
  return months.reduce((product, [, rate]) => product * (1 + rate), 1) - 1
}
