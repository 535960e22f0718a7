import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { calculator as jurosCompostos } from '#web/calculators/juros-compostos/calculator.ts'
import { evaluate } from './expression.ts'
import { sectionsOf } from './markdown.ts'
import { body } from './portable-text.ts'
import { draftsOf } from './text-blocks.ts'
import { readText, texts } from './text-file.ts'
import { common } from './text-source.ts'
import { worked } from './worked.ts'

const figures = {
  ...common,
  sale: { headline: 'R$ 100,00', row: (label: string) => `linha ${label}` },
  marked: '**a** [b](/c)',
  saved: worked(jurosCompostos, { initial: '1.000', term: '12', termUnit: 'months', rate: '10' }),
  rateOf: (kind: string, times = 1) => `${kind} × ${times}`,
  rows: [['um', '1'], ['dois', '2']], // biome-ignore format: a table
  half: 0.5,
}
const source = { file: 'text.md', figures }
const read = (markdown: string) => body(draftsOf({ markdown, line: 1 }, source))

test('inline markup becomes spans, links and live rates', () => {
  expect(read('Veja **já** o [dólar](/dolar-hoje), {{usd-brl}}, e `=VF(1)`.')[0]).toMatchObject({
    _key: 'b0',
    markDefs: [{ _type: 'link', href: '/dolar-hoje' }],
    children: [
      { text: 'Veja ', marks: [] },
      { text: 'já', marks: ['strong'] },
      { text: ' o ' },
      { text: 'dólar', marks: ['b0-3-link'] },
      { text: ', ' },
      { _type: 'inlineRate', series: 'usd-brl' },
      { text: ', e ' },
      { text: '=VF(1)', marks: ['code'] },
      { text: '.' },
    ],
  })
})

test('a figure is part of its sentence, and markup in it is words', () => {
  expect(read('São {{sale.headline}}, {{marked}}.')).toMatchObject([
    { children: [{ text: 'São R$\u00A0100,00, **a** [b](/c).' }] },
  ])
})

test.each([
  ['sale.headline', 'R$ 100,00'],
  ["sale.row('a, (b)')", 'linha a, (b)'],
  ["rateOf('cdi', 2.5)", 'cdi × 2.5'],
  ["rateOf( rateOf('x') , half )", 'x × 1 × 0.5'],
  ['bare(brl(123400))', '1.234,00'],
  ["rule('fgc-limite')", 'R$\u00A0250 mil'],
])('{{%s}} is %s', (expression, value) => {
  expect(evaluate(expression, figures)).toBe(value)
})

test.each([
  ['nothing', 'No figure "nothing"'],
  ['sale.total', 'No figure "total"'],
  ['half(1)', 'Only a function can be called'],
  ['2 * half', 'from "* half" on'],
  ["rateOf('a'", 'from "" on'],
  ['', 'from "" on'],
  ['toString', 'No figure "toString"'],
  ["rule('toString')", 'Not a rule: toString'],
])('{{%s}} is refused: %s', (expression, message) => {
  expect(() => evaluate(expression, figures)).toThrow(message)
})

test.each([
  ['Um.\n\nDois {{nada}}.', 'text.md:3: No figure "nada"'],
  ['Um.\n\n## {{half}}', 'text.md:3: {{half}} is not words'],
  ['> Citado', 'text.md:1: A blockquote cannot stand here'],
  ['Um.\n\n# Título', 'text.md:3: A heading is ## or ###'],
  ['_Um_', 'text.md:1: A em cannot stand in a sentence'],
  ['- um\n  - dois', 'text.md:1: An item of a list is one paragraph'],
  ['Um.\n\n:::faq\n### Quê?\n\nIsso.', 'text.md:3: A block begins with :::kind and ends with :::'],
  ['Um.\n:::', 'text.md:2: A block begins with :::kind and ends with :::'],
  ['Um.\n\n:::rate\nseries: usd-brl\n\n:::faq\n:::', 'text.md:6: A block begins'],
  [':::nada\n:::', 'text.md:2: Not a block: nada'],
  [':::rate\nseries: usd\n:::', 'text.md:3: Not a series: usd'],
  [':::rate\nserie: usd-brl\n:::', 'text.md:3: series: '],
  [':::callout\ntone: law\ntitle: {{nada}}\n\nUm.\n:::', 'text.md:3: No figure "nada"'],
  [':::callout\ntone: law\n\nUm.\n\nDois.\n:::', 'text.md:3: Here stands one paragraph'],
  [':::callout\ntone: law\n\n{{usd-brl}}\n:::', 'text.md:4: Only a paragraph can show {{usd-brl}}'],
  [':::calculator\nof: rows\n:::', 'text.md:3: Not a calculation: rows'],
  [
    ':::table\ncaption: Um\n\n| A |\n| --- |\n| {{rows}} |\n:::',
    'text.md:6: {{rows}} has a row that is not of 1',
  ],
  [':::table\ncaption: Um\n\nDois.\n:::', 'text.md:4: Here stands one table'],
  [':::faq\nUm.\n\n### Quê?\n:::', 'text.md:2: A heading is missing before this: ###'],
  [':::faq\n### Quê?\n\n## Isso\n:::', 'text.md:3: Here stand paragraphs and lists alone'],
])('%j is refused: %s', (markdown, message) => {
  expect(() => read(markdown)).toThrow(message)
})

