import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawShareImage } from './draw-share-image.ts'

const texts = {
  category: 'Câmbio e viagem',
  title: 'Cartão de crédito em viagem: IOF, spread e armadilhas',
  summary: 'O IOF é 3,5 % no cartão, na conta global e no dinheiro vivo.',
}

test.each([
  ['a title of the seed', texts],
  ['nothing at all', { category: '', title: '', summary: '' }],
  [
    'the longest of everything',
    { category: 'x'.repeat(40), title: 'Palavra '.repeat(11), summary: 'texto '.repeat(20) },
  ],
  [
    'words wider than the paper',
    { category: 'W'.repeat(40), title: `${'W'.repeat(40)} ${'M'.repeat(40)}`, summary: 'W'.repeat(120) },
  ],
  ['what is no text', { category: '<b>', title: '</span><script>&', summary: '👍 \u0000 漢字 &amp;' }],
])('%s: a picture of 1200 by 630, light enough for a message', async (_, given) => {
  const image = await drawShareImage(given)
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(image.byteLength).toBeLessThan(150_000)
})

test('the title is in it', async () => {
  const [one, other] = await Promise.all([
    drawShareImage(texts),
    drawShareImage({ ...texts, title: 'Outro' }),
  ])
  expect(one.equals(other)).toBe(false)
})
