// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Pasted, type PastedBlock, pastedFromHtml } from './html.ts'
import { excel, googleDocs, googleSheets, outlook, reviewedInDocs, reviewedInWord, word } from './samples.ts'
import { gridFromTabs } from './table.ts'

const recorded = (name: string) => readFileSync(`tests/fixtures/clipboards/${name}.html`, 'utf8')

const styles = new Set(['normal', 'h2', 'h3', 'blockquote'])

/** Into an article that lists two sources. */
function pasteWhole(html: string): Pasted {
  let count = 0
  const key = () => `k${count++}`
  const page = new DOMParser().parseFromString(html, 'text/html')
  return pastedFromHtml(page, { styles, key, takesPictures: true, sources: 2 })
}

const paste = (html: string) => pasteWhole(html).blocks

/** One line for each block: its style or its place in a list, and its text with marks. */
function outline(blocks: PastedBlock[]): string[] {
  return blocks.map((block) => {
    if (block._type === 'simpleTable') return `table ${block.columns.length}×${block.rows.length}`
    if (block._type === 'figure') return `picture: ${block.alt ?? ''}`
    const place = block.listItem ? `${block.listItem} ${block.level}` : block.style
    const text = block.children.map(({ text, marks }) => {
      const names = marks.map((mark) => {
        const definition = block.markDefs.find(({ _key }) => _key === mark)
        return definition?._type === 'sourceRef' ? `source ${definition.number}` : (definition?.href ?? mark)
      })
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

test('of a text reviewed in Word, comments and deletions stay behind, and a note with an address is a source', () => {
  const { blocks, sources, notice } = pasteWhole(reviewedInWord)
  expect(outline(blocks)).toEqual([
    'normal: Texto com trecho proposto, [nota](source 3) e outra. Fim.',
    'picture: Selic de 2020 a 2026',
  ])
  expect(sources).toEqual([
    {
      _type: 'source',
      _key: expect.any(String),
      title: 'Lei 8.036/1990',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm',
      publisher: 'Presidência da República',
      kind: 'law',
    },
  ])
  expect(notice).toBe(
    '2 comentários, 1 trecho riscado, 1 nota e 1 imagem ficaram de fora. Dizia a nota: “Conta nossa.” Envie cada imagem no bloco vazio que ficou no lugar dela. 1 nota entrou em “Fontes”: confira e complete. 1 trecho proposto na revisão entrou.',
  )
})

test('of a text of Google Docs, links lead straight on, and what was struck out stays behind', () => {
  const { blocks, sources, notice } = pasteWhole(reviewedInDocs)
  expect(outline(blocks)).toEqual([
    'normal: O IOF caiu. Veja o [BC](https://www.bcb.gov.br/estabilidadefinanceira).',
  ])
  expect(sources).toEqual([])
  expect(notice).toBe(
    '1 comentário, 1 trecho riscado e 1 nota ficaram de fora. Dizia a nota: “Nota sem endereço.” 1 link passava por um serviço que conta cliques e agora leva direto.',
  )
})

test('of an e-mail of Outlook, links lead straight on, a symbol is its letter, and what counts readers is nothing', () => {
  const { blocks, notice } = pasteWhole(outlook)
  expect(outline(blocks)).toEqual([
    'normal: Segue a [página da Receita](https://www.gov.br/receitafederal/pt-br). Obrigada 😊',
  ])
  expect(notice).toBe('1 link passava por um serviço que conta cliques e agora leva direto.')
})

test('of a text recorded from LibreOffice, the comment and a note stay behind, the other note is a source', () => {
  const { blocks, sources, notice } = pasteWhole(recorded('libreoffice-writer'))
  expect(outline(blocks)).toEqual([
    'h2: A parte',
    'normal: Texto com [nota](source 3), outra e comentário. Veja [o BC](https://www.bcb.gov.br/).',
    'bullet 1: Um',
    'bullet 1: Dois',
    'normal: Texto na revisão e o que fica e entrou.',
    'table 3×2',
    'picture: Gráfico da Selic',
    'normal: Fim.',
  ])
  expect(sources.map(({ title, url }) => [title, url])).toEqual([
    ['Lei 8.036/1990', 'https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm'],
  ])
  expect(notice).toBe(
    '1 comentário, 1 nota e 1 imagem ficaram de fora. Dizia a nota: “Nota do fim.” Envie cada imagem no bloco vazio que ficou no lugar dela. 1 nota entrou em “Fontes”: confira e complete. 1 link passava por um serviço que conta cliques e agora leva direto.',
  )
})

test('of a page recorded from Chromium, menus, buttons and struck text stay behind', () => {
  const { blocks, sources, notice } = pasteWhole(recorded('chromium-page'))
  expect(outline(blocks)).toEqual([
    'h2: Como a Selic muda',
    'normal: O Copom decide a [meta](strong,source 3) a cada 45 dias.',
    'picture: Selic de 2020 a 2026',
    'normal: Fonte: Banco Central',
    'normal: Era 15%. Leia o [comunicado](https://www.bcb.gov.br/controleinflacao).',
  ])
  expect(sources.map(({ title, url }) => [title, url])).toEqual([
    ['Ata do Copom, bcb.gov.br', 'https://www.bcb.gov.br/publicacoes/atascopom'],
  ])
  expect(notice).toMatch(/^1 trecho riscado e 1 imagem ficaram de fora/)
})
