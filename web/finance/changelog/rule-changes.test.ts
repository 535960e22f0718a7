import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Edition } from '../core/in-force.ts'
import { type RuleTable, ruleChanges, ruleTables } from './rule-changes.ts'
import { changeInWords } from './rule-words.ts'

const folder = `${import.meta.dirname}/../tables`
/** Without calendars and hours of markets: no law, and a new circular may repeat the hours of the last. */
const files = globSync('*/*.ts', { cwd: folder, exclude: ['calendar/*'] })
const tables = await Promise.all(
  files.map(async (file) => Object.values((await import(`${folder}/${file}`)) as Record<string, unknown>)),
)
const changed = tables.flat().filter((value): value is Edition[] => Array.isArray(value) && isChanged(value))

function isChanged(value: unknown[]): boolean {
  return (
    value.length > 1 && value.every((item) => typeof item === 'object' && item !== null && 'from' in item)
  )
}

const said = ruleChanges()

test('every table of a law with two editions is told in words', () => {
  const toldFirst = new Set(ruleTables.map(({ editions }) => firstAndLaw(editions[0])))
  const untold = changed.map(([first]) => firstAndLaw(first)).filter((edition) => !toldFirst.has(edition))
  expect(untold).toEqual([])
  expect(ruleTables.filter(({ begins }) => !begins).length).toBe(changed.length)
})

function firstAndLaw(edition: { from: string; source: string } | undefined) {
  return `${edition?.from} ${edition?.source}`
}

test('each edition after the first, and the first where a rule begins, is one change, once', () => {
  const expected = ruleTables.flatMap(({ title, editions, begins }) =>
    editions.slice(0, begins ? undefined : -1).map(({ from }) => `${from} ${title}`),
  )
  expect(said.map(({ date, rule }) => `${date} ${rule}`).toSorted()).toEqual(expected.toSorted())
  expect(new Set(expected).size).toBe(expected.length)
})

test.each(said.map((change) => [`${change.date} ${change.rule}`, change] as const))(
  '%s says what changed',
  (_, { changes, law, confidence }) => {
    expect(changes.length).toBeGreaterThan(0)
    for (const { what, from, to } of changes) {
      expect(what.length * from.length * to.length).toBeGreaterThan(0)
      expect(from).not.toBe(to)
      expect(`${what} ${from} ${to}`).not.toMatch(/undefined|NaN|Infinity|\[object/)
    }
    expect(law.length).toBeGreaterThan(5)
    expect(['confirmed', 'known', 'uncertain']).toContain(confidence)
  },
)

test('a rule that begins says that there was none', () => {
  const irpfm = said.find(({ rule }) => rule === 'Imposto mínimo de altas rendas')
  expect(irpfm).toMatchObject({ date: '2026-01-01', changes: [{ from: 'não havia' }] })
})

test('newest first', () => {
  const days = said.map(({ date }) => date)
  expect(days).toEqual(days.toSorted().toReversed())
})

test('JCP from 15 % to 17,5 % (LC 224/2025), dividends from exempt to 10 % of the whole', () => {
  const on = (rule: string) => said.find((change) => change.rule === rule && change.date === '2026-01-01')
  expect(on('Juros sobre capital próprio')).toMatchObject({
    changes: [{ what: 'Imposto na fonte', from: '15\u00A0%', to: '17,5\u00A0%' }],
    law: 'LC 224/2025, art. 8º',
    confidence: 'confirmed',
  })
  expect(on('Dividendos')?.changes[0]).toMatchObject({
    from: 'isento',
    to: expect.stringContaining('10\u00A0% sobre tudo'),
  })
})

test('only what changed is told: the import duty of 12/05/2026', () => {
  const duty = said.find(({ date }) => date === '2026-05-12')
  expect(duty?.changes).toEqual([
    { what: 'Remessa Conforme até US$\u00A050,00', from: '20\u00A0%', to: '0\u00A0%' },
    {
      what: 'Remessa Conforme acima disso',
      from: '60\u00A0% menos US$\u00A020,00',
      to: '60\u00A0% menos US$\u00A030,00',
    },
  ])
})

test('of brackets only those that changed: the exempt one of May 2025 (MP 1.294/2025), with its deductions', () => {
  const tax = said.find(({ date, rule }) => date === '2025-05-01' && rule === 'Imposto de renda na fonte')
  expect(tax?.changes.map(({ what }) => what)).toEqual([
    '1ª faixa',
    ...[2, 3, 4, 5].map((place) => `Parcela a deduzir da ${place}ª faixa`),
    'Desconto simplificado',
  ])
  expect(tax?.changes[0]).toEqual({
    what: '1ª faixa',
    from: 'isento até R$\u00A02.259,20',
    to: 'isento até R$\u00A02.428,80',
  })
})

test('an edition that repeats the one before would be seen as saying nothing', () => {
  const edition = {
    from: '2020-01-01',
    source: 'Lei 1',
    confidence: 'known',
    aspects: { Taxa: '1 %' },
  } as const
  const table: RuleTable = {
    id: 'teste',
    title: 'Teste',
    lawTable: [],
    editions: [{ ...edition, from: '2021-01-01' }, edition],
  }
  expect(ruleChanges([table])).toEqual([
    { date: '2021-01-01', rule: 'Teste', table: 'teste', changes: [], law: 'Lei 1', confidence: 'known' },
  ])
})

test.each([
  [{ from: '15 %', to: '17,5 %' }, 'de 15 % para 17,5 %'],
  [{ from: 'não havia', to: '10 %' }, 'não havia; agora, 10 %'],
  [{ from: 'não há', to: '5 %' }, 'não havia; agora, 5 %'],
  [{ from: '5 %', to: 'não há' }, 'não há mais; antes, 5 %'],
  [{ from: 'sem regra guardada', to: '5 %' }, 'agora, 5 %; a regra anterior não está aqui'],
  [
    { from: '5 % sobre o que passa de R$ 300.000,00', to: '5 % sobre o que passa de R$ 600.000,00' },
    'agora, 5 % sobre o que passa de R$ 600.000,00; antes, 5 % sobre o que passa de R$ 300.000,00',
  ],
])('%o is told as a change', (change, words) => {
  expect(changeInWords(change)).toBe(words)
})

test('a change in one sentence has no number that its edition does not say', () => {
  const numbersIn = (text: string) =>
    [...text.replaceAll(',00', '').matchAll(/(?:R\$|US\$)?\s?\d[\d.]*(?:,\d+)?/g)].map(([number]) =>
      number.trim().replace(/\.$/, ''),
    )
  const wrong = said.flatMap(({ news, rule, changes }) => {
    const told = changes.flatMap(({ what, from, to }) => numbersIn(`${what} ${from} ${to}`))
    return numbersIn(news ?? '').flatMap((number) =>
      told.some((each) => each.replaceAll(/\s/g, '') === number.replaceAll(/\s/g, ''))
        ? []
        : `${rule}: ${number}`,
    )
  })
  expect(said.filter(({ news }) => news).length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})
