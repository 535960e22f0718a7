import fc from 'fast-check'
import { HyperFormula } from 'hyperformula'
import ptPT from 'hyperformula/i18n/languages/ptPT'
import { expect, test } from 'vitest'
import { definitionOf } from '#scripts/calc/calculators.ts'
import { formatCents } from '#web/finance/core/format.ts'
import { ask } from './form/ask.ts'
import type { Calculator, Shown } from './form/calculator.ts'
import { fromLink } from './form/evaluate.ts'
import { csvOf, messageOf } from './form/export.ts'
import { isAsked, type Texts } from './form/fields.ts'
import { readFragment, writeFragment } from './form/fragment.ts'
import type { Golden, Wrongs } from './form/golden.ts'
import { canhotoOf } from './form/ResultNota.tsx'
import { ruleDatesOf } from './form/RuleDates.tsx'
import { sensitivityOf } from './form/WhatIf.tsx'
import { headlineInWords, headlineValue } from './form/words.ts'
import { type CalculatorSlug, calculators } from './registry.ts'

// What every calculator does alike, proved once over all of their definitions.

type Known = { goldens: readonly Golden[]; wrongs: Wrongs }
const known = new Map<CalculatorSlug, Calculator>()
const answers = new Map<CalculatorSlug, Known>()
// The keys of an object written out are those of its type.
for (const slug of Object.keys(calculators) as CalculatorSlug[]) {
  known.set(slug, await definitionOf(slug))
  answers.set(slug, await import(`./${slug}/golden.ts`))
}
const all = [...known.values()]

HyperFormula.registerLanguage('ptPT', ptPT)

/** Every text that a reader may get of a result. */
function textsOf(shown: Shown): string[] {
  const { lines, notes } = canhotoOf(shown, [])
  const found: string[] = [...notes]
  const pending: unknown[] = [shown, lines]
  while (pending.length > 0) {
    const next = pending.pop()
    if (typeof next === 'string') found.push(next)
    else if (typeof next === 'number') found.push(formatCents(next))
    else if (next instanceof Object) pending.push(...Object.values(next))
  }
  return found
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return value instanceof Object ? Object.values(value).flatMap(numbersIn) : []
}

const broken = /NaN|Infinity|undefined|null|\[object|\d{22}/
const advice = /\b(compre|venda já|garantid[oa] que|melhor investimento|recomendamos|imperdível)\b|!|—/i
const wrongCount = /(^|\s)1\u00A0?\s?(meses|anos|dias|aportes|parcelas|períodos|centavos)\b/

/** Nothing in it that a reader must not see, and lines that add up. */
function expectSound(shown: Shown) {
  for (const text of textsOf(shown)) {
    expect(text).not.toMatch(broken)
    expect(text).not.toMatch(advice)
    expect(text).not.toMatch(wrongCount)
  }
  for (const value of numbersIn(shown)) expect(Number.isFinite(value)).toBe(true)
  const { rows, total, parts = [] } = shown
  const sum = rows.reduce((added, row) => ('amount' in row && !row.kind ? added + row.amount : added), 0)
  expect(total?.amount ?? sum).toBe(sum)
  expect(parts.length).toBeLessThanOrEqual(3)
  for (const { value } of parts) expect(value).toBeGreaterThanOrEqual(0)
  expect(shown.summary).toMatch(/^[^A-ZÀ-Ý].*[.?]$|^(?:[A-Z]{2,}|R\$|US\$).*[.?]$/s)
  expect(shown.excluded.length).toBeGreaterThan(0)
}

/** Texts that a reader, a link or an attacker may put into a field. */
const anyText = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1',
    '100',
    '0,0000001',
    '999.999.999.999,99',
    '9'.repeat(300),
    '1e999',
    'NaN',
  ),
  fc.constantFrom(
    '12abc',
    '<script>',
    '31/02/2026',
    '01/01/2020',
    '31/12/2099',
    'R$ 5,00',
    '\u202E1',
    '10/03/2026 5',
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value.toFixed(2).replace('.', ',')),
  fc.integer({ min: 0, max: 100_000 }).map(String),
  fc.string(),
)

