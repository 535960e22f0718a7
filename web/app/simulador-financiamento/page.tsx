import { resultOf } from '#web/calculators/form/ask.ts'
import { calculator } from '#web/calculators/simulador-financiamento/calculator.ts'
import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { creditPractice } from '#web/finance/tables/credit/credit-practice.ts'
import { fgtsHousing } from '#web/finance/tables/credit/fgts-housing.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { today } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const metadata = pageMetadata('/simulador-financiamento')

export default function FinancingPage() {
  const { principal, monthlyRate, annualRate, readings } = answerTo({ ...bare, system: 'price' })
  const [right, wrong] = readings
  return (
    <CalculatorPage
      slug="simulador-financiamento"
      questions={questions()}
      dek="Os campos trazem um exemplo de imóvel. Escolha o bem e troque pelos números da sua proposta. Não pedimos CPF nem telefone."
      related={['comparador-custos', 'conversor-taxas', 'calculadora-iof', 'juros-compostos']}
    >
      <p>
        Cada parcela paga os juros do mês sobre o que você ainda deve; o resto amortiza. No SAC a amortização
        é sempre igual, e a parcela cai. Na Price a parcela é igual, e no começo quase toda ela é juro.
      </p>
      <p>
        A taxa do ano vira taxa do mês por raiz quando é efetiva, e por divisão quando é nominal. Para{' '}
        {formatBrl(principal)} em {term} a {formatPercent(annualRate)}, a efetiva dá{' '}
        {formatPercent(monthlyRate, 4)} ao mês e parcela Price de {formatBrl(right?.firstInstalment ?? 0)}; a
        nominal daria {formatBrl(wrong?.firstInstalment ?? 0)}.
      </p>
      <p>
        Seguros, tarifas e IOF entram na parcela ou no dia do contrato e no CET, que é a taxa que iguala o que
        foi liberado a tudo o que você paga, nas datas em que paga.
      </p>
    </CalculatorPage>
  )
}

/** The loan of the specification at a fixed rate and day, so that the text does not change with the day. */
const bare = { insurance: 'none' }
const term = '30 anos'

const questions = () => [
  { question: 'SAC ou Price, qual é melhor?', answer: sacOrPrice() },
  { question: 'Quanto preciso ganhar para financiar R$ 400 mil?', answer: incomeFor() },
  { question: 'Vale a pena amortizar prazo ou parcela?', answer: termOrInstalment() },
  { question: 'O que é CET?', answer: whatIsCet() },
  { question: 'Posso usar o FGTS?', answer: fgts() },
]

/** The answer to a question that is known to have one. */
function answerTo(typed: Readonly<Record<string, string>>) {
  return resultOf(calculator, typed).answer
}

function sacOrPrice(): string {
  const [sac, price] = answerTo(bare).vias
  if (!(sac && price)) throw new Error('no comparison')
  return `No SAC você paga menos juros; na Price a primeira parcela é menor. Em ${term}, R$\u00A0400\u00A0mil a 11,19\u00A0% ao ano custam ${formatBrl(sac.totalInterest)} de juros no SAC e ${formatBrl(price.totalInterest)} na Price. A primeira parcela é de ${formatBrl(sac.firstPaid)} no SAC e de ${formatBrl(price.firstPaid)} na Price, sem seguros. Quem consegue pagar a do SAC gasta menos no total.`
}

function incomeFor(): string {
  const [sac, price] = (['sac', 'price'] as const).map((system) => answerTo({ system }).incomeNeeded ?? 0)
  const share = formatPercent(creditPractice[0]?.incomeShare ?? 0, 0)
  return `Os bancos costumam aceitar parcela de até ${share} da renda bruta da família. Em ${term} a 11,19\u00A0% ao ano, com seguros estimados, a renda pedida é de ${formatBrl(sac ?? 0)} por mês no SAC e de ${formatBrl(price ?? 0)} na Price. É prática dos bancos, não lei, e cada um tem a sua.`
}

function termOrInstalment(): string {
  const saved = (['term', 'instalment'] as const).map((extraReduces) => {
    const extra = { ...bare, system: 'price', extraMonthly: '500,00', extraReduces }
    const { vias, schedule, rows } = answerTo(extra)
    const price = vias.find(({ key }) => key === 'price')
    return { interest: (price?.totalInterest ?? 0) - schedule.totalInterest, months: rows.length }
  })
  const [byTerm, byInstalment] = saved
  return `Reduzir o prazo economiza mais juros; reduzir a parcela alivia o mês. Com R$\u00A0500 a mais por mês na Price de R$\u00A0400\u00A0mil em ${term}, reduzir o prazo quita em ${byTerm?.months} meses e economiza ${formatBrl(byTerm?.interest ?? 0)}; reduzir a parcela economiza ${formatBrl(byInstalment?.interest ?? 0)}.`
}

function whatIsCet(): string {
  const { cet, annualRate } = answerTo({})
  if (!cet.ok) throw new Error(cet.reason)
  return `É o Custo Efetivo Total: a taxa por ano com tudo dentro, juros, seguros, tarifas e IOF. O banco é obrigado a informar antes de você assinar (Resolução CMN 4.881/2020). No exemplo desta página a taxa é ${formatPercent(annualRate)} e o CET, ${formatPercent(cet.annualRate)} ao ano. Compare propostas pelo CET, com o mesmo prazo.`
}

function fgts(): string {
  const { source, yearsOfWork, instalmentShare, instalmentMonths, monthsBetween } = today(fgtsHousing)
  return `Sim, em imóvel residencial do SFH (${source}): na entrada, para abater o saldo, com ${monthsBetween / 12} anos entre um uso e outro, ou para pagar até ${formatPercent(instalmentShare, 0)} das parcelas por ${instalmentMonths} meses. É preciso ter ${yearsOfWork} anos de trabalho com FGTS, somados. O Conselho Curador também pede que você não tenha outro financiamento do SFH nem imóvel na cidade onde mora ou trabalha.`
}
