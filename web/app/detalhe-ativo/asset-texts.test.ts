import { expect, test } from 'vitest'
import { assetOf, assets } from '#web/rates/assets.ts'
import { aboutAsset, textsOf } from './asset-texts.ts'

test('titles and descriptions have the lengths that search engines show, for every code', () => {
  for (const asset of assets) {
    const { title, description } = textsOf(asset)
    const whole = `${title} | Em Miúdos`
    expect(whole.length, whole).toBeGreaterThanOrEqual(30)
    expect(whole.length, whole).toBeLessThanOrEqual(60)
    expect(description.length, description).toBeGreaterThanOrEqual(120)
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
})

test('says what an asset is', () => {
  const [petrobras, bitcoin] = [assetOf('PETR4'), assetOf('BTC')]
  expect(petrobras && aboutAsset(petrobras)).toBe('Petrobras (PN) · ação · Petróleo e gás')
  expect(bitcoin && aboutAsset(bitcoin)).toBe('Bitcoin · criptomoeda')
})
