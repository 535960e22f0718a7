import { expect, test } from 'vitest'
import { assetOf, assets } from '#web/rates/catalogue/assets.ts'
import { aboutAsset, nameOf, textsOf } from './asset-texts.ts'

test('titles and descriptions have the lengths that search engines show, for every code', () => {
  const cases = assets.flatMap((asset) =>
    [true, false].flatMap((hasPayouts) =>
      [asset.code, `${asset.code} hoje`].map((name) => ({ asset, name, hasPayouts })),
    ),
  )
  for (const { asset, name, hasPayouts } of cases) {
    const { title, description } = textsOf(asset, name, hasPayouts)
    expect(title.length, title).toBeGreaterThanOrEqual(30)
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(description.length, description).toBeGreaterThanOrEqual(120)
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
})

test('promises what was paid only where the page has it', () => {
  const texts = (code: string, hasPayouts: boolean) => {
    const asset = assetOf(code)
    return asset ? textsOf(asset, `${code} hoje`, hasPayouts).title : ''
  }
  expect(texts('PETR4', true)).toBe('PETR4 hoje: preço, dividendos e indicadores | Em Miúdos')
  expect(texts('HGLG11', true)).toContain('rendimentos')
  expect(texts('PETR4', false)).not.toContain('dividendos')
  expect(texts('BOVA11', true)).not.toContain('dividendos')
})

test('only what has a day is of today', () => {
  const [share, coin] = [assetOf('PETR4'), assetOf('BTC')]
  if (!(share && coin)) throw new RangeError('not listed')
  const origin = {
    source: 'brapi',
    simulated: false,
    depth: 0,
    fetchedAt: '2026-11-18T17:00:00.000Z',
  } as const
  const reading = { ...unread, origin }
  expect(nameOf(share, reading)).toBe('PETR4')
  expect(nameOf(share, { ...reading, session: { day: '2026-11-18', isOver: false } })).toBe('PETR4 hoje')
  expect(nameOf(coin, reading)).toBe('BTC hoje')
})

const unread = { code: 'PETR4', quote: null, session: null, delayMinutes: 15, facts: null, failedAt: null }

test('says what an asset is', () => {
  const [petrobras, bitcoin] = [assetOf('PETR4'), assetOf('BTC')]
  expect(petrobras && aboutAsset(petrobras)).toBe('Petrobras (PN) · ação · Petróleo e gás')
  expect(bitcoin && aboutAsset(bitcoin)).toBe('Bitcoin · criptomoeda')
})
