const brasilia = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
})

/** `21/11/2026, 18:04:05`, in Brasília. */
export function clock(milliseconds: number): string {
  return brasilia.format(milliseconds)
}

/** Rows under their headings, as wide as their longest cell; numbers to the right. */
export function tableOf(headings: string[], rows: (string | number)[][]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => String(row[column] ?? '').length)),
  )
  const line = (cells: (string | number)[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return [line(headings), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n')
}