/** Any question to a calculator: every choice, some fields with any text. */
function questions({ fields, example }: Calculator): fc.Arbitrary<Texts> {
  const choices = Object.entries(fields).flatMap(([name, { options }]) =>
    options ? [[name, fc.constantFrom(...options.map(({ value }) => value))] as const] : [],
  )
  const typed = Object.entries(fields).flatMap(([name, { options }]) =>
    options ? [] : [[name, fc.option(anyText, { nil: undefined, freq: 3 })] as const],
  )
  return fc.record(Object.fromEntries([...choices, ...typed])).map((texts) => {
    const given = Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined)
    return { ...example, ...Object.fromEntries(given) }
  })
}

test.each(all)('$slug: its fields are declared right', ({ fields }) => {
  const keys = Object.values(fields).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { key, label, kind, options, example } of Object.values(fields)) {
    expect(key).toMatch(/^[a-z][a-z0-9]{0,3}$/)
    expect(label).toMatch(/^[A-ZÀ-Ý0-9%][^!—]{1,60}$/)
    const offered = kind === 'choice' ? options?.map(({ value }) => value) : [example]
    expect(offered).toContain(example)
  }
})

test.each(all)('$slug: every field is asked by some question, and every option answered', (calculator) => {
  const { fields } = calculator
  const names = Object.keys(fields)
  const asked = new Set<string>()
  fc.assert(
    fc.property(questions(calculator), (texts) => {
      for (const name of names) {
        const field = fields[name]
        if (field && isAsked(field, texts)) asked.add(name)
      }
    }),
  )
  expect(names.filter((name) => !asked.has(name))).toEqual([])
})

test.each(all)('$slug answers its example and what others say of it', ({ slug, ...calculator }) => {
  const { goldens = [] } = answers.get(slug) ?? {}
  expect(goldens.length).toBeGreaterThan(0)
  for (const { from, typed, headline, says = [] } of [
    { from: 'example', typed: {}, headline: '' },
    ...goldens,
  ]) {
    const evaluation = ask({ slug, ...calculator }, typed)
    if (!('result' in evaluation)) throw new Error(`${from}: ${JSON.stringify(evaluation)}`)
    const { shown } = evaluation.result
    expectSound(shown)
    expect(headlineInWords(shown.headline), from).toContain(headline)
    const texts = textsOf(shown).join('\n')
    for (const said of says) expect(texts, from).toContain(said)
  }
})

test.each(all)('$slug says what is wrong with each field', ({ slug, ...calculator }) => {
  const { goldens = [], wrongs = {} } = answers.get(slug) ?? {}
  expect(Object.keys(wrongs).length).toBeGreaterThan(1)
  for (const [name, [typed, message]] of Object.entries(wrongs)) {
    const evaluation = ask({ slug, ...calculator }, { ...goldens[0]?.typed, [name]: typed })
    expect('errors' in evaluation ? evaluation.errors : {}).toMatchObject({ [name]: message })
  }
})

test.each(all)('$slug: whatever is asked gets a sound answer, or a sentence in Portuguese', (calculator) => {
  fc.assert(
    fc.property(questions(calculator), (texts) => {
      const evaluation = calculator.evaluate(texts)
      if ('result' in evaluation) expectSound(evaluation.result.shown)
      const said = 'errors' in evaluation ? Object.values(evaluation.errors) : []
      for (const message of 'refusal' in evaluation ? [evaluation.refusal] : said) {
        expect(message).toMatch(/^[A-ZÀ-Ý0-9].*[.?]$/s)
        expect(message).not.toMatch(/\b(invalid|expected|must|too (big|small)|undefined|nan|infinity)\b/i)
      }
    }),
  )
})

test.each(all)('$slug: no link leaves a form that cannot be worked out', (calculator) => {
  const { fields, example } = calculator
  const keys = Object.values(fields).map(({ key }) => key)
  const pair = fc.tuple(fc.oneof(fc.constantFrom(...keys), fc.string()), anyText)
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
      const hash = `#${new URLSearchParams(pairs)}`
      const { texts } = fromLink(calculator, example, readFragment(fields, hash) ?? {})
      expect('errors' in calculator.evaluate(texts)).toBe(false)
    }),
  )
})

test.each(all)('$slug: its link gives the same result in another window', (calculator) => {
  const { fields, example } = calculator
  fc.assert(
    fc.property(questions(calculator), (texts) => {
      const evaluation = calculator.evaluate(texts)
      if (!('result' in evaluation)) return
      const linked = readFragment(fields, `#${writeFragment(fields, texts)}`) ?? {}
      const again = calculator.evaluate(fromLink(calculator, example, linked).texts)
      if (!('result' in again)) throw new Error(JSON.stringify(again))
      expect(again.result.shown.headline).toEqual(evaluation.result.shown.headline)
    }),
    { numRuns: 100 },
  )
})

