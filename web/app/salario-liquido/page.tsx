import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { valeTransporteTables } from '#web/finance/tables/labour/vale-transporte.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { today } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const generateMetadata = () => pageMetadata('/salario-liquido')

export default function NetSalaryPage() {
  const { brackets } = today(inssTables)
  const { simplifiedDiscount, perDependant } = today(irrfTables)
  return (
    <CalculatorPage
      slug="salario-liquido"
      questions={questionsToday()}
      dek="As linhas do holerite, cada uma com a lei e a conta. Troque o exemplo pelo seu salário."
      related={['rescisao-trabalhista', 'aposentadoria', 'simulador-financiamento', 'juros-compostos']}
    >
      <p>
        O INSS corta o salário em fatias: cada uma paga a alíquota da sua faixa, de{' '}
        {percentInWords(brackets[0]?.rate ?? 0)} a {percentInWords(brackets.at(-1)?.rate ?? 0)}. Acima do teto
        ele não cresce.
      </p>
      <p>
        O imposto parte do bruto menos o INSS, {formatBrl(perDependant)} por dependente, a pensão e a
        previdência da folha; ou menos {formatBrl(simplifiedDiscount)} de desconto simplificado, o que for
        melhor para você. Do imposto da tabela sai a redução, que olha o salário bruto.
      </p>
      <p>
        Vale-transporte, plano de saúde e empréstimo saem depois e não mudam o imposto. O FGTS quem paga é a
        empresa: fica à parte.
      </p>
    </CalculatorPage>
  )
}

function questionsToday() {
  const { reducer } = today(irrfTables)
  const { share } = today(valeTransporteTables)
  const ceiling = today(inssTables).brackets.at(-1)?.upTo ?? 0
  return [
    {
      question: 'Quem ganha até quanto não paga imposto?',
      answer: reducer
        ? `Até ${formatBrl(reducer.fullUpTo)} brutos no mês, o imposto é zero. Daí até ${formatBrl(reducer.upTo)}, ele é menor que o da tabela; acima, é o da tabela inteira (Lei 15.270/2025).`
        : 'Hoje não há redução além da faixa isenta da tabela.',
    },
    {
      question: 'Qual o máximo de INSS?',
      answer: `O do teto, ${formatBrl(ceiling)}: quem ganha mais paga o mesmo. Com dois empregos, o teto vale para a soma, e por isso convém avisar as duas empresas.`,
    },
    {
      question: 'Quanto podem descontar de vale-transporte?',
      answer: `No máximo ${percentInWords(share)} do salário do contrato, sem hora extra nem adicional. Se as passagens custam menos, só o que elas custam (Lei 7.418/1985, art. 4º). Quem não usa pode recusar.`,
    },
    {
      question: 'E o 13º?',
      answer:
        'A primeira metade vem até 30 de novembro, sem desconto. A segunda, até 20 de dezembro, já com o INSS e o imposto do 13º inteiro, que são contados à parte do salário (Lei 4.749/1965).',
    },
  ]
}
