import { Text } from '@sanity/ui'
import type { CSSProperties, ReactNode } from 'react'

const line = '1px solid var(--card-border-color)'

/** A table of numbers: the first cell of a row names it, the others stand to the right. */
export function CountsTable({
  caption,
  head,
  children,
}: {
  caption: string
  head: string[]
  children: ReactNode
}) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table style={{ borderCollapse: 'collapse', width: '100%' }}>
        <caption style={{ textAlign: 'left', padding: '8px 0 12px' }}>
          <Text size={1} weight="semibold">
            {caption}
          </Text>
        </caption>
        <thead>
          <tr>
            {head.map((title, index) => (
              <th key={title} scope="col" style={cell(index)}>
                <Text size={1} muted>
                  {title}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

export function CountsRow({
  title,
  cells,
  isTotal,
}: {
  title: ReactNode
  cells: ReactNode[]
  isTotal?: boolean
}) {
  const weight = isTotal ? 'semibold' : 'regular'
  return (
    <tr>
      <th scope="row" style={cell(0)}>
        <Text size={1} weight={weight}>
          {title}
        </Text>
      </th>
      {cells.map((content, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table do not move.
        <td key={index} style={cell(index + 1)}>
          <Text size={1} weight={weight} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {content}
          </Text>
        </td>
      ))}
    </tr>
  )
}

/** The first stays in view while the others scroll below it, and takes little of a narrow pane. */
const cell = (index: number): CSSProperties => ({
  padding: 8,
  borderBottom: line,
  ...(index === 0
    ? {
        position: 'sticky',
        left: 0,
        minWidth: '6.5rem',
        background: 'var(--card-bg-color)',
        textAlign: 'left',
        overflowWrap: 'anywhere',
      }
    : { textAlign: 'right', whiteSpace: 'nowrap' }),
})
