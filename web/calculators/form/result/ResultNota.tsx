import { type ReactNode, useSyncExternalStore } from 'react'
import { formatBrl, formatCents } from '#web/finance/core/format.ts'
import type { Figure, Figures } from '#web/rates/figures.ts'
import { sources } from '#web/rates/sources.ts'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { Nota, type NotaLine } from '#web/ui/nota/Nota.tsx'
import type { Calculator, Headline, NotaRow, Result, Shown, Verdict } from '../calculator.ts'
import { type Fields, figureOf, isAsked, saysFigure, type Texts } from '../fields.ts'
import { assumptionsOf, inputInWords, withUnit } from '../state/assumptions.ts'
import { dayOf } from '../state/form-texts.ts'
import { ruleInWords } from '../words.ts'
import styles from './Assumptions.module.css'
import { Listed } from './Assumptions.tsx'
import { overdueTables } from './overdue.ts'

type Props = {
  id: string
  calculator: Calculator
  result: Result
  figures: Figures
  outdated: boolean
  /** Whose numbers these are, where they are not the reader's of now. */
  notice?: ReactNode
  /** Within another text: smaller, and not what is printed. */
  single: boolean
  /** Of the page that this calculation reopens on. */
  path: string
  actions: ReactNode
  /** Leads to a field; absent where the fields are on another page. */
  lead?: (name: string) => void
}

/** The answer as a Nota: lines that add up to the total, and in the canhoto the law or the sum behind each. */
export function ResultNota(props: Props) {
  const { id, calculator, result, figures, outdated, notice, single, path, actions, lead } = props
  const { shown, texts } = result
  const { fields } = calculator
  const overdue = overdueTables(calculator, texts, dayOf(figures))
  const { supposed } = assumptionsOf(fields, result)
  const canhoto = canhotoOf(shown, [...overdue, ...figureNotes(fields, texts, figures)])
  return (
    <Nota
      id={id}
      title={shown.title}
      headingLevel={single ? 3 : 2}
      stamp={shown.stamp && <Carimbo>{shown.stamp}</Carimbo>}
      headline={figureOfHeadline(shown.headline)}
      aside={shown.aside && figureOfHeadline(shown.aside)}
      verdict={shown.verdict && <Decided {...shown.verdict} />}
      parts={shown.parts}
      lines={canhoto.lines}
      summary={shown.summary}
      assumptions={
        lead &&
        supposed.length > 0 && (
          <div className={styles.foot}>
            <Listed intro="Supomos" assumed={supposed} lead={lead} />
          </div>
        )
      }
      notes={canhoto.notes}
      actions={actions}
      outdated={outdated}
      notice={notice}
      single={single}
      inputs={inputsOf(fields, texts)}
      origin={<Origin path={path} today={figures.today?.text} />}
    />
  )
}

function Decided({ short, why }: Verdict) {
  return (
    <>
      <b>{short}.</b> {why}
    </>
  )
}

/** The address with what was typed stays out of print: paper is passed on. */
function Origin({ path, today }: { path: string; today?: string }) {
  const host = useSyncExternalStore(
    never,
    () => window.location.host,
    () => '',
  )
  return `Em Miúdos, ${host}${path}${today ? `, ${today}` : ''}. Conteúdo educativo: confira antes de decidir.`
}

/** The host of a page does not change while it is open. */
const never = () => () => {}

function figureOfHeadline(headline: Headline) {
  const { label } = headline
  if (!('amount' in headline)) return { label, value: headline.value, text: headline.text, prefix: '' }
  const { amount, upTo } = headline
  const text = [amount, ...(upTo === undefined ? [] : [upTo])].map(formatCents).join(' a ')
  return { label, value: amount / 100, text }
}

/** The lines with the numbers of their notes: one note for each rule, however many lines rest on it. */
export function canhotoOf({ rows, total, apart = [], notes = [] }: Shown, figures: readonly string[]) {
  const rules: string[] = []
  const noteOf = ({ source }: NotaRow): number | undefined => {
    if (!source) return undefined
    const rule = ruleInWords(source)
    if (!rules.includes(rule)) rules.push(rule)
    return rules.indexOf(rule) + 1
  }
  const lineOf = (row: NotaRow): NotaLine => ({
    label: row.label,
    value: 'text' in row ? row.text : formatCents(row.amount),
    detail: row.formula,
    marks: row.marks,
    note: noteOf(row),
    kind: row.kind ?? ('amount' in row && row.amount < 0 ? 'minus' : undefined),
  })
  const lines: NotaLine[] = [
    ...rows.map(lineOf),
    ...(total ? [{ label: total.label, value: formatBrl(total.amount), kind: 'total' as const }] : []),
    ...apart.flatMap(({ title, rows }) => [
      { label: title, value: '', kind: 'heading' as const },
      ...rows.map(lineOf),
    ]),
  ]
  return { lines, notes: [...rules, ...figures, ...notes] }
}

/** Of when each figure of the page is, and who gave it; or that the reader, a link or a text gave another. */
export function figureNotes(fields: Fields, texts: Texts, figures: Figures): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const text = texts[name]
    if (!field.live || field.live === 'today' || !text || !isAsked(field, texts)) return []
    const value = withUnit(field, text, texts)
    const figure = figureOf(field, texts, figures)
    const origin =
      figure && saysFigure(field, text, figure) ? figureInWords(figure) : 'informado para esta conta.'
    return [`${field.label}: ${value}, ${origin}`]
  })
}

function figureInWords({ label, source, simulated }: Figure): string {
  const origin = source ? ` Fonte: ${sources[source].name}.` : ''
  return `${label}.${origin}${simulated ? ' Dado simulado.' : ''}`
}

/** For paper. */
function inputsOf(fields: Fields, texts: Texts) {
  return Object.entries(fields).flatMap(([name, field]) => {
    const text = texts[name]?.trim() ?? ''
    if (text === '' || !isAsked(field, texts)) return []
    return [{ label: field.label, value: inputInWords(field, text, texts) }]
  })
}
