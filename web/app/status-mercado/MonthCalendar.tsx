import { marketCalendar } from '#web/finance/calendar/market-calendar.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { classes } from '#web/ui/classes.ts'
import { type MonthDay, monthOf } from './calendar.ts'
import { shortDay } from './hours-in-words.ts'
import styles from './MonthCalendar.module.css'

const months = [
  'janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro',
] as const // biome-ignore format: the names of the months
const weekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] as const

/** `Novembro de 2026` */
export function monthTitle(day: IsoDate): string {
  const name = months[Number(day.slice(5, 7)) - 1] ?? ''
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} de ${day.slice(0, 4)}`
}

/** The month of `today` with the days without a session, and those still to come in the year. */
export function MonthCalendar({ today }: { today: IsoDate }) {
  const ahead = closuresAfter(today)
  return (
    <>
      <table className={styles.month}>
        <caption className="visually-hidden">{`${monthTitle(today)}, com os dias sem pregão na B3`}</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthOf(today).map((week) => (
            <tr key={week.find(Boolean)?.day}>
              {week.map((day, index) => (
                <Day key={weekdays[index]} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.key}>
        <li className={styles.closedKey}>Sem pregão</li>
        <li className={styles.todayKey}>Hoje</li>
      </ul>
      {ahead && <p className="ui">{ahead}</p>}
    </>
  )
}

function Day({ day }: { day: MonthDay | null }) {
  if (!day) return <td />
  const { day: date, isToday, isWeekend, closure } = day
  const spoken = [isToday && 'hoje', closure && `sem pregão, ${closure}`].filter(Boolean).join(', ')
  return (
    <td
      className={
        classes(closure && styles.closed, isToday && styles.today, isWeekend && styles.weekend) || undefined
      }
      title={closure}
    >
      {Number(date.slice(8))}
      {spoken && <span className="visually-hidden">, {spoken}</span>}
    </td>
  )
}

function closuresAfter(today: IsoDate): string | null {
  const year = marketCalendar(Number(today.slice(0, 4)))
  const days = year.ok ? year.b3Closures.filter(({ day }) => day > today).map(({ day }) => shortDay(day)) : []
  const last = days.pop()
  if (last === undefined) return null
  const list = days.length > 0 ? `${days.join(', ')} e ${last}` : last
  return `Ainda em ${today.slice(0, 4)}, sem pregão: ${list}.`
}
