'use client'

import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Figures } from '#web/rates/figures.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Timeline } from '#web/ui/Timeline.tsx'
import { pathOf } from '../paths.ts'
import type { CalculatorSlug } from '../registry.ts'
import { NotaActions } from './actions/NotaActions.tsx'
import { useCopy } from './actions/use-copy.tsx'
import styles from './CalculatorForm.module.css'
import type { Calculator, Result, Shown, Table } from './calculator.ts'
import { figureOf, type Texts } from './fields.ts'
import { FormFields } from './question/FormFields.tsx'
import { RuleDates } from './question/RuleDates.tsx'
import { useSteps } from './question/use-steps.tsx'
import { overdueTables } from './result/overdue.ts'
import { ResultBar } from './result/ResultBar.tsx'
import { ResultChart, ResultTable } from './result/ResultCharts.tsx'
import { figureNotes, ResultNota } from './result/ResultNota.tsx'
import { isWithheld, NotaNotice, type Standing, WithheldResult } from './result/ResultNotice.tsx'
import { Scenarios } from './result/Scenarios.tsx'
import { WhatIf } from './result/WhatIf.tsx'
import { dayOf } from './state/form-texts.ts'
import { writeFragment } from './state/fragment.ts'
import { useCalculator } from './state/use-calculator.ts'
import { headlineInWords } from './words.ts'

export type FormProps = {
  /** Today's figures for its fields, each with its day and source. */
  figures: Figures
  /** On a page of its own: with every table and chart, its state in the address, its Nota the one printed. */
  whole?: boolean
  /** Values that an article begins with. */
  preset?: Texts
}

type Props<Answer> = FormProps & {
  calculator: Calculator<Answer>
  /** Of the page that it stands on, when that is not its own. */
  path?: `/${string}`
  /** Parts of this calculator alone, after the Nota. */
  extra?: (result: Result<Answer>) => ReactNode
  /** For figures that follow the fields. */
  onTexts?: (texts: Texts) => void
}

/** Fields, Nota and actions of any calculator; on its own page also what changes the result, its course and its tables. */
export function CalculatorForm<Answer>(props: Props<Answer>) {
  const { calculator, figures, whole = false, preset, path, extra, onTexts } = props
  const id = useId()
  const state = useCalculator(calculator, figures, { addressed: whole, preset })
  useEffect(() => onTexts?.(state.texts), [onTexts, state.texts])
  const [kept, setKept] = useState<readonly Shown[]>([])
  const copying = useCopy()
  const { result, outdated, wrong, correct, enter, lead } = state
  const withheld = isWithheld(state)
  const notaId = notaIdOf(id, whole)
  // The long tables follow the Nota: nobody reads both at once, and a phone draws the Nota alone sooner.
  const details = useDeferredValue(withheld ? undefined : result)
  const { say, take } = copying
  const keep = useCallback(
    (shown: Shown) => {
      setKept([...kept, shown])
      say(`Cenário ${kept.length + 1} guardado. Mude os campos para o próximo.`)
      enter()
    },
    [kept, say, enter],
  )
  return (
    <>
      <div className={whole ? styles.whole : styles.stacked}>
        <Question {...{ calculator, figures, whole, state, notaId, kept }} say={copying.say} />
        <div className={styles.result}>
          {withheld && <WithheldResult {...state} id={notaId} />}
          {result && !withheld && (
            <Answered
              {...{
                calculator,
                figures,
                whole,
                path,
                result,
                extra,
                take,
                keep,
                outdated,
                wrong,
                correct,
                enter,
                lead,
              }}
              id={notaId}
              keptCount={kept.length}
            />
          )}
          {copying.outcome}
        </div>
        {whole && details && <WhatIfSection id={id} calculator={calculator} result={details} />}
      </div>
      {whole && details && <Details id={id} shown={details.shown} />}
      {result && !withheld && kept.length > 0 && (
        <Section id={scenariosIdOf(notaId)} title="Compare os cenários">
          <Scenarios results={[...kept, result.shown]} />
        </Section>
      )}
    </>
  )
}

/** The Nota of a page of its own has an address; inside an article there may be several. */
function notaIdOf(id: string, whole: boolean): string {
  return whole ? 'resultado' : id
}

function scenariosIdOf(notaId: string): string {
  return `${notaId}-cenarios`
}

type QuestionProps<Answer> = {
  calculator: Calculator<Answer>
  figures: Figures
  whole: boolean
  state: ReturnType<typeof useCalculator<Answer>>
  notaId: string
  kept: readonly Shown[]
  say: (message: string, undo?: () => void) => void
}

