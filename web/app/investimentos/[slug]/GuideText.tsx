import { Fragment, type ReactNode } from 'react'
import { AdSlot } from '#web/ads/AdSlot.tsx'
import { CalculatorEmbed } from '#web/calculators/CalculatorEmbed.tsx'
import { figuresFor } from '#web/calculators/figures-for.ts'
import { AffiliateNotice } from '#web/content/affiliates/AffiliateNotice.tsx'
import { isIsoDate, minutesToRead } from '#web/content/article-facts.ts'
import type { GuideResult } from '#web/content/sanity.types.ts'
import { Contents } from '#web/content/text/Contents.tsx'
import { outline } from '#web/content/text/outline.ts'
import { PortableText } from '#web/content/text/PortableText.tsx'
import { RuleChanged } from '#web/content/text/RuleChanged.tsx'
import { Sources } from '#web/content/text/Sources.tsx'
import { formatDay } from '#web/finance/core/format.ts'
import { Callout } from '#web/ui/Callout.tsx'
import { Faq } from '#web/ui/Faq.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Miudos } from '#web/ui/nota/Miudos.tsx'
import { EmbedOrigin } from '../../_calculator/EmbedOrigin.tsx'
import { PrintPage } from '../../_shell/PrintPage.tsx'
import { Names } from '../../autores/Names.tsx'
import styles from './guide.module.css'
import { type GuideSlug, guides } from './guides.ts'
import { TaxTables } from './TaxTables.tsx'
import { Today } from './Today.tsx'

type Guide = NonNullable<GuideResult>
type Props = { guide: Guide; slug: GuideSlug }

/** A guide in the order of its template; what the editors left empty has no heading. */
export function GuideText({ guide, slug }: Props) {
  const parts = partsOf({ guide, slug })
  const [beforeText, afterText] = [parts.slice(0, 1), parts.slice(1)]
  const headings = [
    ...beforeText.map(({ id, title }) => ({ id, text: title })),
    ...outline(guide.body).filter(({ level }) => level === 2),
    ...afterText.map(({ id, title }) => ({ id, text: title })),
  ]
  return (
    <article className={styles.guide} data-print="page">
      <header className={styles.top}>
        <h1>{guide.title}</h1>
        <Miudos>{guide.summary}</Miudos>
        <Byline guide={guide} />
        <PrintPage />
        <AffiliateNotice body={guide.body} />
      </header>
      <Contents headings={headings} />
      <div className={styles.text}>
        <RuleChanged ruleRefs={guide.ruleRefs} reviewedOn={guide.reviewedOn} text={guide} />
        {beforeText.map(section)}
        <PortableText value={guide.body} />
        {afterText.map((part) => (
          <Fragment key={part.id}>
            {part.id === 'imposto' && guide.adPolicy !== 'none' && <AdSlot slot="guia-meio" />}
            {section(part)}
          </Fragment>
        ))}
        <Changes guide={guide} />
        <Sources sources={guide.sources} />
        <p className={styles.disclaimer}>
          Conteúdo educativo, com as regras em vigor nas datas indicadas. Não é recomendação de investimento.
          Confira na fonte oficial antes de decidir.
        </p>
      </div>
    </article>
  )
}

type Part = { id: string; title: string; content: ReactNode }

function section({ id, title, content }: Part) {
  return (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {content}
    </section>
  )
}

/** Those that the code frames; the editors' own text comes after the first. */
function partsOf({ guide, slug }: Props): Part[] {
  const { riskExamples, stepByStep, mistakes, questions } = guide
  const parts: (Part | false)[] = [
    { id: 'hoje', title: 'Os números, com o dia de cada um', content: <Today slug={slug} /> },
    { id: 'sobra', title: 'Quanto sobra depois do imposto', content: <Simulator slug={slug} /> },
    riskExamples.length > 0 && { id: 'errado', title: 'Quando dá errado', content: <Risks guide={guide} /> },
    stepByStep.length > 0 && { id: 'passos', title: 'Passo a passo', content: <Steps guide={guide} /> },
    { id: 'imposto', title: 'Imposto e limites, com a lei', content: <TaxTables slug={slug} /> },
    mistakes.length > 0 && { id: 'erros', title: 'Erros comuns', content: <Mistakes mistakes={mistakes} /> },
    questions.length > 0 && {
      id: 'perguntas',
      title: 'Perguntas',
      content: (
        <Faq
          items={questions.map(({ question, answer }) => ({
            question,
            answer: <PortableText value={answer} />,
          }))}
        />
      ),
    },
  ]
  return parts.filter((part) => part !== false)
}

/** The guide is the calculator's own page: its links, copies and frames lead here. */
async function Simulator({ slug }: { slug: GuideSlug }) {
  const { calculator } = guides[slug]
  return (
    <div data-embed="" data-column="">
      <Island name="calculator" code={calculator} when="input">
        <CalculatorEmbed slug={calculator} figures={await figuresFor(calculator)} whole />
      </Island>
      <EmbedOrigin path={`/investimentos/${slug}`} />
    </div>
  )
}

function Risks({ guide }: { guide: Guide }) {
  return guide.riskExamples.map(({ _key, title, text }) => (
    <Callout key={_key} tone="alert" title={title}>
      <PortableText value={text} />
    </Callout>
  ))
}

function Steps({ guide }: { guide: Guide }) {
  return (
    <ol className={styles.steps}>
      {guide.stepByStep.map(({ _key, title, text }) => (
        <li key={_key}>
          <b>{title}</b>
          <PortableText value={text} />
        </li>
      ))}
    </ol>
  )
}

function Mistakes({ mistakes }: { mistakes: string[] }) {
  return (
    <ul className="bullets">
      {mistakes.map((mistake) => (
        <li key={mistake}>{mistake}</li>
      ))}
    </ul>
  )
}

function Byline({ guide }: { guide: Guide }) {
  const { authors, reviewer, reviewedOn, updatedAt, words } = guide
  return (
    <p className={styles.byline}>
      {authors.length > 0 && (
        <>
          Por <Names people={authors} />.{' '}
        </>
      )}
      {isIsoDate(reviewedOn) && (
        <>
          Conferido {reviewer && `por ${reviewer} `}em{' '}
          <time dateTime={reviewedOn}>{formatDay(reviewedOn)}</time>.{' '}
        </>
      )}
      {isIsoDate(updatedAt) && updatedAt !== reviewedOn && (
        <>
          Atualizado em <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>.{' '}
        </>
      )}
      Leitura de {minutesToRead(words)} min.
    </p>
  )
}

/** Corrections in a box of their own, then what else changed. */
function Changes({ guide: { changeLog } }: { guide: Guide }) {
  if (changeLog.length === 0) return null
  return (
    <section aria-labelledby="mudancas">
      <h2 id="mudancas">O que mudou neste texto</h2>
      {changeLog.map(({ _key, date, kind, what }) => (
        <Callout
          key={_key}
          tone={kind === 'correction' ? 'correction' : undefined}
          title={`${kind === 'correction' ? 'Correção' : 'Atualização'}${isIsoDate(date) ? ` em ${formatDay(date)}` : ''}`}
        >
          <p>{what}</p>
        </Callout>
      ))}
    </section>
  )
}
