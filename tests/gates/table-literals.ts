import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { root } from './overlay.ts'

/** A rate or a limit of a law that stands outside its table. */
export type Literal = { file: string; text: string }

type TableNumbers = { rates: Set<number>; amounts: Set<number> }

const tableFolder = 'web/finance/tables/'
/**
 * Where law is applied and results are presented. Tests and golden answers state expected results. The months of a series
 * are measured, not set by a law; pages and `about.ts` have no arithmetic, and their prose quotes each rule with its day, as
 * an article does.
 */
const scope = '{web/finance,web/calculators,scripts/calc}/**/*.{ts,tsx}'
const seriesFolder = 'web/finance/series/'

function sourceFiles(): string[] {
  return globSync(scope, { cwd: root }).filter(
    (file) =>
      !(
        file.startsWith(tableFolder) ||
        file.startsWith(seriesFolder) ||
        /(\.test|\/golden|\/about)\.tsx?$/.test(file)
      ),
  )
}

/** Every number in an edition of a table: rates as fractions, amounts in centavos. */
export async function tableNumbers(): Promise<TableNumbers> {
  const files = globSync(`${tableFolder}*/*.ts`, { cwd: root })
  const found: number[] = []
  for (const file of files) collectNumbers({ ...(await import(join(root, file))) }, found)
  return {
    rates: new Set(found.filter((value) => value > 0 && value < 1)),
    amounts: new Set(found.filter((value) => Number.isInteger(value) && value >= 100_00)),
  }
}

/** The literals of a file that repeat a number of a table: in code as it is, in a text as `3,5 %`, `R$ 35.000` or `R$ 35 mil`. */
export function literalsIn(file: string, code: string, numbers: TableNumbers): Literal[] {
  const found: string[] = []
  const tree = parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x') })
  visit(tree.body, ({ type, value, cooked }) => {
    if (type === 'NumericLiteral' && isLaw(value, numbers)) found.push(`${value}`)
    const words = type === 'TemplateElement' ? cooked : textTypes.has(type) ? value : ''
    found.push(...numbersInText(String(words).replaceAll('\u00A0', ' '), numbers))
  })
  return found.map((text) => ({ file, text }))
}

function isLaw(value: unknown, { rates, amounts }: TableNumbers): boolean {
  return typeof value === 'number' && (rates.has(value) || (amounts.has(value) && !isRound(value)))
}

function numbersInText(words: string, { rates, amounts }: TableNumbers): string[] {
  const percents = Array.from(words.matchAll(/(?<![\d.,])(\d+(?:,\d+)?)\s?%/g))
  const sums = Array.from(words.matchAll(/S?\$\s?(\d[\d.]*(?:,\d\d)?)(\smil\b)?/g))
  return [
    ...percents.filter(([, number = '']) => rates.has(fraction(number))),
    ...sums.filter(([, number = '', thousand]) => amounts.has(centavos(number) * (thousand ? 1000 : 1))),
  ].map(([text]) => text)
}

export function literalsOfTree(numbers: TableNumbers): Literal[] {
  return sourceFiles().flatMap((file) => literalsIn(file, readFileSync(join(root, file), 'utf8'), numbers))
}

const textTypes = new Set(['StringLiteral', 'JSXText'])

/** The limits and steps of a field of a form. */
const fieldLimits = new Set(['min', 'max', 'step'])

type Node = { type: string; value?: unknown; cooked?: unknown; key?: { value?: unknown } }

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see)
  else if (isNode(value)) {
    if (value.type === 'KeyValueProperty' && fieldLimits.has(String(value.key?.value))) return
    see(value)
    visit(Object.values(value), see)
  } else if (typeof value === 'object' && value !== null) visit(Object.values(value), see)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function collectNumbers(value: unknown, found: number[]): void {
  if (typeof value === 'number') found.push(value)
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collectNumbers(inner, found)
}

/** R$ 1.000,00 or R$ 1 milhão: as often the limit of a field or of what the arithmetic can hold. */
function isRound(amount: number): boolean {
  return /^[1-9]0+$/.test(String(amount))
}

function fraction(percent: string): number {
  return Number((Number(percent.replace(',', '.')) / 100).toPrecision(12))
}

function centavos(reais: string): number {
  return Math.round(Number(reais.replaceAll('.', '').replace(',', '.')) * 100)
}