test('a table has the rows that are written and those of a figure', () => {
  const table = ':::table\ncaption: Um\n\n| Nome | Valor |\n| --- | ---: |\n| {{rows}} |\n| três | 3 |\n:::'
  expect(read(table)).toMatchObject([
    {
      columns: [{ numeric: false }, { label: 'Valor', numeric: true }],
      rows: [{ cells: ['um', '1'] }, { cells: ['dois', '2'] }, { cells: ['três', '3'] }],
    },
  ])
})

test('every block that the page on texts shows is read', () => {
  const page = readFileSync(new URL('README.md', texts), 'utf8')
  const shown = Array.from(page.matchAll(/^```md\n([\s\S]*?)^```/gm), ([, markdown = '']) => markdown)
  const kinds = shown.flatMap(read).map(({ _type }) => _type)
  const written = [
    'block',
    'calculatorEmbed',
    'callout',
    'chart',
    'checklist',
    'compareTable',
    'faq',
    'formula',
  ]
  expect(Array.from(new Set(kinds)).toSorted()).toEqual(
    [...written, 'assetCard', 'rateWidget', 'simpleTable', 'stepList', 'timeline'].toSorted(),
  )
})

const shape = z.strictObject({ slug: z.string(), title: z.string() })

/** A text in a new folder, with files of figures beside it. */
function written(text: string, beside: Record<string, string> = {}): URL {
  const folder = mkdtempSync(join(tmpdir(), 'em-miudos-text-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries({ 'um.md': text, ...beside }))
    writeFileSync(join(folder, name), content)
  return pathToFileURL(join(folder, 'um.md'))
}

const FIELDS = `---
slug: um
title: 'Um: {{name}}, {{year.headline}}'
figures: [shared]
calculations:
  year:
    calculator: conversor-taxas
    rate: '{{rate}}'
    from: month
    to: year
    kind: effective
---

{{year.row('Taxa')}}
`
const beside = {
  'shared.figures.ts': "export const rate: string = '1'",
  'um.figures.ts': "export const name = 'dois'",
}

test('figures stand beside a text, in files that it names, and in its calculations', async () => {
  const { meta } = await readText(written(FIELDS, beside), shape)
  expect(meta).toEqual({ slug: 'um', title: 'Um: dois, 12,6825 % ao ano'.replace(' %', '\u00A0%') })
})

test.each([
  ['slug: um', 'slog: um', 'um.md:2: slug: '],
  ['{{name}}', '{{nome}}', 'um.md:3: No figure "nome"'],
  ['[shared]', 'shared', 'um.md:4: figures: '],
  ['conversor-taxas', 'conversor', 'um.md:7: calculations.year.calculator: '],
  ['kind: effective', 'kinds: effective', 'um.md:7: conversor-taxas has no kinds'],
  ['    from', '  from', 'um.md:9: '],
  ['---\nslug', 'slug', 'um.md:1: A text begins with its fields'],
])('front matter with %j as %j is refused: %s', async (right, wrong, message) => {
  await expect(readText(written(FIELDS.replace(right, wrong), beside), shape)).rejects.toThrow(message)
})

test('a section has the line of its first words', () => {
  const sections = sectionsOf({ markdown: '\n### Um\n\nA\n### Dois\n', line: 10 }, '###', source)
  expect(sections).toMatchObject([
    { title: 'Um', line: 12, markdown: '\nA\n' },
    { title: 'Dois', line: 15 },
  ])
})
