import { expect, test } from 'vitest'
import { assetPath } from '#web/rates/catalogue/asset-rows.ts'
import { assets } from '#web/rates/catalogue/assets.ts'
import { pages } from '../_shell/pages.ts'
import { pictureName, sharePicture } from './share-picture.ts'
import { shareTexts, textShared } from './share-texts.ts'

const paths = [...Object.keys(pages), ...assets.map(({ code }) => assetPath(code))]

test('each page whose text is in the code, and each asset, has its own picture', async () => {
  const told = await Promise.all(paths.map((path) => shareTexts(pictureName(path))))
  expect(paths.filter((_, index) => !told[index]?.title)).toEqual([])
  expect(new Set(paths.map(sharePicture)).size).toBe(paths.length)
  const figures = told.filter((texts) => /R\$|\d ?%$/.test(`${texts?.title} ${texts?.summary}`))
  expect(figures).toEqual([])
})

test('an address that no page has has no picture', async () => {
  for (const name of ['nao-existe', 'detalhe-ativo-XYZ9', 'detalhe-ativo-', '', '../x'])
    expect(await shareTexts(name), name).toBeUndefined()
})

const sentence = 'O IOF é 3,5 % no cartão.'

test('a figure has its day beside it, or is not said', () => {
  expect(textShared('Câmbio', 'IOF', sentence, '2026-11-20').summary).toBe(`${sentence} (20/11/2026)`)
  expect(textShared('Câmbio', 'IOF', sentence).summary).toBe('')
  expect(textShared('Câmbio', 'IOF em 2026', 'Sem números.', null).summary).toBe('')
  expect(textShared('Câmbio', 'IOF', 'Sem números.').summary).toBe('Sem números.')
})

test('a long sentence ends at a word, with its day within the two lines', () => {
  const { summary } = textShared('Câmbio', 'IOF', `${sentence} `.repeat(9), '2026-11-20')
  expect(summary.length).toBeLessThanOrEqual(118)
  expect(summary).toMatch(/\S… \(20\/11\/2026\)$/)
})
