import { memo } from 'react'
import { formatNumber } from '#web/finance/core/format.ts'
import type { Cents } from '#web/finance/core/money.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { classes } from '#web/ui/classes.ts'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import type { Calculator, Headline, Result, Variation } from '../calculator.ts'
import { decimalsOf, type Field, type Fields, formatValue, numberOf, said, type Texts } from '../fields.ts'
import { amountOf, headlineInWords, headlineValue, roundBrl, towards } from '../words.ts'
import styles from './WhatIf.module.css'

export type Step = { text: string; change: string; own: boolean }
type Axis = { field: Field; steps: Step[] }
export type Sensitivity = {
  rows: Axis
  columns: Axis
  /** Undefined where there is no answer. */
  headlineOf: (row: Step, column: Step) => Headline | undefined
}

/** The headline with each of two fields a step lower and a step higher. Undefined where there is nothing to vary. */
export function sensitivityOf(
  { fields, whatIf, evaluate }: Calculator,
  texts: Texts,
): Sensitivity | undefined {
  const varied = whatIf?.(texts)
  if (!varied) return undefined
  const [rows, columns] = [stepsOf(fields, texts, varied.rows), stepsOf(fields, texts, varied.columns)]
  if (!(rows && columns)) return undefined
  const headlineOf = (row: Step, column: Step) => {
    const evaluation = evaluate({
      ...texts,
      [varied.rows.field]: row.text,
      [varied.columns.field]: column.text,
    })
    return 'result' in evaluation ? evaluation.result.shown.headline : undefined
  }
  /** A step that no other has an answer with says nothing: 35 days of vacation. */
  const answered = (steps: Step[], others: Step[], ask: (step: Step, other: Step) => Headline | undefined) =>
    steps.filter((step) => others.some((other) => ask(step, other)))
  const rowSteps = answered(rows.steps, columns.steps, headlineOf)
  const columnSteps = answered(columns.steps, rows.steps, (column, row) => headlineOf(row, column))
  return { rows: { ...rows, steps: rowSteps }, columns: { ...columns, steps: columnSteps }, headlineOf }
}

function stepsOf(fields: Fields, texts: Texts, variation: Variation): Axis | undefined {
  const field = fields[variation.field]
  const value = field && numberOf(field, texts[variation.field] ?? '', texts)
  if (!field || value === undefined || ('times' in variation && value === 0)) return undefined
  const steps = [-1, 0, 1].map((sign): Step => {
    const next = 'add' in variation ? value + sign * variation.add : value * (1 + sign * variation.times)
    const kept = sign === 0 ? value : Number(next.toFixed(stepDecimals(field, value, texts)))
    const change = 'add' in variation ? sign * variation.add : sign * variation.times * 100
    const unit = 'add' in variation ? (field.kind === 'percent' ? 'p.p.' : '') : '%'
    return { text: formatValue(field, kept), change: signed(change, unit), own: sign === 0 }
  })
  return { field, steps }
}

/** Of a price in reais, centavos; else as many as were typed: 5 % less of a rate has two more, 13.65 − 0.1 a tail of noise. */
function stepDecimals(field: Field, value: number, texts: Texts): number {
  if (field.kind === 'whole') return 0
  return isPrice(field, texts) && value >= 1 ? 2 : Math.max(4, decimalsOf(value))
}

/** Whether a field has reais for one of something: an exchange rate. */
function isPrice({ kind, unit }: Field, texts: Texts): boolean {
  return kind === 'number' && ['reais', 'R$'].includes(said(unit, texts) ?? '')
}

function signed(change: number, unit: string): string {
  return `${change > 0 ? '+' : ''}${formatNumber(change, decimalsOf(change))}${unit && `\u00A0${unit}`}`
}

type Props = { id: string; calculator: Calculator; result: Result }

