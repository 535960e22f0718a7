import { formatDay } from './format.ts'
import { type Edition, inForce, type Renewal } from './in-force.ts'
import type { IsoDate } from './money.ts'

type Renewed = Pick<Edition, 'from' | 'renewal'>

/** An edition that its successor should have replaced. */
export type Overdue = Pick<Edition, 'from'> & { renewal: Renewal }

/** The edition in force on `date` when the next one is due by then; undefined where the table is up to date. */
export function overdueOn(editions: readonly Renewed[], date: IsoDate): Overdue | undefined {
  const edition = inForce(editions, date)
  if (!edition?.renewal || edition.renewal.due > date) return undefined
  return { from: edition.from, renewal: edition.renewal }
}

/** Of several tables, those that are overdue on `date`, each once. */
export function overdueAmong(tables: readonly (readonly Renewed[])[], date: IsoDate): Overdue[] {
  return tables.flatMap((editions) => overdueOn(editions, date) ?? [])
}

/**
 * `Tabela do INSS de 2026: a de 2027 já deveria ter saído.`
 *
 * @param today before the day on which it is due, nobody can have forgotten the next edition: it is not there yet
 */
export function overdueInWords({ from, renewal }: Overdue, today: IsoDate): string {
  const { due, name, isCustom } = renewal
  const isYearly = yearOf(from) !== yearOf(due)
  const age = isYearly ? yearOf(from) : formatDay(from)
  const next = isYearly ? yearOf(due) : formatDay(due)
  if (due > today) return `${name} de ${age}: a de ${next} ainda não saiu.`
  if (isCustom) return `${name} de ${age}: costuma mudar por esta época. Confira se há outra.`
  return `${name} de ${age}: a de ${next} já deveria ter saído.`
}

const yearOf = (day: IsoDate) => day.slice(0, 4)
