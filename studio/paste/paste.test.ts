// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { blocksFromHtml, type PastedBlock } from './html.ts'
import { excel, googleDocs, googleSheets, word } from './samples.ts'
import { gridFromTabs } from './table.ts'

const styles = new Set(['normal', 'h2', 'h3', 'blockquote'])

function paste(html: string): PastedBlock[] {
  let count = 0
  const key = () => `k${count++}`
  return blocksFromHtml(new DOMParser().parseFromString(html, 'text/html'), { styles, key })
}

/** One line for each block: its style or its place in a list, and its text with marks. */
function outline(blocks: PastedBlock[]): string[] {
  return blocks.map((block) => {
    if (block._type === 'simpleTable') return `table ${block.columns.length}×${block.rows.length}`
    const place = block.listItem ? `${block.listItem} ${block.level}` : block.style
    const text = block.children.map(({ text, marks }) => {
      const names = marks.map((mark) => block.markDefs.find(({ _key }) => _key === mark)?.href ?? mark)
      return names.length > 0 ? `[${text}](${names})` : text
    })
    return `${place}: ${text.join('')}`
  })
}

function tableIn(blocks: PastedBlock[]) {
  const table = blocks.find((block) => block._type === 'simpleTable')
  if (!table) throw new Error('no table')
  return {
    columns: table.columns.map(({ label, numeric }) => [label, numeric]),
    rows: table.rows.map(({ cells }) => cells),
  }
}

const rates = {
  columns: [
    ['Aplicação', false],
    ['Taxa', true],
    ['Valor final', true],
  ],
  rows: [
    ['Tesouro Selic', '10,5%', 'R$ 1.105,00'],
    ['Poupança', '6,17%', 'R$ 1.061,70'],
  ],
}

test.each([
  ['Google Docs', googleDocs.table],
  ['Word', word.table],
  ['Excel', excel.table],
  ['Google Sheets', googleSheets.table],
])('a table of %s is one table', (_from, html) => {
  const blocks = paste(html)
  expect(blocks).toHaveLength(1)
  expect(tableIn(blocks)).toEqual(rates)
})

test('merged cells keep the others under their columns, and nothing beyond the limits is lost', () => {
  expect(tableIn(paste(excel.merged))).toEqual({
    columns: [
      ['Faixa', false],
      ['Alíquota', false],
      ['Parcela', true],
    ],
    rows: [
      ['Até 2.000', 'isento', ''],
      ['Até 3.000', '7,5%', '150,00'],
      ['', '15%', '370,40'],
    ],
  })
  const many = `<table>${'<tr>'.concat('<td>a</td>'.repeat(7), '</tr>').repeat(31)}</table>`
  const { columns, rows } = tableIn(paste(many))
  expect([columns.length, rows.length]).toEqual([7, 30])
})

test('a frame of one column is the text in it', () => {
  expect(outline(paste('<table><tr><td><p>Um</p><p>Dois</p></td></tr></table>'))).toEqual([
    'normal: Um',
    'normal: Dois',
  ])
})

test.each([
  ['Google Docs', googleDocs.list],
  ['Word', word.list],
])('a list of %s keeps its levels', (_from, html) => {
  expect(outline(paste(html))).toEqual([
    'bullet 1: Renda fixa',
    'bullet 2: Tesouro',
    'bullet 3: Selic',
    'bullet 1: Renda variável',
    'number 1: Abra a conta',
    'number 2: Confira a taxa',
  ])
})

test.each([
  ['Google Docs', googleDocs.text],
  ['Word', word.text],
])('a text of %s: headings of a page, marks and links stay, colours and sizes go', (_from, html) => {
  expect(outline(paste(html))).toEqual([
    'h2: O título',
    'h2: A parte',
    'h3: O detalhe',
    'h3: O detalhe do detalhe',
    'normal: Um texto [forte](strong), outro [inclinado](em) e um [link](https://www.bcb.gov.br/).',
  ])
})

test('what could run is not a link, and what is not text stays out', () => {
  const html =
    '<style>p{}</style><script>x()</script><p>Um <a href="javascript:x()">falso</a> e <a href="//fora.example">outro</a></p><p> </p>'
  expect(outline(paste(html))).toEqual(['normal: Um falso e outro'])
})

test('tabs and lines are a table, cells between quotes included; a text with one tab is none', () => {
  expect(gridFromTabs('Nome\tTaxa\r\n"Selic\nmeta"\t"10,5 ""a.a."""\r\n')).toEqual([
    ['Nome', 'Taxa'],
    ['Selic meta', '10,5 "a.a."'],
  ])
  expect(gridFromTabs('Um texto\tcom tabulação')).toBeNull()
  expect(gridFromTabs('a\tb\nc')).toBeNull()
  expect(gridFromTabs('uma\nduas')).toBeNull()
})
