import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import type { GuideSlug } from './guides.ts'
import { editionInWords, taxTables } from './tax-tables.ts'

/** The taxes and limits of a guide from the tables of the law, each with its law and its days. */
export function TaxTables({ slug }: { slug: GuideSlug }) {
  return (
    <div className="stack-large">
      {taxTables(slug, todayInBrasilia()).map(({ caption, columns: [what, value], rows, edition }) => (
        <div key={caption} className="stack-small">
          <DataTable
            caption={caption}
            columns={[{ label: what }, { label: value, numeric: rows.every(isShort) }]}
            rows={rows}
          />
          <p className="small muted">
            {edition.url ? <a href={edition.url}>{edition.source}</a> : edition.source}.{' '}
            {editionInWords(edition)}
          </p>
        </div>
      ))}
    </div>
  )
}

/** A number keeps to its line; what is longer must break, or a phone cuts it. */
const isShort = ([, value]: readonly [string, string]) => value.length <= 20
