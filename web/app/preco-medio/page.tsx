import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'
import { rendaVariavel } from '#web/finance/tables/income-tax/renda-variavel.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { today } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const generateMetadata = () => pageMetadata('/preco-medio')

export default function AveragePricePage() {
  const { commonRate, dayTradeRate } = today(rendaVariavel)
  return (
    <CalculatorPage
      slug="preco-medio"
      questions={questionsToday()}
      dek="Digite ou cole as suas compras e vendas, e veja o preço médio e o imposto de cada mês."
      related={['acoes-mensal', 'fundos-imobiliarios', 'ganho-capital', 'rentabilidade-real']}
    >
      <p>
        O preço médio é o custo de tudo o que você comprou de um papel, com corretagem e taxas, dividido pela
        quantidade. A venda não muda o preço médio do que fica: ela tira a quantidade por esse preço.
      </p>
      <p>
        O resultado da venda é o que ela rendeu, sem os custos da nota, menos o preço médio. Operações comuns
        pagam {percentInWords(commonRate)}, e day trade, {percentInWords(dayTradeRate)}, cada um com os seus
        prejuízos.
      </p>
    </CalculatorPage>
  )
}

function questionsToday() {
  const { exemptShareSalesUpTo } = today(rendaVariavel)
  const { dailyFine, mostFine, paymentMonthInterest } = today(darf)
  return [
    {
      question: 'Quando a venda é isenta?',
      answer: `Quando as vendas de ações no mês, somadas e sem day trade, não passam de ${formatBrl(exemptShareSalesUpTo)} (Lei 11.033/2004, art. 3º). Acima, o ganho inteiro paga. FII, ETF e BDR não têm essa isenção.`,
    },
    {
      question: 'Posso escolher quais ações vendi?',
      answer:
        'Não. Todas as de um mesmo código são um estoque só, pelo preço médio, qualquer que seja o dia da compra (Receita Federal, “Ganho líquido”).',
    },
    {
      question: 'E se eu vendo e recompro no mesmo dia?',
      answer:
        'É day trade, mesmo que você já tivesse o papel: a quantidade comprada e vendida no dia é contada à parte, e o preço médio do que você tinha não muda (IN RFB 1.585/2015, art. 65).',
    },
    {
      question: 'Quanto custa pagar o DARF atrasado?',
      answer: `${percentInWords(dailyFine)} por dia, até ${percentInWords(mostFine)}, e juros: a soma da Selic dos meses inteiros mais ${percentInWords(paymentMonthInterest)} no mês em que você paga (Lei 9.430/1996, art. 61). No mês do vencimento não há juros.`,
    },
  ]
}
