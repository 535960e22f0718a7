import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import type { Edition } from '#web/finance/core/in-force.ts'
import { overdueAmong, overdueInWords } from '#web/finance/core/renewal.ts'
import { calculateBenefit } from '#web/finance/pension/retirement.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { pgblTables } from '#web/finance/tables/pension/pgbl.ts'
import { previdenciaRegressiva } from '#web/finance/tables/pension/previdencia-regressiva.ts'
import {
  benefitTables,
  generalRuleTables,
  tollRuleTables,
  transitionTables,
} from '#web/finance/tables/pension/retirement.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { today } from '../_currency/law-today.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const generateMetadata = () => pageMetadata('/aposentadoria')

/** The law of the day on which the page is made. */
function lawToday() {
  return {
    year: todayInBrasilia().slice(0, 4),
    transition: today(transitionTables),
    general: today(generalRuleTables),
    tolls: today(tollRuleTables),
    benefit: today(benefitTables),
    // Each with the year of its table, which on some day may be the one before.
    ceiling: `${formatBrl(today(inssTables).brackets.at(-1)?.upTo ?? 0)} (${yearOf(inssTables)})`,
    floor: `${formatBrl(today(salarioMinimoTables).monthly)} (${yearOf(salarioMinimoTables)})`,
  }
}

const yearOf = (editions: readonly Edition[]) => today(editions).from.slice(0, 4)

export default function RetirementPage() {
  const { benefit, ceiling, floor } = lawToday()
  const regressive = today(previdenciaRegressiva).brackets
  return (
    <CalculatorPage
      slug="aposentadoria"
      questions={questions()}
      dek="Primeiro, pela lei: a data de cada regra do INSS e o benefício estimado. Depois, se quiser, quanto guardar por fora."
      related={['independencia-financeira', 'renda-passiva', 'juros-compostos', 'rescisao-trabalhista']}
    >
      <p>
        Para cada regra, a conta procura o primeiro dia em que você tem a idade, os pontos e o tempo que ela
        pede naquele ano, com um mês de contribuição por mês. Quem já contribuía antes de 13/11/2019 também
        tem as regras de transição.
      </p>
      <p>
        O benefício é a média das contribuições, contada até o teto, vezes {percent(benefit.base)} mais{' '}
        {percent(benefit.perYear)} por ano completo acima de {benefit.baseYears.woman} anos (mulher) ou{' '}
        {benefit.baseYears.man} (homem). Fica entre {floor} e {ceiling}.
      </p>
      <p>
        Se você pedir, o que falta para a renda que quer vira um capital, em dinheiro de hoje, e o capital
        vira um aporte por mês. No PGBL e no VGBL o imposto é o da tabela regressiva, de{' '}
        {percent(regressive[0]?.rate ?? 0)} a {percent(regressive.at(-1)?.rate ?? 0)}, pela idade de cada
        aporte.
      </p>
    </CalculatorPage>
  )
}

const questions = () => [
  { question: `Quantos pontos preciso em ${lawToday().year}?`, answer: points() },
  { question: 'Vale a pena PGBL?', answer: pgbl() },
  { question: 'Qual o teto do INSS?', answer: ceilingAndFloor() },
  { question: 'Quem começou depois da reforma se aposenta com quanto?', answer: afterReform() },
]

function ceilingAndFloor(): string {
  const { ceiling, floor } = lawToday()
  const overdue = overdueAmong([inssTables, salarioMinimoTables], todayInBrasilia())
  const doubt = overdue.map((table) => ` ${overdueInWords(table, todayInBrasilia())}`).join('')
  return `${ceiling} por mês. É o maior salário sobre o qual se contribui, o limite da média e o maior benefício. O menor é o salário mínimo, ${floor}. Os dois mudam em janeiro.${doubt}`
}

function points(): string {
  const { transition, tolls } = lawToday()
  // By the amendment itself, the newest edition is that of its last year.
  const last = transitionTables[0]
  const { woman, man } = transition.points
  return `Mulher, ${woman}; homem, ${man}: a soma da idade com o tempo de contribuição, que precisa ser de pelo menos ${tolls.contribution.woman} anos para a mulher e ${tolls.contribution.man} para o homem. Sobe um ponto por ano, até ${last?.points.woman} e ${last?.points.man}. Só vale para quem já contribuía antes de 13/11/2019.`
}

function pgbl(): string {
  const share = percent(today(pgblTables).deductibleShare)
  return `Depende da sua declaração. O PGBL abate até ${share} da renda tributável, mas só na declaração completa e de quem contribui para o INSS ou outro regime oficial; na saída, paga imposto sobre tudo. O VGBL não abate nada e paga só sobre o ganho. Escolha “PGBL” na conta para ver quanto o imposto deste ano diminui.`
}

function afterReform(): string {
  const { general, benefit } = lawToday()
  const { age, contribution } = general
  const woman = calculateBenefit({
    sex: 'woman',
    contributionYears: contribution.woman,
    mean: 4000_00,
    rule: 'general',
    date: todayInBrasilia(),
  })
  const example = woman.ok ? ` Com média de ${formatBrl(4000_00)}, ${formatBrl(woman.benefit)}.` : ''
  return `Mulher com ${age.woman} anos de idade e ${contribution.woman} de contribuição; homem com ${age.man} e ${contribution.man}. Com esse tempo mínimo, o benefício é de ${percent(benefit.base)} da média.${example} Cada ano completo a mais soma ${percent(benefit.perYear)}.`
}

function percent(rate: number): string {
  return formatPercent(rate, 0)
}
