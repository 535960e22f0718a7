import { formatNumber, percentInWords } from '#web/finance/core/format.ts'
import type { Cents } from '#web/finance/core/money.ts'
import { capitalGainsRates, propertyRules, smallSales } from '#web/finance/tables/income-tax/ganho-capital.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { today } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const metadata = pageMetadata('/ganho-capital')

export default function GanhoCapitalPage() {
  const { factor1, factor2, purchaseReduction } = today(propertyRules)
  const rates = today(capitalGainsRates).brackets.map(({ rate }) => rate)
  return (
    <CalculatorPage
      slug="ganho-capital"
      questions={questionsToday()}
      dek="Quanto é o imposto, até quando pagar, e se a sua venda é isenta. Os campos trazem um exemplo."
      related={['juros-compostos', 'simulador-financiamento', 'comparador-custos', 'renda-passiva']}
    >
      <p>
        O ganho é o preço, menos a corretagem que você pagou, menos o custo: a compra, o ITBI, o cartório, as
        obras e os juros, com documento. O custo não é corrigido pela inflação.
      </p>
      <p>
        Em imóveis, o ganho diminui com o tempo: {percentInWords(purchaseReduction.perYear)} por ano de compra
        antes de {purchaseReduction.before}, e dois fatores por mês, de {percentInWords(factor1.monthlyRate)}{' '}
        até 11/2005 e de {percentInWords(factor2.monthlyRate)} depois. O que resta paga de{' '}
        {percentInWords(Math.min(...rates))} a {percentInWords(Math.max(...rates))}, em fatias.
      </p>
      <p>
        As isenções são perguntadas uma a uma, com o que faz cada uma cair. Na venda parcelada, cada
        recebimento paga a sua parte no mês seguinte.
      </p>
    </CalculatorPage>
  )
}

function questionsToday() {
  const { onlyPropertyUpTo, reinvestment } = today(propertyRules)
  const { goods } = today(smallSales).exemptUpTo
  const { days, onceInYears } = reinvestment
  return [
    {
      question: 'Vendi um imóvel e comprei outro, pago?',
      answer: `Se os dois são residenciais, no Brasil, e a compra sai em até ${days} dias do contrato de venda, não paga sobre a parte do preço usada nela (Lei 11.196/2005, art. 39). Quem usa só metade do preço paga sobre metade do ganho. Vale uma vez a cada ${onceInYears} anos. Quitar outro imóvel residencial seu também conta; dinheiro pago antes da venda, não.`,
    },
    {
      question: `Imóvel de até ${thousands(onlyPropertyUpTo)} é isento?`,
      answer: `Só se era o seu único imóvel e você não vendeu nenhum outro nos últimos ${onceInYears} anos (Lei 9.250/1995, art. 23). Parte de um imóvel ou um terreno conta como outro imóvel, e um centavo acima do limite tira a isenção. Os outros bens são isentos quando as vendas do mês, da mesma natureza, somam até ${thousands(goods)}.`,
    },
    {
      question: 'Quando vence o DARF?',
      answer:
        'No último dia útil do mês seguinte ao do recebimento. Em dezembro, pague um dia útil antes: no último do ano os bancos não atendem o público. Na venda parcelada, cada parcela recebida tem o seu DARF.',
    },
    {
      question: 'Reforma entra no custo?',
      answer:
        'Sim, com nota fiscal ou recibo e lançada na declaração, até pintura e troca de piso (IN SRF 84/2001, art. 17). Entram também o ITBI, o cartório e a corretagem da compra, e os juros do financiamento.',
    },
    {
      question: 'Herança paga ganho de capital?',
      answer:
        'Receber herança não. Mas, se o bem passa aos herdeiros por um valor maior que o da declaração de quem morreu, a diferença é ganho de capital do espólio (Lei 9.532/1997, art. 23). Esse valor vira o custo de quem herda. O ITCMD, do estado, é outro imposto.',
    },
  ]
}

/** `R$ 440 mil`. */
function thousands(amount: Cents): string {
  return `R$\u00A0${formatNumber(amount / 1000_00, 0)} mil`
}
