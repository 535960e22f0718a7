import fc from 'fast-check'
import { HyperFormula } from 'hyperformula'
import ptPT from 'hyperformula/i18n/languages/ptPT'
import { expect, test } from 'vitest'
import { formatCents, formatDay } from '#web/finance/core/format.ts'
import { definitions } from './definitions.ts'
import { fieldsOf } from './fields-of.ts'
import { csvOf, messageOf } from './form/actions/export.ts'
import { ask, workedDay } from './form/ask.ts'
import type { Calculator, Shown } from './form/calculator.ts'
import { exampleOf, isAsked, type Texts } from './form/fields.ts'
import type { Golden, Wrongs } from './form/golden.ts'
import { ruleDatesOf } from './form/question/RuleDates.tsx'
import { canhotoOf } from './form/result/ResultNota.tsx'
import { fromLink } from './form/state/form-texts.ts'
import { readFragment, writeFragment } from './form/state/fragment.ts'
import { centsOfRoundings, isHeadline } from './form/testing/formulas.ts'
import { answerable, anyText, questions } from './form/testing/questions.ts'
import { whatIfOf } from './form/testing/what-if.ts'
import { headlineInWords } from './form/words.ts'
import { type CalculatorSlug, calculators } from './registry.ts'

// Common behaviour, proved once over all definitions.

type Known = { goldens: readonly Golden[]; wrongs: Wrongs }
const known = new Map<CalculatorSlug, Calculator>()
const answers = new Map<CalculatorSlug, Known>()
// The keys of an object written out are those of its type.
for (const slug of Object.keys(calculators) as CalculatorSlug[]) {
  known.set(slug, definitions[slug])
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
  // Thousands of texts: one expectation of each would take longer than all the arithmetic.
  const wrong = [broken, advice, wrongCount]
  expect(textsOf(shown).filter((text) => wrong.some((pattern) => pattern.test(text)))).toEqual([])
  expect(numbersIn(shown).filter((value) => !Number.isFinite(value))).toEqual([])
  const { rows, total, parts = [] } = shown
  const sum = rows.reduce((added, row) => ('amount' in row && !row.kind ? added + row.amount : added), 0)
  expect(total?.amount ?? sum).toBe(sum)
  expect(parts.length).toBeLessThanOrEqual(3)
  for (const { value } of parts) expect(value).toBeGreaterThanOrEqual(0)
  expect(shown.summary).toMatch(/^[^A-ZÀ-Ý].*[.?]$|^(?:[A-Z]{2,}|R\$|US\$).*[.?]$/s)
  expect(shown.excluded.length).toBeGreaterThan(0)
}

test.each([...known])('%s is the one that its name says, with its own fields', (slug, calculator) => {
  expect(calculator.slug).toBe(slug)
  expect(fieldsOf[slug]).toBe(calculator.fields)
})

test.each(all)('$slug: its fields are declared right', ({ fields }) => {
  const keys = Object.values(fields).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const field of Object.values(fields)) {
    const { key, label, kind, options } = field
    const example = exampleOf(field, workedDay)
    expect(key).toMatch(/^[a-z][a-z0-9]{0,3}$/)
    expect(label).toMatch(/^[A-ZÀ-Ý0-9%][^!—]{1,60}$/)
    const offered = kind === 'choice' ? options?.map(({ value }) => value) : [example]
    expect(offered).toContain(example)
  }
})

test.each(all)('$slug: some question asks each field and takes each option', (calculator) => {
  const { fields } = calculator
  const missing = new Set(
    Object.entries(fields).flatMap(([name, { options = [{ value: '' }] }]) =>
      options.map(({ value }) => `${name} ${value}`),
    ),
  )
  const { seed = 0 } = fc.readConfigureGlobal() ?? {}
  const askedBy = (texts: Texts) =>
    Object.entries(fields)
      .filter(([, field]) => isAsked(field, texts))
      .map(([name, { options }]) => `${name} ${options ? texts[name] : ''}`)
  const isNew = (texts: Texts) => askedBy(texts).some((asked) => missing.has(asked))
  // The rarest option is in one question of two hundred; most forms have shown all of theirs after some tens.
  for (let batch = 0; missing.size > 0 && batch < 200; batch++) {
    const drawn = fc.sample(answerable(calculator), { numRuns: 50, seed: seed + batch }).filter(isNew)
    for (const asked of drawn.filter((texts) => !calculator.errorsOf(texts)).flatMap(askedBy))
      missing.delete(asked)
  }
  expect([...missing]).toEqual([])
})

