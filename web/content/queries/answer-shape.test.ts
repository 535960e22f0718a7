import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inShape, type Shape } from './answer-shape.ts'

const article: Shape = {
  fields: {
    _id: { is: 'string' },
    slug: { is: 'string', isNeeded: true },
    title: { is: 'string', absent: 'Sem título' },
    tags: { is: { list: 'string' }, absent: [] },
    adPolicy: { is: ['normal', 'none'], absent: 'normal' },
    updatedAt: { is: 'string' },
    body: { is: 'text', absent: [] },
    authors: { is: { list: { fields: { name: { is: 'string', absent: 'Sem nome' } } } }, absent: [] },
  },
}

const whole = {
  _id: 'article-iof',
  slug: 'iof',
  title: 'IOF',
  tags: ['iof'],
  adPolicy: 'none',
  updatedAt: '2026-11-20',
  body: [{ _type: 'block', children: [{ text: 'a' }] }],
  authors: [{ name: 'Ana' }],
}

function shown(answer: unknown, shape = article) {
  const told: string[] = []
  return { answer: inShape(answer, shape, (place) => void told.push(place)), told }
}

test('what is as its type says stays as it is, and nothing is told', () => {
  expect(shown(whole)).toEqual({ answer: whole, told: [] })
  expect(shown(null)).toEqual({ answer: null, told: [] })
})

test.each([
  [{ title: 42 }, { title: 'Sem título' }, 'title'],
  [{ tags: 't' }, { tags: [] }, 'tags'],
  [{ adPolicy: 'loud' }, { adPolicy: 'normal' }, 'adPolicy'],
  [{ updatedAt: {} }, { updatedAt: null }, 'updatedAt'],
  [{ body: 'x' }, { body: [] }, 'body'],
  [{ authors: ['x', { name: 'Ana' }] }, { authors: [{ name: 'Ana' }] }, 'authors[0]'],
  [{ authors: [{ name: {} }] }, { authors: [{ name: 'Sem nome' }] }, 'authors[0].name'],
])('%j is read as %j, and told', (written, read, place) => {
  expect(shown({ ...whole, ...written })).toEqual({
    answer: { ...whole, ...read },
    told: [`article-iof.${place}`],
  })
})

test('what is not there yet is left out, and nothing is told', () => {
  const unfinished = {
    tags: [null],
    authors: [null, { name: 'Ana' }],
    body: [null, { _type: 'block', children: [null, { text: 'a' }] }],
    updatedAt: null,
  }
  expect(shown({ ...whole, ...unfinished })).toEqual({
    answer: { ...whole, tags: [], updatedAt: null },
    told: [],
  })
})

test('a document without its address goes from its list, and takes no other away', () => {
  const list = [{ ...whole, slug: 7 }, whole]
  expect(shown(list, { list: article })).toEqual({ answer: [whole], told: ['article-iof.slug'] })
})

test('whatever is answered, what is shown has the shape, and is shown as it is', () => {
  const field = fc.constantFrom(...Object.keys(whole))
  const answers = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(field, fc.jsonValue()).map((others) => ({ ...whole, ...others })),
  )
  fc.assert(
    fc.property(fc.array(answers), (list) => {
      const first = shown(list, { list: article }).answer
      expect(first).toBeInstanceOf(Array)
      expect(shown(first, { list: article })).toEqual({ answer: first, told: [] })
    }),
  )
})
