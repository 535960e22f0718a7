import { calculator } from '#web/calculators/comparador-custos/calculator.ts'
import { resultOf } from '#web/calculators/form/ask.ts'
import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const metadata = pageMetadata('/comparador-custos')

export default function ComparisonPage() {
  const { embeddedMonthlyRate = 0, embeddedAnnualRate = 0 } = answerTo({})
  return (
    <CalculatorPage
      slug="comparador-custos"
      questions={questions}
      dek="Escolha o que comparar e troque o exemplo pelos seus números. Cada opção vira um custo em reais de hoje."
      related={['simulador-financiamento', 'conversor-taxas', 'calculadora-iof', 'orcamento-viagem']}
    >
      <p>
        R$&nbsp;100 daqui a um ano custam menos que R$&nbsp;100 hoje, porque até lá o dinheiro rende. Por isso
        cada pagamento é dividido pelo que renderia até o seu mês, e as opções são comparadas pela soma. A
        taxa é a do seu dinheiro: os campos trazem o CDI, com o imposto de renda descontado, e você pode
        trocar.
      </p>
      <p>
        Em compra parcelada a conta revela a taxa escondida: R$&nbsp;1.000 à vista ou 12 × R$&nbsp;93,00 são{' '}
        {formatPercent(embeddedMonthlyRate)} ao mês, {formatPercent(embeddedAnnualRate)} ao ano.
      </p>
      <p>
        Quem compra um imóvel ou um carro também tem o que vender no fim: o preço da venda, menos os custos e
        a dívida que restar, volta como desconto.
      </p>
    </CalculatorPage>
  )
}

/** A rate after the tax, so that the examples do not depend on a term. */
const net = { annualYield: '11', yieldIs: 'net' }

const questions = [
  { question: 'Vale a pena parcelar sem juros?', answer: withoutInterest() },
  { question: 'Alugar ou comprar?', answer: rentOrBuy() },
  { question: 'Carro por assinatura compensa?', answer: subscription() },
]

/** The answer to a question that is known to have one. The rates are those of the example: the text stays the same. */
function answerTo(typed: Readonly<Record<string, string>>) {
  return resultOf(calculator, typed).answer
}

function withoutInterest(): string {
  const { difference, breakEven } = answerTo({ ...net, cashPrice: '1.200', instalment: '100' })
  const price = breakEven?.kind === 'cash-price' ? breakEven.amount : 0
  return `Se o preço à vista for o mesmo, sim: com o dinheiro a 11\u00A0% ao ano, 12 × R$\u00A0100 economizam ${formatBrl(difference)} sobre R$\u00A01.200 à vista. Mas pergunte pelo desconto: com preço à vista abaixo de ${formatBrl(price)}, pagar na hora custa menos. E só vale se o dinheiro ficar mesmo rendendo.`
}

function rentOrBuy(): string {
  const [rent, buy] = answerTo({
    ...net,
    mode: 'rent-or-buy',
    annualAdjustment: '4',
    appreciation: '4',
  }).options
  return `Depende do tempo, da taxa e da valorização. Exemplo: em dez anos, com aluguel de R$\u00A02.500 ou um imóvel de R$\u00A0500\u00A0mil com R$\u00A0100\u00A0mil de entrada, tudo subindo 4\u00A0% ao ano e o dinheiro a 11\u00A0%, alugar custa ${formatBrl(rent?.total ?? 0)} e comprar, ${formatBrl(buy?.total ?? 0)}, já contando a venda no fim. Quem fica pouco tempo perde os custos de comprar e vender.`
}

function subscription(): string {
  const typed = { ...net, mode: 'car', years: '3', subscription: '2.500' }
  const [own, , rented] = answerTo(typed).options
  return `Compare o custo todo, não a mensalidade com a parcela. Um carro de R$\u00A0100\u00A0mil que perde 10\u00A0% ao ano, com IPVA, seguro e manutenção do exemplo, custa em três anos ${formatBrl(own?.total ?? 0)} em dinheiro de hoje; uma assinatura de R$\u00A02.500 por mês, ${formatBrl(rented?.total ?? 0)}. A assinatura ganha quando o carro desvaloriza rápido ou quando você teria de financiar a compra com juros.`
}
