import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AdPolicy, placeAds } from './place-ads.ts'

type Block = { _type: string; _key: string; style?: string; listItem?: string; children?: { text: string }[] }

let keys = 0
const block = (words: number, extra: Partial<Block> = {}): Block => ({
  _type: 'block',
  _key: `k${keys++}`,
  style: 'normal',
  children: [{ text: Array.from({ length: words }, () => 'conta').join(' ') }],
  ...extra,
})
const hint = (): Block => ({ _type: 'adBreak', _key: `k${keys++}` })
const h2 = () => block(4, { style: 'h2' })
const table = (): Block => ({ _type: 'simpleTable', _key: `k${keys++}` })

const paragraphs = (count: number, words: number) => Array.from({ length: count }, () => block(words))

/** `artigo-1@260` for each place, by the words read before it; `fim` where the end has one. */
function places(body: Block[], policy: AdPolicy = 'normal'): string[] {
  const { blocks, atEnd } = placeAds(body, policy)
  let read = 0
  const found = blocks.flatMap((each) => {
    if (each._type === 'adBreak') return `${'place' in each ? each.place : 'hint'}@${read}`
    read += 'children' in each ? (each.children?.[0]?.text.split(' ').length ?? 0) : 0
    return []
  })
  return atEnd ? [...found, `fim@${read}`] : found
}

test.each([
  ['too few words', paragraphs(2, 100), []],
  ['too few blocks before the first', paragraphs(2, 400), ['fim@800']],
  ['no room at the end', paragraphs(4, 100), ['artigo-1@300']],
  ['room for two', paragraphs(10, 100), ['artigo-1@300', 'fim@1000']],
  ['room for three', paragraphs(16, 100), ['artigo-1@300', 'artigo-2@900', 'fim@1600']],
  ['the second in the middle', paragraphs(30, 100), ['artigo-1@300', 'artigo-2@1500', 'fim@3000']],
])('%s', (_, body, expected) => {
  expect(places(body)).toEqual(expected)
})

test('a place waits until the text is quiet', () => {
  const start = paragraphs(3, 100)
  expect(places([...start, h2(), block(100), block(700)])[0]).toBe('artigo-1@300')
  expect(places([...start.slice(1), h2(), block(50), block(700)])[0]).toBe('artigo-1@254')
  expect(places([...start, table(), block(100), block(700)])[0]).toBe('artigo-1@400')
  const items = [block(50, { listItem: 'bullet' }), block(50, { listItem: 'bullet' })]
  expect(places([...start.slice(1), ...items, block(100), block(100), block(700)])[0]).toBe('artigo-1@400')
})

test('a place waits for the end of a section that is near, and for no other', () => {
  const start = paragraphs(3, 100)
  expect(places([...start, block(100), h2(), block(700)])[0]).toBe('artigo-1@400')
  expect(places([...start, ...paragraphs(2, 100), h2(), block(700)])[0]).toBe('artigo-1@500')
  expect(places([...start, ...paragraphs(3, 100), h2(), block(700)])[0]).toBe('artigo-1@300')
  expect(places([...start, block(100), h2(), block(436)])).toEqual(['artigo-1@400', 'fim@840'])
  expect(places([...start, block(100), h2(), block(435)])).toEqual(['artigo-1@300', 'fim@839'])
})

test('a hint of the editor moves the place, where the rules allow it', () => {
  const text = paragraphs(10, 100)
  expect(places([...text.slice(0, 4), hint(), ...text.slice(4)])[0]).toBe('artigo-1@400')
  expect(places([text[0] ?? hint(), hint(), ...text.slice(1)])[0]).toBe('artigo-1@300')
})

test('fewer: only the end; none: nothing, and no hint is left', () => {
  const text = [...paragraphs(5, 100), hint(), ...paragraphs(20, 100)]
  expect(places(text, 'fewer')).toEqual(['fim@2500'])
  expect(places(text, 'none')).toEqual([])
})

const anyBlock = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 250 }).map((words) => block(words)) },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1, max: 40 }).map((words) => block(words, { listItem: 'bullet' })),
  },
  { weight: 1, arbitrary: fc.constant(0).map(h2) },
  { weight: 1, arbitrary: fc.constant(0).map(table) },
  { weight: 1, arbitrary: fc.constant(0).map(hint) },
)
const anyText = fc.array(anyBlock, { maxLength: 60 })

test('two have 600 words between them, the first and the end 440, and none comes before 250', () => {
  fc.assert(
    fc.property(anyText, (body) => {
      const found = places(body)
      const words = found.map((place) => Number(place.split('@')[1]))
      expect(words.every((read) => read >= 250)).toBe(true)
      const least = found.length === 2 && found[1]?.startsWith('fim') ? 440 : 600
      expect(words.every((read, index) => index === 0 || read - (words[index - 1] ?? 0) >= least)).toBe(true)
    }),
  )
})

test('the text itself stays as it was, and each place comes once', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom<AdPolicy>('normal', 'fewer', 'none'), (body, policy) => {
      const { blocks } = placeAds(body, policy)
      expect(blocks.filter(({ _type }) => _type !== 'adBreak')).toEqual(
        body.filter(({ _type }) => _type !== 'adBreak'),
      )
      const names = places(body, policy).map((place) => place.split('@')[0])
      expect(new Set(names).size).toBe(names.length)
      expect(names).not.toContain('hint')
    }),
  )
})
