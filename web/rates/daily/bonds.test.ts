import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bondsCsv } from '../../app/api/csv.ts'
import type { Bond } from '../providers/tesouro-transparente.ts'
import { bondCells, bondFamilies, bondRateInWords, bondRows, tesouroBonds } from './bonds.ts'

const bond = (kind: string, maturity: Bond['maturity'], change: Partial<Bond> = {}): Bond => ({
  kind,
  maturity,
  day: '2026-11-19',
  investRate: 0.0719,
  redeemRate: 0.0731,
  investPrice: 724.65,
  redeemPrice: 703.86,
  ...change,
})
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

// Names of bonds: market/README §1.12.
test('bonds by family and maturity, with the year they are sold by', () => {
  const rows = bondRows([
    bond('Tesouro Reserva', '2030-01-01'),
    bond('Tesouro Educa+', '2040-12-15'),
    bond('Tesouro Renda+ Aposentadoria Extra', '2064-12-15'),
    bond('Tesouro IPCA+ com Juros Semestrais', '2032-08-15'),
    bond('Tesouro IPCA+', '2040-08-15'),
    bond('Tesouro IPCA+', '2032-08-15'),
    bond('Tesouro Prefixado', '2029-01-01'),
    bond('Tesouro Selic', '2028-03-01'),
  ])
  expect(rows.map(({ name, rateKind }) => `${name}, ${rateKind}`)).toEqual([
    'Tesouro Selic 2028, selic',
    'Tesouro Prefixado 2029, nominal',
    'Tesouro IPCA+ 2032, ipca',
    'Tesouro IPCA+ 2040, ipca',
    'Tesouro IPCA+ com Juros Semestrais 2032, ipca',
    'Tesouro Renda+ Aposentadoria Extra 2045, ipca',
    'Tesouro Educa+ 2036, ipca',
    'Tesouro Reserva 2030, null',
  ])
})

describe('a rate in words', () => {
  test.each([
    [0.1321, 'nominal', '13,21 % a.a.'],
    [0.0796, 'ipca', 'IPCA + 7,96 % a.a.'],
    [0.0003, 'selic', 'Selic + 0,03 % a.a.'],
    [-0.0002, 'selic', 'Selic − 0,02 % a.a.'],
    [0, 'selic', 'Selic + 0,00 % a.a.'],
    [0.0794, 'igpm', 'IGP-M + 7,94 % a.a.'],
    [null, 'ipca', 'sem dado'],
    [0.07, null, 'sem dado'],
  ] as const)('%s of %s: %s', (rate, kind, words) => {
    expect(plain(bondRateInWords(rate, kind))).toBe(words)
  })
})

const onOffer = bond('Tesouro Renda+ Aposentadoria Extra', '2064-12-15')
const notOnOffer = bond('Tesouro IGPM+ com Juros Semestrais', '2031-01-01', {
  investRate: null,
  investPrice: null,
})

test('the page lists what has a price for who buys', () => {
  const families = bondFamilies(bondRows([onOffer, notOnOffer]))
  expect(families.map(({ title }) => title)).toEqual(['Tesouro Renda+'])
  expect(families.flatMap(({ rows }) => rows.map((row) => bondCells(row).map(plain)))).toEqual([
    ['Renda+ Aposentadoria Extra 2045', 'IPCA + 7,19 % a.a.', '724,65', '15/12/2064'],
  ])
})

test('the file has all, empty where there is nothing, and says that it is simulated', () => {
  const lines = bondsCsv({
    rows: bondRows([onOffer, notOnOffer]),
    day: '2026-11-19',
    origin: {
      source: 'tesouro-transparente',
      simulated: true,
      depth: 0,
      fetchedAt: '2026-11-20T12:00:00.000Z',
    },
    failedAt: null,
  }).split('\r\n')
  expect(lines[1]).toBe(
    'Tesouro Renda+ Aposentadoria Extra 2045;15/12/2064;IPCA;7,19;724,65;7,31;703,86;19/11/2026;Tesouro Transparente (dados simulados)',
  )
  expect(lines[2]).toContain(';IGP-M;;;7,31;703,86;')
})

const now = Date.parse('2026-11-20T15:00:00-03:00')
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => {
  vi.useRealTimers()
})

describe('bonds', () => {
  const { refuse, isJump } = tesouroBonds()
  const bonds = (change: Partial<Bond> = {}): Bond[] =>
    ['2029-01-01', '2031-01-01', '2033-01-01', '2035-01-01'].map((maturity) => ({
      kind: 'Tesouro Prefixado',
      // Days of the list above.
      maturity: maturity as Bond['maturity'],
      day: '2026-11-19',
      investRate: 0.13,
      redeemRate: 0.1312,
      investPrice: 754.1,
      redeemPrice: 753.2,
      ...change,
    }))

  test('prices of tomorrow are refused', () => {
    expect(() => refuse?.(bonds(), now)).not.toThrow()
    expect(() => refuse?.(bonds({ day: '2026-11-21' }), now)).toThrow('Data Base')
  })

  test('an older file, half of one, and prices ten times larger are not believed', () => {
    expect(isJump?.(bonds({ redeemPrice: 760 }), bonds())).toBe(false)
    expect(isJump?.(bonds({ day: '2026-11-18' }), bonds())).toBe(true)
    expect(isJump?.(bonds().slice(0, 1), bonds())).toBe(true)
    expect(isJump?.(bonds({ redeemPrice: 7532 }), bonds())).toBe(true)
    expect(isJump?.(bonds({ redeemPrice: null }), bonds())).toBe(false)
  })
})
