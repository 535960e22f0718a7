import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable } from './DataTable.tsx'

const drawn = (labels: string[], cells: string[]) =>
  renderToStaticMarkup(
    <DataTable
      caption="Médias"
      columns={labels.map((label, index) => ({ label, numeric: index > 0 }))}
      rows={[cells]}
    />,
  )

test.each([
  ['four short columns', ['Mês', 'Média', 'Mínima', 'Máxima'], ['10/2026', '5,1151', '5,0076', '5,2366']],
  ['words, which break', ['Mês', 'A', 'B', 'C'], ['11/2026 (até 27 de novembro)', '1', '2', '3']],
  ['three columns, however wide', ['Mês', 'A', 'B'], ['10/2026', '1.234.567.890,00', '1.234.567.890,00']],
])('on a phone it stays a table: %s', (_, labels, cells) => {
  expect(drawn(labels, cells)).not.toContain('data-label')
})

test.each([
  ['four long amounts', ['Mês', 'A', 'B', 'C'], ['10/2026', '1.234.567,00', '1.234.567,00', '1.234.567,00']],
  ['five columns', ['Mês', 'A', 'B', 'C', 'D'], ['1', '2', '3', '4', '5']],
])('on a phone its values stand below each other, each after its name: %s', (_, labels, cells) => {
  expect(drawn(labels, cells)).toContain('data-label="C"')
})
