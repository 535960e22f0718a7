import { HyperFormula } from 'hyperformula'
import ptPT from 'hyperformula/i18n/languages/ptPT'
import { expect, test } from 'vitest'
import { formatBrl, formatNumber, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { articles } from './articles.ts'
import { inssRows } from './texts/articles/formulas-calculadoras-excel.figures.ts'

HyperFormula.registerLanguage('ptPT', ptPT)

const { body = [] } = articles.find(({ slug }) => slug.current === 'formulas-calculadoras-excel') ?? {}
const formulas = body.flatMap((block) =>
  block._type === 'formula' && block.excel ? [[block.title, block.excel] as const] : [],
)
const inSentences = body.flatMap((block) =>
  block._type === 'block'
    ? (block.children ?? []).flatMap((child) =>
        'text' in child && child.text?.startsWith('=PGTO') ? [['dentro da frase', child.text] as const] : [],
      )
    : [],
)
const text = JSON.stringify(body)

const monthly = [-10_000, ...Array.from({ length: 11 }, () => 900), 4900].map((amount) => ['', amount])
const dated = [
  ['20/11/2026', -10_000],
  ['20/05/2027', 6000],
  ['20/11/2027', 6000],
]
const payroll = [
  [6000, 641.51],
  ...inssRows.map((row) => ['', '', '', '', ...row.map((cell) => cell.replace(/[.\s]/g, ''))]),
]
const cellsFor = (formula: string) =>
  formula.includes('XTIR') ? dated : /TIR|VPL/.test(formula) ? monthly : payroll

/** `=LET(a;1;b;a+1;b*2)` without the names: this engine does not know LET. */
function withoutNames(formula: string): string {
  const inside = /^=LET\((.+)\)$/.exec(formula)?.[1]
  if (!inside) return formula
  let depth = 0
  const parts = Array.from(inside)
    .map((letter) => {
      depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
      return letter === ';' && depth === 0 ? '\n' : letter
    })
    .join('')
    .split('\n')
  const names = new Map<string, string>()
  const named = (part: string) => part.replace(/[a-z]{2,}/g, (name) => names.get(name) ?? name)
  for (let at = 0; at + 1 < parts.length; at += 2)
    names.set(parts[at] ?? '', `(${named(parts[at + 1] ?? '')})`)
  return `=${named(parts.at(-1) ?? '')}`
}

function computed(formula: string): number {
  const sheet = HyperFormula.buildFromArray(cellsFor(formula), {
    licenseKey: 'gpl-v3',
    language: 'ptPT',
    functionArgSeparator: ';',
    decimalSeparator: ',',
    thousandSeparator: '',
    dateFormats: ['DD/MM/YYYY'],
  })
  const cell = { sheet: 0, col: 9, row: 0 }
  sheet.setCellContents(cell, withoutNames(formula))
  const value = sheet.getCellValue(cell)
  sheet.destroy()
  if (typeof value !== 'number') throw new Error(`${formula}: ${JSON.stringify(value)}`)
  return Math.abs(value)
}

test('the text on spreadsheets has the formulas it speaks of', () => {
  expect(formulas).toHaveLength(17)
  expect(inSentences).toHaveLength(1)
})

test.each([...formulas, ...inSentences])('%s: %s gives a number that the text tells', (_, formula) => {
  const value = computed(formula)
  const written = [
    formatBrl(roundCents(value * 100)),
    formatNumber(value),
    percentInWords(value),
    ...[2, 4, 7].map((decimals) => formatPercent(value, decimals)),
  ]
  expect(written.filter((each) => text.includes(each))).not.toEqual([])
})