test.each(all)('$slug answers its example and what others say of it', ({ slug, ...calculator }) => {
  const { goldens = [] } = answers.get(slug) ?? {}
  expect(goldens.length).toBeGreaterThan(0)
  for (const { from, typed, headline, says = [] } of [
    { from: 'example', typed: {}, headline: '' },
    ...goldens,
  ]) {
    expect(Object.keys(calculator.fields), from).toEqual(expect.arrayContaining(Object.keys(typed)))
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

const sentence = /^[A-ZÀ-Ý0-9].*[.?]$/s
const foreign = /\b(invalid|expected|must|too (big|small)|undefined|nan|infinity)\b/i

test.each(all)('$slug: whatever is asked gets a sound answer, or a sentence in Portuguese', (calculator) => {
  fc.assert(
    fc.property(questions(calculator), (texts) => {
      const evaluation = calculator.evaluate(texts)
      if ('result' in evaluation) expectSound(evaluation.result.shown)
      const said = 'errors' in evaluation ? Object.values(evaluation.errors) : []
      const messages = 'refusal' in evaluation ? [evaluation.refusal] : said
      expect(messages.filter((message) => !sentence.test(message) || foreign.test(message))).toEqual([])
    }),
  )
})

test.each(all)(
  '$slug: every answer is sound, goes on, and is what its formula of Excel and its link in another window give',
  (calculator) => {
    const { fields } = calculator
    const example = calculator.exampleOn(workedDay)
    let answered = 0
    fc.assert(
      fc.property(answerable(calculator), (texts) => {
        const evaluation = calculator.evaluate(texts)
        if (!('result' in evaluation)) return
        answered++
        const { shown } = evaluation.result
        expectSound(shown)
        expectCarried(shown)
        expectExcel(shown, centsOfRoundings(shown))
        const linked = readFragment(fields, `#${writeFragment(fields, texts)}`) ?? {}
        const again = calculator.evaluate(fromLink(calculator, example, linked).texts)
        if (!('result' in again)) throw new Error(JSON.stringify(again))
        expect(again.result.shown.headline).toEqual(shown.headline)
      }),
      { numRuns: 100 },
    )
    expect(answered).toBeGreaterThan(4)
  },
)

test.each(all)('$slug: no link leaves a form that cannot be worked out', (calculator) => {
  const { fields } = calculator
  const example = calculator.exampleOn(workedDay)
  const keys = Object.values(fields).map(({ key }) => key)
  const pair = fc.tuple(fc.oneof(fc.constantFrom(...keys), fc.string()), anyText)
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
      const hash = `#${new URLSearchParams(pairs)}`
      const { texts } = fromLink(calculator, example, readFragment(fields, hash) ?? {})
      expect(calculator.errorsOf(texts)).toBeUndefined()
    }),
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

test.each(all.filter(({ whatIf, exampleOn }) => whatIf?.(exampleOn(workedDay))))(
  '$slug: "E se…?" has the own result in its middle',
  (calculator) => {
    const evaluation = ask(calculator)
    const whatIf = whatIfOf(calculator, calculator.exampleOn(workedDay))
    if (!('result' in evaluation)) throw new Error(calculator.slug)
    if (!whatIf) throw new Error(`${calculator.slug}: nothing to vary`)
    expect(whatIf.headlines[1]?.[1]).toEqual(evaluation.result.shown.headline)
    const answered = whatIf.headlines.flat().filter((headline) => headline !== undefined)
    expect(answered.length).toBeGreaterThan(3)
  },
)

test.each(all.filter(({ ruleDates }) => ruleDates?.since))(
  '$slug: by the rules of every day that it offers, the example has an answer',
  (calculator) => {
    const { field = '' } = calculator.ruleDates ?? {}
    const days = ruleDatesOf(calculator, calculator.exampleOn(workedDay))
    expect(days.length).toBeGreaterThan(0)
    for (const day of days)
      expect([day, ask(calculator, { [field]: formatDay(day) })]).toMatchObject([day, { result: {} }])
  },
)

test.each(all)('$slug: what its example carries on is what the other calculator takes', (calculator) => {
  const evaluation = ask(calculator)
  if (!('result' in evaluation)) throw new Error(calculator.slug)
  const { shown } = evaluation.result
  expectCarried(shown)
  for (const { to, texts } of shown.carry ?? []) {
    const other = known.get(to)
    const linked = other && readFragment(other.fields, `#${new URLSearchParams(texts)}`)
    expect(other && fromLink(other, other.exampleOn(workedDay), linked ?? {}).ignored).toEqual([])
  }
})

/** Into fields of the other calculator, as numbers that it can read: whether they are within its limits, it says. */
function expectCarried({ carry = [] }: Shown) {
  for (const { to, texts } of carry) {
    const keys = Object.values(known.get(to)?.fields ?? {}).map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(Object.keys(texts)))
    for (const text of Object.values(texts)) expect(text).not.toMatch(/\de[+-]?\d/)
  }
}

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
  expectExcel(evaluation.result.shown)
})

function expectExcel(shown: Shown, cents?: number) {
  if (!shown.excel) return
  const value = computed(shown.excel)
  expect(isHeadline(value, shown, cents), `${shown.excel}: ${value}`).toBe(true)
}

const sheet = HyperFormula.buildFromArray([['']], {
  licenseKey: 'gpl-v3',
  language: 'ptPT',
  functionArgSeparator: ';',
  decimalSeparator: ',',
  thousandSeparator: '',
  dateFormats: ['DD/MM/YYYY'],
})

/** A formula as a spreadsheet in Portuguese computes it. */
function computed(formula: string): number {
  const cell = { sheet: 0, col: 0, row: 0 }
  sheet.setCellContents(cell, formula)
  const value = sheet.getCellValue(cell)
  if (typeof value !== 'number') throw new Error(`${formula}: ${JSON.stringify(value)}`)
  return value
}
