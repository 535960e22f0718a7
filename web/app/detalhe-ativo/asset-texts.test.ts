import { expect, test } from 'vitest'
import { assetOf, assets } from '#web/rates/catalogue/assets.ts'
import { aboutAsset, textsOf } from './asset-texts.ts'

test('titles and descriptions have the lengths that search engines show, for every code', () => {
  for (const [asset, hasPayouts] of assets.flatMap((asset) => [
    [asset, true] as const,
    [asset, false] as const,
  ])) {
    const { title, description } = textsOf(asset, hasPayouts)
    expect(title.length, title).toBeGreaterThanOrEqual(30)
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(description.length, description).toBeGreaterThanOrEqual(120)
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
})

test('promises what was paid only where the page has it', () => {
  const texts = (code: string, hasPayouts: boolean) => {
    const asset = assetOf(code)
    return asset ? textsOf(asset, hasPayouts).title : ''
  }
  expect(texts('PETR4', true)).toBe('PETR4 hoje: preço, dividendos e indicadores | Em Miúdos')
  expect(texts('HGLG11', true)).toContain('rendimentos')
  expect(texts('PETR4', false)).not.toContain('dividendos')
  expect(texts('BOVA11', true)).not.toContain('dividendos')
})

test('says what an asset is', () => {
  const [petrobras, bitcoin] = [assetOf('PETR4'), assetOf('BTC')]
  expect(petrobras && aboutAsset(petrobras)).toBe('Petrobras (PN) · ação · Petróleo e gás')
  expect(bitcoin && aboutAsset(bitcoin)).toBe('Bitcoin · criptomoeda')
})
