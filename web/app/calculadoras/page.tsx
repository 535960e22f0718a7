import { AdSlot } from '#web/ads/AdSlot.tsx'
import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import { Faq } from '#web/ui/Faq.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Section } from '#web/ui/Section.tsx'
import { pageMetadata } from '../_shell/page-metadata.ts'
import { RuleChanges } from '../_shell/RuleChanges.tsx'
import { newRuleOf } from '../_shell/rules-behind.ts'
import { itemList, pageGraph, StructuredData } from '../_shell/StructuredData.tsx'
import { CalculatorIndex } from './CalculatorIndex.tsx'
import styles from './page.module.css'

// A rule begins on a day.
export const revalidate = 3600

const path = '/calculadoras'

export const metadata = pageMetadata('/calculadoras')

// The keys of an object written out are those of its type.
const slugs = Object.keys(calculators) as CalculatorSlug[]

export default function CalculatorsPage() {
  const today = todayInBrasilia()
  const news = slugs.flatMap((slug) => {
    const change = newRuleOf(slug, today)
    return change ? [[slug, `Regra nova: ${formatDay(change.date)}`]] : []
  })
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Home' }, { label: 'Calculadoras' }]} />
      <h1 className={styles.title}>Qual conta você precisa fazer?</h1>
      <div className="columns">
        <Island name="calculator-index" code="CalculatorIndex" when="input">
          <CalculatorIndex slugs={slugs} news={Object.fromEntries(news)} />
        </Island>
        <div className="stack-large">
          <RuleChanges count={8} />
          <Callout title="Como conferimos">
            <p>
              Cada taxa tem lei, data e dia da última conferência. Quando uma regra muda, a conta muda e fica
              escrito aqui.
            </p>
          </Callout>
        </div>
      </div>
      <Section id="perguntas" title="Perguntas" className="section">
        <Faq items={questions} />
      </Section>
      <AdSlot slot="rodape" className="section" />
      <StructuredData
        graph={[...pageGraph(path, 'Calculadoras'), itemList(slugs.map((slug) => calculators[slug]))]}
      />
    </>
  )
}

const questions = [
  {
    question: 'As calculadoras guardam meus dados?',
    answer:
      'Não. O que você digita fica no seu aparelho e no link que você copiar. Nada vai para o servidor.',
  },
  {
    question: 'De onde vêm as taxas?',
    answer:
      'CDI, Selic e IPCA vêm do Banco Central, com a data ao lado do campo. As alíquotas vêm das leis, citadas no resultado com o dia em que começaram a valer.',
  },
]
