import { memo } from 'react'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Timeline } from '#web/ui/Timeline.tsx'
import { pathOf } from '../../paths.ts'
import type { Shown, Table } from '../calculator.ts'
import styles from './Details.module.css'
import { ResultChart, ResultTable } from './ResultCharts.tsx'

/** Its dates, the course of the result, its tables, what it leaves out and where its values can go on. */
export const Details = memo(({ id, shown }: { id: string; shown: Shown }) => {
  const { dates, chart, tables = [], excluded, carry = [] } = shown
  return (
    <>
      {dates && (
        <Section id={`${id}-dates`} title={dates.title} className="section">
          <Timeline days={dates.days} />
        </Section>
      )}
      {(chart || tables.length > 0) && (
        <FoldedSection
          id={`${id}-course`}
          title="Em detalhe"
          hint={[chart?.title, ...tables.map(({ caption }) => caption)].find(Boolean)}
          className="section"
        >
          {chart && <ResultChart chart={chart} />}
          {tables.map((table) => (
            <ResultTable key={table.caption} table={table} isFolded={Boolean(chart || isLong(table))} />
          ))}
        </FoldedSection>
      )}
      <FoldedSection
        id={`${id}-excluded`}
        title="O que esta conta não inclui"
        hint={excluded[0]}
        className="section"
      >
        <ul className="bullets measure">
          {excluded.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </FoldedSection>
      <Carry carry={carry} />
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
    <p className={styles.carry}>
      Próxima conta:{' '}
      {places.map(({ href, label }, index) => (
        <span key={href}>
          {index > 0 && ' · '}
          <a href={href}>{label}</a>
        </span>
      ))}
    </p>
  )
}
