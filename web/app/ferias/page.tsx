import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const generateMetadata = () => pageMetadata('/ferias')

export default function VacationPage() {
  return (
    <CalculatorPage
      slug="ferias"
      questions={questions}
      dek="O que cai antes do descanso, e em que dia. Troque o exemplo pelas suas férias."
      related={['salario-liquido', 'decimo-terceiro', 'orcamento-viagem', 'rescisao-trabalhista']}
    >
      <p>
        Cada dia de descanso vale o salário com a média dos extras, dividido por 30. Sobre a soma vai mais um
        terço. Os dias vendidos são contados do mesmo jeito, com o terço deles.
      </p>
      <p>
        INSS e imposto saem só do descanso e do terço dele. O imposto é contado à parte do salário do mês. O
        dinheiro dos dias vendidos vem inteiro.
      </p>
    </CalculatorPage>
  )
}

const questions = [
  {
    question: 'Quantos dias posso vender?',
    answer:
      'Até um terço dos que você tem: dez, de trinta. A venda é escolha sua, pedida até 15 dias antes de completar o ano de trabalho, e a empresa não pode recusar (CLT, art. 143).',
  },
  {
    question: 'Quando a empresa tem de pagar?',
    answer: 'Até dois dias antes do começo do descanso (CLT, art. 145).',
  },
  {
    question: 'Posso dividir as férias?',
    answer:
      'Em até três partes, se você concordar: uma de 14 dias ou mais, as outras de 5 ou mais (CLT, art. 134, § 1º). Cada parte tem o seu terço.',
  },
  {
    question: 'Por que o salário do mês seguinte vem menor?',
    answer: 'Porque os dias de descanso foram pagos antes. No mês, entram só os dias trabalhados.',
  },
]
