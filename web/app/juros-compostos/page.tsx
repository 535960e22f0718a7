import type { Metadata } from 'next'
import { Form } from '#web/calculators/juros-compostos/Form.tsx'
import { exampleRate } from '#web/calculators/juros-compostos/input.ts'
import { spreadsheetFormula } from '#web/calculators/juros-compostos/spreadsheet.ts'
import { calculators } from '#web/calculators/registry.ts'
import { env } from '#web/env.ts'
import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Island } from '#web/ui/Island.tsx'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { answerTo, examplePlan } from './example.ts'
import styles from './page.module.css'
import { Questions } from './Questions.tsx'

const path = '/juros-compostos'

const description =
  'Calcule juros compostos com aportes, taxa ao mês ou ao ano e inflação. Descubra também o aporte, o prazo ou a taxa para atingir sua meta.'

export const metadata: Metadata = {
  title: 'Juros compostos: calculadora com aporte mensal',
  description,
  alternates: { canonical: path },
}

export default function CompoundInterestPage() {
  return (
    <>
      <Breadcrumb
        items={[{ href: '/', label: 'Início' }, { label: 'Calculadoras' }, { label: 'Juros compostos' }]}
      />
      <div className={styles.top}>
        <h1>Quanto vou ter se guardar todo mês?</h1>
        <p className="dek">Os campos trazem um exemplo. Troque pelos seus números.</p>
        <Carimbo>Exemplo: {exampleRate.label}</Carimbo>
      </div>
      <Island name="calculator" when="idle">
        {/* Not CalculatorForm: its `dynamic` is a boundary that stays hidden until a script runs. */}
        <Form whole />
      </Island>
      <div className="columns section">
        <HowItWorks />
        <Questions />
      </div>
      <script type="application/ld+json">{JSON.stringify(structuredData)}</script>
    </>
  )
}

const structuredData = {
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: `${calculators['juros-compostos'].title} | Em Miúdos`,
  url: new URL(path, env.SITE_URL).href,
  description,
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  inLanguage: 'pt-BR',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'BRL' },
}

/** The method in words, with the numbers of the example, each worked out by the calculator itself. */
function HowItWorks() {
  const right = answerTo({ solveFor: 'total', ...examplePlan })
  const divided = exampleRate.value / 12
  const wrong = answerTo({ solveFor: 'total', ...examplePlan, rate: { value: divided, per: 'month' } })
  return (
    <section aria-labelledby="como" className="stack">
      <div className="section-top">
        <h2 id="como">Como a conta é feita</h2>
      </div>
      <p className="measure">
        Cada mês, o saldo rende a taxa do mês e recebe o aporte. A taxa do ano vira taxa do mês por raiz, não
        por divisão: {formatPercent(exampleRate.value)} ÷ 12 daria {formatPercent(divided, 4)}, e o total do
        exemplo sairia {formatBrl(wrong.total - right.total)} maior do que o certo.
      </p>
      <p className={styles.formula}>
        <code>{spreadsheetFormula('total', right)}</code>
      </p>
      <p className="measure">
        É a fórmula do exemplo. Cole no Excel ou no Google Planilhas em português: o resultado é{' '}
        {formatBrl(right.total)}.
      </p>
      <h3>O que esta conta não inclui</h3>
      <ul className={`${styles.list} measure`}>
        <li>Imposto de renda e IOF.</li>
        <li>Taxa de corretora, de banco ou de fundo.</li>
        <li>Mudança da taxa no caminho: ela fica igual do primeiro ao último mês.</li>
        <li>Inflação, a não ser que você preencha o campo em “Mais opções”.</li>
      </ul>
    </section>
  )
}
