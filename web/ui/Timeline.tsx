import type { ReactNode } from 'react'
import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import styles from './Timeline.module.css'

export type TimelineDay = {
  day: IsoDate
  title: string
  detail?: string
  /** Of a day that has come, which has a full dot: `hoje`, `já cumprida`. */
  mark?: string
  more?: ReactNode
}

/** Days along a line, in their order, each with what happens on it. */
export function Timeline({ days }: { days: readonly TimelineDay[] }) {
  return (
    <ol className={styles.days}>
      {days.map(({ day, title, detail, mark, more }) => (
        <li key={day + title} className={mark ? styles.come : undefined}>
          <div>
            <time dateTime={day}>{`${formatDay(day)}${mark ? `, ${mark}` : ''}`}</time>
            <b>{title}</b>
            {detail && <small>{detail}</small>}
            {more}
          </div>
        </li>
      ))}
    </ol>
  )
}
