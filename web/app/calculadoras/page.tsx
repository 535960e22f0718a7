import type { Metadata } from 'next'
import { type CalculatorSlug, calculators, pathOf } from '#web/calculators/registry.ts'
import { env } from '#web/env.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import { Faq } from '#web/ui/Faq.tsx'
import { Island } from '#web/ui/Island.tsx'
import { pageGraph, StructuredData } from '../_shell/StructuredData.tsx'
import { CalculatorIndex } from './CalculatorIndex.tsx'
import styles from './page.module.css'
import { changesUntil, newRuleOf, usersOf } from './rules-behind.ts'

// A rule begins on a day.
export const revalidate = 3600

const path = '/calculadoras'

export const metadata: Metadata = {
  title: { absolute: 'Calculadoras financeiras grátis e sem cadastro' },
  description:
    'Todas as calculadoras do site em um lugar: juros, financiamento, rescisão, IOF, importação, aposentadoria e mais, com a regra e a data em cada resultado.',
  alternates: { canonical: path },
}

// The keys of an object written out are those of its type.
const slugs = (Object.keys(calculators) as CalculatorSlug[]).filter((slug) => pathOf(slug))

export default function CalculatorsPage() {
  const today = todayInBrasilia()
  const news = slugs.flatMap((slug) => {
    const change = newRuleOf(slug, today)
    return change ? [[slug, `Regra nova: ${formatDay(change.date)}`]] : []
  })
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Início' }, { label: 'Calculadoras' }]} />
      <h1 className={styles.title}>Qual conta você precisa fazer?</h1>
      <div className="columns">
        <Island name="calculator-index" when="input">
          <CalculatorIndex slugs={slugs} news={Object.fromEntries(news)} />
        </Island>
        <div className="stack-large">
          <RuleChanges today={today} />
          <Callout title="Como conferimos">
            <p>
              Cada taxa tem lei, data e dia da última conferência. Quando uma regra muda, a conta muda e fica
              escrito aqui.
            </p>
          </Callout>
        </div>
      </div>
      <section className="section" aria-labelledby="perguntas">
        <div className="section-top">
          <h2 id="perguntas">Perguntas</h2>
        </div>
        <Faq items={questions} />
      </section>
      <StructuredData graph={[...pageGraph(new URL(path, env.SITE_URL), 'Calculadoras'), itemList()]} />
    </>
  )
}

/** The last rules that changed, and which calculators they change. */
function RuleChanges({ today }: { today: ReturnType<typeof todayInBrasilia> }) {
  const changes = changesUntil(today).slice(0, 8)
  return (
    <section aria-labelledby="regras">
      <div className="section-top">
        <h2 id="regras">Regras que mudaram</h2>
      </div>
      <ol className={styles.changes}>
        {changes.map(({ date, rule, law, changes: [first], confidence }) => (
          <li key={`${date} ${rule}`}>
            <time dateTime={date}>{formatDay(date)}</time>
            <b>{rule}</b>
            {first && (
              <span>
                {first.what}: de {first.from} para {first.to}
              </span>
            )}
            <small>
              {law}
              {confidence === 'uncertain' && ' (não confirmado)'}. Muda:{' '}
              {usersOf(rule)
                .map((slug) => calculators[slug].title)
                .join(', ')}
              .
            </small>
          </li>
        ))}
      </ol>
    </section>
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
      'CDI, Selic e IPCA vêm do Banco Central, com a data ao lado do campo. As alíquotas vêm das leis, citadas em cada linha do resultado com o dia em que começaram a valer.',
  },
]

function itemList() {
  return {
    '@type': 'ItemList',
    itemListElement: slugs.map((slug, index) => {
      const { title, path } = calculators[slug]
      return { '@type': 'ListItem', position: index + 1, name: title, url: new URL(path, env.SITE_URL).href }
    }),
  }
}
