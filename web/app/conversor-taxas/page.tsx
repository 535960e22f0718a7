import { calculateRate, type RateInput } from '#web/calculators/conversor-taxas/calculate.ts'
import { formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { annualRateFrom } from '#web/finance/interest/interest.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const metadata = pageMetadata('/conversor-taxas')

export default function RateConverterPage() {
  const { rate, shortcut } = converted({ kind: 'effective', rate: cardRate, from: 'month', to: 'year' })
  return (
    <CalculatorPage
      slug="conversor-taxas"
      questions={questions}
      dek="Digite a taxa e o período em que ela veio. A tabela mostra a mesma taxa em todos os outros."
      related={['juros-compostos', 'simulador-financiamento', 'conversor-cdi', 'rentabilidade-real']}
    >
      <p>
        Juros entram no saldo e passam a render juros. Por isso a taxa muda de período por potência, não por
        multiplicação: some 1 à taxa, eleve ao número de períodos e tire 1. {formatPercent(cardRate, 0)} ao
        mês são {formatPercent(rate)} ao ano, e não {formatPercent(shortcut.rate, 0)}.
      </p>
      <p>
        Uma taxa nominal é antes dividida pela capitalização: {formatPercent(nominalRate, 0)} ao ano com
        capitalização mensal é {formatPercent(nominalRate / 12, 0)} em cada mês. Só depois ela é convertida
        como as outras.
      </p>
      <p>
        Tem um contrato na mão? Em “Mais opções”, digite os juros ao mês e o CET ao ano. A conta diz se eles
        combinam e quanto do CET não é juro.
      </p>
    </CalculatorPage>
  )
}

/** Of the revolving credit of a card, so that the distance between the two ways can be seen. */
const cardRate = 0.15
const nominalRate = 0.12

const questions = [
  { question: 'Como converter taxa anual em mensal?', answer: yearToMonth() },
  { question: 'Taxa nominal ou efetiva?', answer: nominalOrEffective() },
  { question: 'O que é base 252?', answer: base252() },
]

/** The answer to a question that is known to have one. */
function converted(input: RateInput) {
  const answer = calculateRate(input)
  if (!answer.ok) throw new Error(`no answer: ${answer.reason}`)
  return answer
}

function yearToMonth(): string {
  const annual = 0.1365
  const { rate, shortcut } = converted({ kind: 'effective', rate: annual, from: 'year', to: 'month' })
  return `Some 1, eleve a 1/12 e tire 1. ${formatPercent(annual)} ao ano são ${formatPercent(rate, 7)} ao mês. Dividir por 12 daria ${formatPercent(shortcut.rate, 4)}, que em um ano viram ${formatPercent(annualRateFrom(shortcut.rate))}.`
}

function nominalOrEffective(): string {
  const { rate } = converted({
    kind: 'nominal',
    rate: nominalRate,
    from: 'year',
    compounding: 'month',
    to: 'year',
  })
  return `A efetiva é o que você paga ou recebe de verdade no período. A nominal é um nome: diz ${formatPercent(nominalRate, 0)} ao ano, mas cobra ${formatPercent(nominalRate / 12, 0)} todo mês, o que dá ${formatPercent(rate, 4)} ao ano. Para comparar duas ofertas, use a efetiva; num empréstimo, o CET.`
}

function base252(): string {
  const annual = 0.1365
  const { rate } = converted({ kind: 'effective', rate: annual, from: 'year', to: 'business-day' })
  return `É contar o ano em 252 dias úteis, como fazem o CDI, a Selic e os títulos públicos: o dinheiro só rende em dia útil. ${formatPercent(annual)} ao ano são ${formatNumber(rate * 100, 6)}\u00A0% por dia útil. Nas bases 360 e 365 a taxa do dia é menor, porque conta também o fim de semana.`
}
