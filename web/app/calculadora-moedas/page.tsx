import { calculateCurrency } from '#web/calculators/calculadora-moedas/calculate.ts'
import type { ImportQuestion } from '#web/calculators/calculadora-moedas/question.ts'
import { dollarsInWords } from '#web/finance/changelog/rule-words.ts'
import { formatCents, formatDay, formatPercent } from '#web/finance/core/format.ts'
import { impostoImportacao } from '#web/finance/tables/exchange/imposto-importacao.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { iofToday, today } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const metadata = pageMetadata('/calculadora-moedas')

export default function CurrencyCalculatorPage() {
  const { compliant, otherShopsRate, ceiling } = today(impostoImportacao)
  return (
    <CalculatorPage
      slug="calculadora-moedas"
      questions={questionsToday()}
      dek="Converta um valor ou veja quanto uma compra de fora custa até a sua porta. O dólar e o euro vêm com a última cotação e a hora dela; as outras moedas, com a referência do dia, quando há."
      related={['cambio-modalidades', 'orcamento-viagem', 'calculadora-iof', 'comparador-custos']}
    >
      <p>
        <b>Converter.</b> O valor passa pelo real: multiplica pela cotação de uma moeda e divide pela da
        outra. Além do dólar e do euro, as moedas que o Banco Central Europeu acompanha vêm com a referência
        do dia: não é o preço do mercado nem o do banco. Das outras, como o peso argentino, digite a cotação.
      </p>
      <p>
        <b>Outro dia.</b> Com um dia que já passou, desde 1999, vem a PTAX de venda daquele dia, o fechamento
        oficial do Banco Central. Das moedas que ele não acompanha, vem a referência do Banco Central Europeu.
        Em fim de semana ou feriado vale a do último dia útil, e o campo diz qual. Confira no{' '}
        <a href="https://www.bcb.gov.br/estabilidadefinanceira/historicocotacoes">
          histórico do Banco Central
        </a>
        .
      </p>
      <p>
        <b>Comprar de fora.</b> O imposto de importação incide sobre produto, frete e seguro. No Remessa
        Conforme, {formatPercent(compliant.rateUpTo, 0)} até {dollarsInWords(compliant.threshold)} e{' '}
        {formatPercent(compliant.rateAbove, 0)} menos {dollarsInWords(compliant.deduction)} até{' '}
        {dollarsInWords(ceiling)}; fora dele, {formatPercent(otherShopsRate, 0)}.
      </p>
      <p>
        O ICMS é “por dentro”: faz parte da própria base. Soma-se o valor ao imposto de importação, divide-se
        por 1 menos a alíquota do estado, e o ICMS é a alíquota vezes esse resultado. No cartão, o spread e o
        IOF de {iofToday('card')} vêm por cima do preço.
      </p>
    </CalculatorPage>
  )
}

/** US$ 100 in the specification's terms: in dollars, to São Paulo, without spread and IOF. */
const hundred: ImportQuestion = {
  tab: 'importar',
  date: '2026-11-20',
  currency: { code: 'USD', rate: 1 },
  dollarRate: 1,
  product: 100_00,
  freight: 0,
  insurance: 0,
  goods: 'common',
  programme: 'unknown',
  state: 'SP',
  payment: 'pix',
  spread: 0,
  dispatchFee: 0,
}

function questionsToday() {
  return [
    { question: 'A taxa das blusinhas acabou?', answer: blusinhas() },
    { question: 'Quanto pago numa compra de US$ 100?', answer: hundredDollars() },
    {
      question: 'Como saber se a loja é Remessa Conforme?',
      answer: (
        <>
          Procure “Programa Remessa Conforme” e veja a lista de empresas no{' '}
          <a href="https://www.gov.br/receitafederal/pt-br">site da Receita Federal</a>. Na loja certificada,
          os impostos aparecem antes de você pagar.
        </>
      ),
    },
    { question: 'O frete entra no imposto?', answer: freight() },
    {
      question: 'Livro paga imposto?',
      answer:
        'Não paga imposto de importação nem ICMS: livro é imune (Constituição, art. 150, VI, d). Se você paga no cartão, o IOF do câmbio é cobrado.',
    },
  ]
}

function blusinhas(): string {
  const rule = today(impostoImportacao)
  const before = impostoImportacao[impostoImportacao.indexOf(rule) + 1]
  const { threshold, rateUpTo, rateAbove, deduction } = rule.compliant
  const limit = dollarsInWords(threshold)
  const past =
    before && before.compliant.rateUpTo !== rateUpTo
      ? ` Antes, desde ${formatDay(before.from)}, eram ${formatPercent(before.compliant.rateUpTo, 0)}.`
      : ''
  return `Até ${limit}, no Remessa Conforme, o imposto de importação é de ${formatPercent(rateUpTo, 0)} desde ${formatDay(rule.from)} (${rule.source}).${past} Acima de ${limit}, continua: ${formatPercent(rateAbove, 0)} menos ${dollarsInWords(deduction)}. O ICMS do estado é cobrado sempre.`
}

function hundredDollars(): string {
  const answer = calculateCurrency({ ...hundred, date: today(impostoImportacao).from })
  if (!(answer.ok && answer.tab === 'importar')) throw new Error('no answer for US$ 100')
  const [inside, outside] = answer.regimes.map(({ total }) => `US$\u00A0${formatCents(total)}`)
  return `No Remessa Conforme, entregue em São Paulo, ${inside}, com imposto de importação e ICMS. Fora do programa, ${outside}, mais o despacho postal, se houver. Spread e IOF do cartão vêm por cima.`
}

function freight(): string {
  const { threshold } = today(impostoImportacao).compliant
  const limit = dollarsInWords(threshold)
  return `Entra. O imposto é sobre produto, frete e seguro somados, e é essa soma que se compara com ${limit}. O imposto cresce aos poucos acima do limite, sem salto: dividir o pedido só muda a conta de quem passa de ${limit}.`
}
