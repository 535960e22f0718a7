import { formatBrl } from '#web/finance/core/format.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { rescisaoTables } from '#web/finance/tables/labour/rescisao.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { today } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const generateMetadata = () => pageMetadata('/decimo-terceiro')

export default function ThirteenthPage() {
  return (
    <CalculatorPage
      slug="decimo-terceiro"
      questions={questionsToday()}
      dek="As duas parcelas, com o dia de cada uma. Troque o exemplo pelo seu salário."
      related={['salario-liquido', 'rescisao-trabalhista', 'juros-compostos', 'comparador-custos']}
    >
      <p>
        O 13º é o salário mais a média dos extras, dividido por doze, vezes os meses do ano que contam. A
        primeira parcela é metade, sem desconto nenhum. A segunda é o resto, já sem o INSS e o imposto do 13º
        inteiro.
      </p>
      <p>
        O imposto do 13º é contado sozinho, sem somar com o salário de dezembro, e não volta na declaração. A
        redução da lei olha o 13º bruto.
      </p>
    </CalculatorPage>
  )
}

function questionsToday() {
  const { fewestDays } = today(rescisaoTables)
  const { reducer } = today(irrfTables)
  return [
    {
      question: 'Até quando pagam?',
      answer:
        'A primeira parcela, até 30 de novembro; a segunda, até 20 de dezembro (Lei 4.749/1965, arts. 1º e 2º). Se o dia não tem expediente nos bancos, até o dia útil anterior. Você pode pedir a primeira junto com as férias, se avisar em janeiro.',
    },
    {
      question: 'Trabalhei só parte do ano. Quanto recebo?',
      answer: `Um doze avos por mês com ${fewestDays.thirteenth} dias ou mais de trabalho (Lei 4.090/1962, art. 1º). Digite quantos meses contam.`,
    },
    {
      question: 'O 13º paga imposto de renda?',
      answer: reducer
        ? `Paga, à parte do salário. Até ${formatBrl(reducer.fullUpTo)} de 13º, nada; até ${formatBrl(reducer.upTo)}, menos que a tabela (Lei 15.270/2025).`
        : 'Paga, à parte do salário, pela tabela do mês.',
    },
    {
      question: 'Por que a segunda parcela é menor?',
      answer: 'Porque os descontos do 13º inteiro saem dela. A primeira não tem desconto.',
    },
  ]
}