test.each(all)('$slug: its CSV adds up, its message has the answer', ({ slug, ...calculator }) => {
  const evaluation = ask({ slug, ...calculator }, answers.get(slug)?.goldens[0]?.typed)
  if (!('result' in evaluation)) throw new Error(slug)
  const { shown } = evaluation.result
  const table = csvOf(shown, []).split('\r\n\r\n')[1] ?? ''
  const lines = table.split('\r\n').slice(1, 1 + shown.rows.length)
  const kinds = shown.rows.map((row) => ('amount' in row && !row.kind ? 'sum' : 'other'))
  const amounts = lines.map((line) => Number((line.split(';')[1] ?? '').replace(',', '.')) * 100)
  const sum = amounts.reduce(
    (added, amount, index) => (kinds[index] === 'sum' ? added + Math.round(amount) : added),
    0,
  )
  const { label, amount } = shown.total ?? { label: '', amount: sum }
  expect(sum).toBe(amount)
  expect(table).toContain(shown.total ? `${label};${(amount / 100).toFixed(2).replace('.', ',')}` : '')
  expect(messageOf(shown)).toContain(headlineInWords(shown.headline).replaceAll('\u00A0', ' '))
})

test.each(all.filter(({ whatIf, example }) => whatIf?.(example)))(
  '$slug: "E se…?" has the own result in its middle',
  (calculator) => {
    const evaluation = ask(calculator)
    const sensitivity = sensitivityOf(calculator, calculator.example)
    if (!('result' in evaluation)) throw new Error(calculator.slug)
    if (!sensitivity) throw new Error(`${calculator.slug}: nothing to vary`)
    expect(sensitivity.headlines[1]?.[1]).toEqual(evaluation.result.shown.headline)
    const answered = sensitivity.headlines.flat().filter((headline) => headline !== undefined)
    expect(answered.length).toBeGreaterThan(3)
  },
)

test.each(all.filter(({ ruleDates }) => ruleDates))(
  '$slug: the rules of every day that it offers are known',
  (calculator) => {
    expect(ruleDatesOf(calculator).length).toBeGreaterThan(0)
    expect(Object.keys(calculator.fields)).toContain(calculator.ruleDates?.field)
  },
)

test.each(all)('$slug: what it carries on is what the other calculator takes', (calculator) => {
  const evaluation = ask(calculator)
  if (!('result' in evaluation)) throw new Error(calculator.slug)
  for (const { to, texts } of evaluation.result.shown.carry ?? []) {
    const other = known.get(to)
    if (!other) throw new Error(`${to} does not exist`)
    const keys = Object.values(other.fields).map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(Object.keys(texts)))
    const linked = readFragment(other.fields, `#${new URLSearchParams(texts)}`) ?? {}
    expect(fromLink(other, other.example, linked).ignored).toEqual([])
  }
})

const formulas = all.flatMap((calculator) => {
  const { slug } = calculator
  return [{ typed: {} }, ...(answers.get(slug)?.goldens ?? [])].map(({ typed }) => ({
    calculator,
    slug,
    typed,
  }))
})

test.each(formulas)('$slug: the formula of Excel gives the headline ($typed)', ({ calculator, typed }) => {
  const evaluation = ask(calculator, typed)
  if (!('result' in evaluation)) throw new Error(calculator.slug)
  const { excel, headline } = evaluation.result.shown
  if (!excel) return
  expect(computed(excel)).toBeCloseTo(headlineValue(headline) / ('amount' in headline ? 100 : 1), 2)
})

/** What a spreadsheet in Portuguese makes of a formula. */
function computed(formula: string): number {
  const sheet = HyperFormula.buildFromArray([[formula]], {
    licenseKey: 'gpl-v3',
    language: 'ptPT',
    functionArgSeparator: ';',
    decimalSeparator: ',',
    thousandSeparator: '',
    dateFormats: ['DD/MM/YYYY'],
  })
  const value = sheet.getCellValue({ sheet: 0, col: 0, row: 0 })
  if (typeof value !== 'number') throw new Error(`${formula}: ${JSON.stringify(value)}`)
  return value
}
