import { expect, test } from 'vitest'
import { shares as simulated } from '#simulator/assets.ts'
import { assetNamed, assetOf, assetOfCoin, assets, newCodeOf, oldCodesOf, renamedCodes } from './assets.ts'

test('no code, and no coin, is there twice', () => {
  const codes = assets.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  const coinIds = assets.flatMap(({ coinId }) => (coinId ? [coinId] : []))
  expect(new Set(coinIds).size).toBe(coinIds.length)
})

test('a code is found as people type it', () => {
  expect(assetOf(' petr4 ')).toMatchObject({ code: 'PETR4', kind: 'acao', sector: 'Petróleo e gás' })
  expect(assetOf('HGLG11')?.kind).toBe('fii')
  expect(assetOf('BOVA11')?.kind).toBe('etf')
  expect(assetOf('usdt')).toMatchObject({ kind: 'cripto', isStablecoin: true })
  expect(assetOf('XPTO9')).toBeUndefined()
  expect(assetOf('constructor')).toBeUndefined()
  expect(assetOfCoin('bitcoin')?.code).toBe('BTC')
})

test.each([
  ['petrobras', 'PETR4'],
  ['Vale', 'VALE3'],
  ['rede d’or', 'RDOR3'],
  ['sao martinho', 'SMTO3'],
  ['bitcoin', 'BTC'],
  ['va', undefined],
  ['nada disso', undefined],
])('%s is the name of %s', (typed, code) => {
  expect(assetNamed(typed)?.code).toBe(code)
})

test('a renamed code leads to one that exists, and is none itself', () => {
  for (const [before, now] of renamedCodes) {
    expect(assetOf(now), now).toBeDefined()
    expect(assetOf(before), before).toBeUndefined()
  }
  expect(newCodeOf('elet3')).toBe('AXIA3')
  expect(oldCodesOf('MBRF3')).toEqual(['BRFS3', 'MRFG3'])
})

test('every share can be tried offline', () => {
  const offline = new Set(simulated.map(({ symbol }) => symbol))
  const missing = assets.filter(({ kind, code }) => kind === 'acao' && !offline.has(code))
  expect(missing).toEqual([])
})