function Question<Answer>(props: QuestionProps<Answer>) {
  const { calculator, figures, whole, state, notaId, kept, say } = props
  const { formProps, clear, start, texts, fill, errors, result, refusal, outdated, ignored, asked } = state
  const { fields } = calculator
  const { step, begin } = useSteps({ ...state, fields })
  return (
    <div className={styles.question}>
      <form
        className={styles.form}
        aria-label={whole ? 'Dados da conta' : undefined}
        {...formProps}
        onSubmit={(event) => {
          event.preventDefault()
          if (step?.next) return step.next()
          formProps.onSubmit(event)
          if (!step) return
          step.end()
          document.getElementById(notaId)?.scrollIntoView()
        }}
      >
        {whole && begin && (
          <p className={styles.steps}>
            <Button variant="plain" size="small" onClick={begin}>
              Responder uma pergunta por vez
            </Button>
          </p>
        )}
        <FormFields
          {...{ fields, start, texts, figures, errors, step }}
          compared={isWithheld(state) ? undefined : result?.shown.compared}
          onClear={() => say('De volta ao exemplo.', clear())}
        >
          {whole && figures.today && (
            <RuleDates calculator={calculator} texts={texts} today={figures.today.text} onChoose={fill} />
          )}
        </FormFields>
        <FormMessages
          {...{ refusal, ignored, asked }}
          answer={outdated ? undefined : result?.shown}
          isExample={result?.isExample}
          missing={!result && !refusal}
        />
        <OfflineNotice calculator={calculator} />
        {whole && result && (
          <ResultBar
            {...state}
            targetId={kept.length > 0 && !outdated ? scenariosIdOf(notaId) : notaId}
            headline={result.shown.headline}
            isExample={result.isExample === true}
            kept={kept[0] && { first: kept[0].headline, scenario: kept.length + 1 }}
          />
        )}
      </form>
    </div>
  )
}

type AnsweredProps<Answer> = Omit<Props<Answer>, 'preset' | 'onTexts'> &
  Omit<Standing, 'result' | 'refusal'> & {
    id: string
    result: Result<Answer>
    take: ReturnType<typeof useCopy>['take']
    lead: (name: string) => void
    /** Freezes this result beside the next one, of which there may be three. */
    keep: (shown: Shown) => void
    keptCount: number
  }

function AnsweredNow<Answer>(props: AnsweredProps<Answer>) {
  const {
    calculator,
    figures,
    whole = false,
    result,
    extra,
    id,
    outdated,
    take,
    keep,
    keptCount,
    lead,
  } = props
  const { slug, fields } = calculator
  const onKeep =
    whole && keptCount < 2
      ? {
          label: keptCount === 0 ? 'Comparar com outro cenário' : 'Comparar com um terceiro',
          press: () => keep(result.shown),
        }
      : undefined
  const { path = pathOf(slug) } = props
  const overdue = overdueTables(calculator, result.texts, dayOf(figures))
  const isSimulated = Object.values(fields).some((field) => figureOf(field, result.texts, figures)?.simulated)
  return (
    <>
      {overdue.length > 0 && <Notice tone="warning">{overdue.join(' ')} Confira antes de usar.</Notice>}
      <ResultNota
        {...{ id, calculator, result, figures, outdated, path, lead }}
        notice={outdated || result.isExample ? <NotaNotice {...props} /> : undefined}
        single={!whole}
        actions={
          <NotaActions
            {...{ slug, fields, result, take, onKeep }}
            path={path}
            figures={figureNotes(fields, result.texts, figures)}
          />
        }
      />
      {isSimulated && <SimulatedTag />}
      {extra?.(result)}
      {!whole && <OpenWhole slug={slug} fragment={writeFragment(fields, result.texts)} />}
    </>
  )
}

/** Drawn again for a new result only, not for each field. The type of `memo` forgets that of the answer. */
const Answered = memo(AnsweredNow) as typeof AnsweredNow

/** Without a network the figures are the last that this device got: each field says of when. */
function OfflineNotice({ calculator: { fields } }: { calculator: Calculator }) {
  const isOnline = useSyncExternalStore(
    onConnection,
    // A copy that the service worker had kept is as old as its figures, whatever the device makes of its network.
    () => navigator.onLine && document.documentElement.dataset.keptAt === undefined,
    () => true,
  )
  const hasFigures = Object.values(fields).some(({ live }) => live && live !== 'today')
  if (isOnline || !hasFigures) return null
  return (
    <Notice tone="muted">
      Sem conexão. As taxas são as últimas que este aparelho recebeu, cada uma com a sua data.
    </Notice>
  )
}

