import { calculator } from '#web/calculators/conversor-cdi/calculator.ts'
import { resultOf } from '#web/calculators/form/ask.ts'
import type { Texts } from '#web/calculators/form/fields.ts'
import { formatPercent } from '#web/finance/core/format.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const metadata = pageMetadata('/conversor-cdi')

export default function CdiConverterPage() {
  const { annualRate, netAnnualRate, exempt } = answerTo({ rate: '110' })
  return (
    <CalculatorPage
      slug="conversor-cdi"
      questions={questions}
      dek="Digite o que o investimento paga e por quanto tempo. O CDI já vem preenchido com o último publicado."
      related={['conversor-taxas', 'juros-compostos', 'rentabilidade-real', 'calculadora-iof']}
    >
      <p>
        O percentual vale para o CDI de cada dia útil, e o rendimento de um dia rende no seguinte. Por isso
        110&nbsp;% de um CDI de {cdi} são {formatPercent(annualRate, 4)} ao ano, um pouco mais do que
        multiplicar o CDI por 1,1.
      </p>
      <p>
        O imposto incide sobre o ganho do prazo todo. Em um ano ficam {formatPercent(netAnnualRate, 4)}. Uma
        LCI ou LCA, que é isenta, empata com {formatPercent(exempt.share ?? 0)} do CDI nesse prazo. Em prazos
        mais longos o imposto pesa menos e o empate sobe: a tabela mostra de 6 meses a 5 anos.
      </p>
      <p>A conta supõe o CDI e o IPCA parados. A última tabela refaz tudo com outros níveis do índice.</p>
    </CalculatorPage>
  )
}

/** The day of the figures of the specification, so that the text does not change with the day. */
const day = '22/09/2026'
const cdi = `${formatPercent(0.1365)} ao ano`

const questions = [
  { question: '100% do CDI rende quanto por mês?', answer: monthlyYield() },
  { question: 'CDB 120% ou LCI 95%?', answer: cdbOrLci() },
  { question: 'CDI e Selic são iguais?', answer: cdiAndSelic() },
]

/** The answer to a question that is known to have one, at the CDI of that day. */
function answerTo(typed: Texts) {
  return resultOf(calculator, { annualCdi: '13,65', annualIpca: '4,22', date: '23/11/2026', ...typed }).answer
}

function monthlyYield(): string {
  const { monthlyRate } = answerTo({ rate: '100' })
  const { monthlyRate: grossOf110 } = answerTo({ rate: '110' })
  return `Com o CDI de ${day}, ${cdi}, ${formatPercent(monthlyRate, 4)} ao mês, antes do imposto. A 110\u00A0% do CDI são ${formatPercent(grossOf110, 4)}. Um mês com mais dias úteis rende um pouco mais.`
}

function cdbOrLci(): string {
  const year = answerTo({ rate: '120', days: '365' })
  const short = answerTo({ rate: '120', days: '181' })
  const [inYear, inShort] = [year.exempt.share ?? 0, short.exempt.share ?? 0]
  const lci = 0.95
  const beside = (share: number) => (share > lci ? 'deixa mais' : 'deixa menos')
  return `Em um ano, o CDB de 120\u00A0% empata com uma LCI de ${formatPercent(inYear)} do CDI e ${beside(inYear)} do que a de 95\u00A0%. Em seis meses, empata com uma de ${formatPercent(inShort)} e ${beside(inShort)}. Olhe também por quanto tempo cada um prende o dinheiro.`
}

function cdiAndSelic(): string {
  return `Não. A Selic meta é decidida pelo Copom; o CDI é a taxa dos empréstimos de um dia entre bancos e costuma ficar 0,10 ponto abaixo dela. Em ${day} a meta era 13,75\u00A0% e o CDI, 13,65\u00A0%.`
}
