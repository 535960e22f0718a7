import { formatNumber, formatPercent } from '#web/finance/core/format.ts'
import type { Cents } from '#web/finance/core/money.ts'
import { classes } from '#web/ui/classes.ts'
import { Miudos } from '#web/ui/nota/Miudos.tsx'
import type { Plan, Projection } from './calculate-plan.ts'
import styles from './SensitivityTable.module.css'
import { type Sensitivity, sensitivityOf } from './sensitivity.ts'
import { durationInWords, shortBrl } from './words.ts'

/** "E se…?": the same sum with a little more and a little less. Whole reais, to be read at a glance. */
export function SensitivityTable({ projection }: { projection: Projection }) {
  const { plan, total } = projection
  const sensitivity = sensitivityOf(plan)
  const { columns, rows, varied } = sensitivity
  const what = varied === 'initial' ? 'o valor inicial' : 'o aporte'
  return (
    <>
      <table className={styles.table}>
        <caption className="small muted">
          Total em {durationInWords(plan.months)}, em reais, mudando {what} e a taxa.
        </caption>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">Taxa</span>
            </td>
            {columns.map(({ amount, change }) => (
              <th key={change} scope="col">
                {shortBrl(amount)}
                <small>{change === 0 ? 'sua conta' : `${signed(change * 100)} %`}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rate, change, totals }) => (
            <tr key={change}>
              <th scope="row">
                {formatPercent(rate)}
                <small>{change === 0 ? 'sua conta' : pointsOf(plan, change)}</small>
              </th>
              {totals.map((cell, index) => (
                <Cell
                  key={columns[index]?.change}
                  value={cell}
                  total={total}
                  own={change === 0 && index === 1}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Summary plan={plan} total={total} sensitivity={sensitivity} />
    </>
  )
}

function Cell({ value, total, own }: { value: Cents | 'too-large'; total: Cents; own: boolean }) {
  if (value === 'too-large') return <td>alto demais</td>
  return (
    <td className={classes(own && styles.own) || undefined}>
      {inReais(value)}
      <small>{own ? 'sua conta' : signed(differenceInReais(value, total))}</small>
    </td>
  )
}

function Summary({ plan, total, sensitivity }: { plan: Plan; total: Cents; sensitivity: Sensitivity }) {
  const higher = sensitivity.rows.at(-1)
  const byRate = higher?.totals[1]
  const byAmount = sensitivity.rows.find(({ change }) => change === 0)?.totals[2]
  const more = sensitivity.columns[2]
  if (!higher || !more || typeof byRate !== 'number' || typeof byAmount !== 'number') return null
  const extra = shortBrl(more.amount - plan[sensitivity.varied])
  return (
    <Miudos>
      {steps[plan.rate.per]} R$&nbsp;
      {formatNumber(differenceInReais(byRate, total), 0)}.{' '}
      {sensitivity.varied === 'initial' ? `Começar com ${extra} a mais` : `Guardar ${extra} a mais por mês`}{' '}
      vale R$&nbsp;{formatNumber(differenceInReais(byAmount, total), 0)}.
    </Miudos>
  )
}

const steps = {
  year: 'um ponto a mais na taxa vale',
  month: '0,1 ponto a mais na taxa vale',
  cdi: 'dez pontos a mais do CDI valem',
  ipca: 'um ponto a mais na taxa vale',
} as const

/** `+1 p.p.`, or `+0,1 p.p.` for a monthly rate. */
function pointsOf({ rate: { per } }: Plan, change: number): string {
  return `${signed(change * 100, per === 'month' ? 1 : 0)}\u00A0p.p.`
}

function signed(value: number, decimals = 0): string {
  return value > 0 ? `+${formatNumber(value, decimals)}` : formatNumber(value, decimals)
}

/** Between the whole reais that are shown, so that the reader's own subtraction agrees. */
function differenceInReais(amount: Cents, total: Cents): number {
  return Math.round(amount / 100) - Math.round(total / 100)
}

function inReais(amount: Cents): string {
  return formatNumber(amount / 100, 0)
}