/** "E se…?": the same question with a little more and a little less of two of its fields. */
export const WhatIf = memo(({ id, calculator, result }: Props) => {
  const sensitivity = sensitivityOf(calculator, result.texts)
  if (!sensitivity) return null
  const { rows, columns, headlineOf } = sensitivity
  const { label } = result.shown.headline
  const show = ({ field }: typeof rows, { text }: Step) => breakable(withUnit(field, text, result.texts))
  return (
    <FoldedSection
      id={`${id}-what-if`}
      title="E se…?"
      hint={`Mudando ${columns.field.label.toLowerCase()} e ${rows.field.label.toLowerCase()}`}
    >
      <table className={styles.table}>
        <caption className="small muted">
          {label}, mudando {columns.field.label.toLowerCase()} e {rows.field.label.toLowerCase()}.
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{rows.field.label}</span>
            </th>
            {columns.steps.map((step) => (
              <th key={step.change} scope="col">
                {show(columns, step)}
                <small>{step.own ? 'sua conta' : `(${step.change})`}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.steps.map((row) => (
            <tr key={row.change}>
              <th scope="row">
                {show(rows, row)}
                <small>{row.own ? 'sua conta' : `(${row.change})`}</small>
              </th>
              {columns.steps.map((column) => (
                <HeadlineCell
                  key={column.change}
                  {...{ row, column, headlineOf }}
                  base={result.shown.headline}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FoldedSection>
  )
})

/** From a hundred thousand on, only a rounded amount fits the head of a column: the field above has the exact one. */
function withUnit(field: Field, text: string, texts: Texts): string {
  const { kind, unit } = field
  const sign = said(unit, texts)
  const value = parseDecimal(text) ?? 0
  if (isPrice(field, texts)) return `R$\u00A0${value < 1 ? text : formatNumber(value, 2)}`
  if (kind === 'brl') {
    const short = value < 1000 ? text.replace(/,00$/, '') : formatNumber(value, 0)
    return `${sign ?? 'R$'}\u00A0${value < 100_000 ? short : inThousands(value)}`
  }
  if (!sign) return text
  return kind === 'percent' ? `${text}\u00A0${sign}` : `${text} ${sign}`
}

/** In a narrow cell the sign of money may stand above its figure; within a figure nothing breaks. */
function breakable(text: string): string {
  return text.replace('$\u00A0', '$ ')
}

function inThousands(value: number): string {
  return value < 1e6
    ? `${formatNumber(value / 1000, 0)}\u00A0mil`
    : roundBrl(value * 100).replace(/^R\$./, '')
}

type CellProps = { row: Step; column: Step; headlineOf: Sensitivity['headlineOf']; base: Headline }

/** Works out its own headline: between two cells the browser may draw what is typed meanwhile. */
function HeadlineCell({ row, column, headlineOf, base }: CellProps) {
  const own = row.own && column.own
  const headline = headlineOf(row, column)
  if (!headline) return <td>sem resultado</td>
  return (
    <td className={classes(own && styles.own) || undefined}>
      {breakable(roundHeadline(towards(base, headline)))}
      <small>{own ? 'sua conta' : differenceOf(headline, base)}</small>
    </td>
  )
}

/** Between what is shown, whole reais or percents, so that the reader's own subtraction agrees. */
export function differenceOf(other: Headline, base: Headline): string {
  const headline = towards(base, other)
  if (!('amount' in headline && 'amount' in base)) return pointsBetween(headline, base)
  const [amount, own] = [amountOf(headline), amountOf(base)]
  return amount === undefined || own === undefined ? '' : reaisBetween(amount, own)
}

/** Whole reais; of one that is open, both ends. */
function roundHeadline(headline: Headline): string {
  if (!('amount' in headline)) return headlineInWords(headline)
  const { amount, upTo } = headline
  return upTo === undefined ? roundBrl(amount) : `${roundBrl(amount)} a ${roundBrl(upTo)}`
}

function reaisBetween(amount: Cents, base: Cents): string {
  const difference = Math.round(amount / 100) - Math.round(base / 100)
  if (difference === 0) return 'igual'
  const size =
    Math.abs(difference) < 1e6 ? formatNumber(difference, 0) : roundBrl(difference * 100).replace(/R\$./, '')
  return `${difference > 0 ? '+' : ''}${size}`
}

function pointsBetween(headline: Headline, base: Headline): string {
  const [shown, other] = [percentShown(headline), percentShown(base)]
  if (shown !== undefined && other !== undefined) {
    const points = Number((shown - other).toFixed(4))
    const text = formatNumber(points, Math.round(points * 100) === 0 ? 4 : 2)
    return points === 0 ? 'igual' : `${points > 0 ? '+' : ''}${text}\u00A0p.p.`
  }
  const difference = headlineValue(headline) - headlineValue(base)
  return difference === 0 ? 'igual' : difference > 0 ? 'a mais' : 'a menos'
}

/** 12.34 of `12,34 % ao ano`; undefined of what is no percent. */
function percentShown(headline: Headline): number | undefined {
  const [number] = /^[^\s]+(?=\u00A0%)/.exec(headlineInWords(headline)) ?? []
  return number === undefined ? undefined : parseDecimal(number)
}
