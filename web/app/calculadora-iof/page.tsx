import { calculator } from '#web/calculators/calculadora-iof/calculator.ts'
import { resultOf } from '#web/calculators/form/ask.ts'
import type { Texts } from '#web/calculators/form/fields.ts'
import { formatBrl, formatDay, percentInWords } from '#web/finance/core/format.ts'
import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import { creditRateHistory } from '#web/finance/credit/iof-credito.ts'
import { fxRateHistory } from '#web/finance/exchange/iof-cambio.ts'
import type { FxOperation } from '#web/finance/tables/exchange/iof-cambio.ts'
import { iofInvestimento } from '#web/finance/tables/fixed-income/iof-investimento.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { cardIofWithLaw, injunctionInWords, today } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const metadata = pageMetadata('/calculadora-iof')

export default function IofPage() {
  return (
    <CalculatorPage
      slug="calculadora-iof"
      questions={questions()}
      dek="Escolha a operação: a alíquota é a do dia, com o artigo do decreto ao lado de cada linha."
      related={['cambio-modalidades', 'simulador-financiamento', 'calculadora-moedas', 'orcamento-viagem']}
    >
      <p>
        No câmbio, o IOF é uma porcentagem do valor em reais, já com o spread. No empréstimo há duas partes:
        uma por dia, que cada parcela paga até o seu vencimento, por no máximo um ano, e uma fixa, cobrada uma
        vez.
      </p>
      <p>
        No resgate antes de 30 dias, o IOF leva uma parte do rendimento que diminui a cada dia, e o imposto de
        renda incide sobre o resto. No VGBL, paga o que passa do limite de aportes do ano, somando as
        seguradoras.
      </p>
      <p>
        As alíquotas mudaram várias vezes em 2025. A tabela “Como a regra mudou” mostra as da operação que
        você escolheu, com o primeiro dia em que valeram, e você pode refazer a conta pela regra de outra
        data.
      </p>
    </CalculatorPage>
  )
}

const questions = () => [
  { question: 'Qual o IOF do cartão internacional?', answer: onCard() },
  { question: 'IOF de empréstimo como calcula?', answer: onLoan() },
  { question: 'Depois de 30 dias paga IOF?', answer: afterThirtyDays() },
  { question: 'O IOF vai acabar em 2029?', answer: end() },
  { question: 'Conta global paga 1,1%?', answer: onGlobalAccount() },
]

const isInForce = ({ rule }: { rule: { from: IsoDate } }) => rule.from <= todayInBrasilia()

/** The rate of an operation that holds now, and since when. */
function nowOf(operation: FxOperation): { rate: Fraction; since: string } {
  const now = fxRateHistory(operation).find(isInForce)
  if (!now) throw new Error(`no rate: ${operation}`)
  return { rate: now.rate, since: formatDay(now.rule.from) }
}

function iofOf(typed: Texts): number {
  return resultOf(calculator, typed).answer.iof
}

function onCard(): string {
  const { rate, since } = nowOf('card')
  return `${percentInWords(rate)} do valor em reais, desde ${since}: numa compra de R$\u00A01.000, ${formatBrl(iofOf({ tab: 'cambio', amount: '1.000,00' }))}. A compra em reais num site de fora também paga, se a loja recebe no exterior.`
}

function onLoan(): string {
  const now = creditRateHistory('individual').find(isInForce)
  if (!now) throw new Error('no rate of credit')
  return `Pessoa física paga ${percentInWords(now.daily, 5)} por dia até o vencimento de cada parcela, por no máximo 365 dias, mais ${percentInWords(now.additional)} uma vez. R$\u00A010.000 em 12 parcelas iguais a 3\u00A0% ao mês pagam ${formatBrl(iofOf({}))}; devolvidos de uma vez depois de um ano, ${formatBrl(iofOf({ system: 'single', monthLength: 'calendar' }))}.`
}

function afterThirtyDays(): string {
  const shares = today(iofInvestimento).yieldShareByDay
  return `Não. O IOF do resgate cai de ${percentInWords(shares[0] ?? 0)} do rendimento no 1º dia a zero no ${shares.length}º. O imposto de renda continua. LCI, LCA, poupança, ações e fundos imobiliários não pagam esse IOF em dia nenhum.`
}

function end(): string {
  return `Não pelo que vale hoje. O Decreto 10.997/2022 baixava o IOF do câmbio ano a ano até zerar, mas esse calendário foi revogado em 2025, e o cartão paga ${cardIofWithLaw()}.${injunctionInWords()}`
}

function onGlobalAccount(): string {
  const [own, investment] = [nowOf('own-account'), nowOf('investment')]
  return `Depende do destino do dinheiro. Para gastar, a remessa à sua conta no exterior paga ${percentInWords(own.rate)}, desde ${own.since}; para investir, ${percentInWords(investment.rate)}, desde ${investment.since}.`
}
