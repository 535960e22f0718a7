import { calculateCorrection } from '#web/calculators/correcao-monetaria/calculate.ts'
import { publishedSeries } from '#web/calculators/correcao-monetaria/published-series.ts'
import { formatBrl, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { today } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const metadata = pageMetadata('/correcao-monetaria')

export default function CorrectionPage() {
  return (
    <CalculatorPage
      slug="correcao-monetaria"
      questions={questionsToday()}
      dek="Um valor de um dia, no dinheiro de outro. Escolha o índice que o contrato, a sentença ou a lei manda."
      related={['rentabilidade-real', 'preco-medio', 'juros-compostos', 'conversor-taxas']}
    >
      <p>
        O valor é multiplicado por 1 mais cada taxa do período. No IPCA e no INPC contam os meses das duas
        datas, inteiros, como na Calculadora do Cidadão do Banco Central: para corrigir por um mês só, use
        duas datas dele.
      </p>
      <p>
        A Selic tem duas contas. A Receita soma os meses entre o do vencimento e o do pagamento, e mais{' '}
        {percentInWords(today(darf).paymentMonthInterest)} neste. A composta multiplica dia a dia. Na TR e na
        poupança contam só os meses que se completam.
      </p>
      <p>
        As taxas são do Banco Central. A de um mês que ainda não saiu não é estimada: o valor é corrigido até
        o último publicado, e a conta diz qual é.
      </p>
    </CalculatorPage>
  )
}

function questionsToday() {
  return [
    {
      question: 'Qual índice devo usar?',
      answer:
        'O que está no contrato, na sentença ou na lei. Sem nenhum, a dívida civil é atualizada pelo IPCA (Código Civil, art. 389, parágrafo único, na redação da Lei 14.905/2024). Impostos federais usam a Selic somada (Lei 9.430/1996, art. 61, § 3º).',
    },
    {
      question: 'Por que não há IGP-M?',
      answer:
        'O IGP-M é da FGV, que não o publica como dado aberto. Ele está no site da FGV IBRE e na Calculadora do Cidadão do Banco Central.',
    },
    {
      question: 'Quanto o IPCA corrigiu em 2025?',
      answer: inflationOf2025(),
    },
    {
      question: 'Por que outra calculadora dá outro valor?',
      answer:
        'Em geral, por um mês a mais ou a menos: algumas não contam o da data inicial ou o da final. A calculadora do IBGE usa o número-índice, sem arredondar cada mês, e pode diferir em centavos. A de rentabilidade real, aqui do site, conta os dias de cada mês.',
    },
  ]
}

function inflationOf2025(): string {
  const [amount, start, end] = [1000_00, '2025-01-01', '2025-12-31'] as const
  const answer = calculateCorrection({ index: 'ipca', amount, start, end, series: publishedSeries })
  if (!answer.ok) throw new Error(`no answer: ${answer.reason}`)
  return `${formatPercent(answer.rate)}: ${formatBrl(amount)} do começo de janeiro são ${formatBrl(answer.corrected)} no fim de dezembro.`
}
