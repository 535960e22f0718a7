import type { Metadata } from 'next'
import { Form } from '#web/calculators/juros-compostos/Form.tsx'
import { exampleRate } from '#web/calculators/juros-compostos/input.ts'
import { calculators } from '#web/calculators/registry.ts'
import { env } from '#web/env.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Island } from '#web/ui/Island.tsx'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { HowItWorks } from './HowItWorks.tsx'
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