function onConnection(notify: () => void) {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

type MessagesProps = {
  refusal?: string
  ignored: readonly string[]
  answer?: Shown
  isExample?: boolean
  /** There is nothing to show yet: a figure of today is not known. */
  missing: boolean
  asked: number
}

/** With the answer for those who do not see the Nota change. */
function FormMessages({ refusal, ignored, answer, isExample, missing, asked }: MessagesProps) {
  return (
    <>
      <div aria-live="polite" className={styles.notices}>
        {refusal && <Notice tone="error">{refusal}</Notice>}
        {missing && <Notice tone="warning">Preencha os campos vazios para ver o resultado.</Notice>}
        {ignored.length > 0 && (
          <Notice tone="warning">
            O link trazia um valor inválido. Ficou o exemplo em: {ignored.join(', ')}.
          </Notice>
        )}
        {answer?.warnings?.map((warning) => (
          <Notice key={warning} tone="warning">
            {warning}
          </Notice>
        ))}
      </div>
      <output className="visually-hidden">
        {answer &&
          `${isExample ? 'Exemplo: ' : ''}${answer.headline.label}: ${headlineInWords(answer.headline)}.`}
        {/* The same text twice is not announced: a space tells the presses apart. */}
        {asked % 2 === 1 && '\u00A0'}
      </output>
      <p className={`${styles.privacy} small muted`}>
        Os valores que você digita ficam só nesta página e no link que você copiar.
        <noscript> Sem JavaScript, a conta fica no exemplo.</noscript>
      </p>
    </>
  )
}

/** From within an article to the calculator's own page, with the same values. */
function OpenWhole({ slug, fragment }: { slug: CalculatorSlug; fragment: string }) {
  return (
    <p className="small">
      <a href={`${pathOf(slug)}#${fragment}`}>Abrir a calculadora completa</a>
    </p>
  )
}

type WhatIfProps = { id: string; calculator: Calculator; result: Result }

const WhatIfSection = memo(({ id, calculator, result }: WhatIfProps) => {
  if (!calculator.whatIf?.(result.texts)) return null
  return (
    <section aria-labelledby={`${id}-what-if`}>
      <SectionTop id={`${id}-what-if`} title="E se…?" />
      <WhatIf calculator={calculator} result={result} />
    </section>
  )
})

/** The course of the result, its tables, what it leaves out and where its values can go on. */
const Details = memo(({ id, shown }: { id: string; shown: Shown }) => {
  const { dates, chart, tables = [], excluded, carry = [] } = shown
  return (
    <>
      {(dates || chart || tables.length > 0) && (
        <Section id={`${id}-course`} title="Em detalhe">
          {dates && (
            <div className="stack-small">
              <h3>{dates.title}</h3>
              <Timeline days={dates.days} />
            </div>
          )}
          {chart && <ResultChart chart={chart} />}
          {tables.map((table) => (
            <ResultTable key={table.caption} table={table} isFolded={Boolean(chart || isLong(table))} />
          ))}
        </Section>
      )}
      <Section id={`${id}-excluded`} title="O que esta conta não inclui">
        <ul className={`${styles.list} measure`}>
          {excluded.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <Carry carry={carry} />
      </Section>
    </>
  )
})

/** Of more rows, or of rows with more below them, who wants the numbers opens them. */
const MOST_ROWS = 6

function isLong({ rows, folded }: Table): boolean {
  return rows.length > MOST_ROWS || folded !== undefined
}

/** Links to other calculators, filled with the values of this result. */
function Carry({ carry }: { carry: NonNullable<Shown['carry']> }) {
  if (carry.length === 0) return null
  const places = carry.map(({ to, label, texts }) => {
    return { href: `${pathOf(to)}#${new URLSearchParams(texts)}`, label }
  })
  return (
    <p>
      Levar para:{' '}
      {places.map(({ href, label }, index) => (
        <span key={href}>
          {index > 0 && ' · '}
          <a href={href}>{label}</a>
        </span>
      ))}
    </p>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="section stack" aria-labelledby={id}>
      <SectionTop id={id} title={title} />
      {children}
    </section>
  )
}

function SectionTop({ id, title }: { id: string; title: string }) {
  return (
    <div className="section-top">
      <h2 id={id}>{title}</h2>
    </div>
  )
}

/** The form of a calculator that has no `Form.tsx` of its own, from its `calculator.ts`. */
export function formOf({ calculator }: { calculator: Calculator }) {
  return (props: FormProps) => <CalculatorForm calculator={calculator} {...props} />
}
