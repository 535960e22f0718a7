import fc from 'fast-check'
import { applyPatch } from 'mendoza'
import { expect, test } from 'vitest'
import { encodePatch } from './mendoza.ts'

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('a', 'ç', 'ã', '€', '👩‍🌾', '💰', 'b'), minLength: 15, maxLength: 60 }),
)
const key = fc.constantFrom('title', 'body', 'ação', 'n', 'children', '_key')
const { value: json } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    text,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.array(fc.record({ _key: fc.constantFrom('k1', 'k2', 'k3'), text, nested: tie('value') }), {
      maxLength: 5,
    }),
    fc.dictionary(key, tie('value')),
  ),
}))
const doc = fc.dictionary(key, json, { noNullPrototype: true })

test('the official decoder turns left into right', () => {
  fc.assert(
    fc.property(doc, doc, (left, right) => {
      expect(applyPatch(left, encodePatch(left, right))).toEqual(right)
    }),
    { numRuns: 3000 },
  )
})

test('small edits of a long text are slices of it', () => {
  const left = { body: `${'é'.repeat(30)} fim` }
  const right = { body: `${'é'.repeat(30)} do fim` }
  expect(encodePatch(left, right)).toEqual([11, 0, 23, 0, 61, 22, 'do ', 23, 61, 64, 15])
  expect(applyPatch(left, encodePatch(left, right))).toEqual(right)
})

test.each([
  ['emptied array', { a: [1] }, { a: [] }],
  ['emptied text', { a: 'x'.repeat(30) }, { a: '' }],
  ['birth', null, { a: 1 }],
  ['death', { a: 1 }, null],
  ['nothing', { a: [1] }, { a: [1] }],
  ['a key of the prototype', {}, { constructor: 'x' }],
])('%s', (_name, left, right) => {
  expect(applyPatch(left, encodePatch(left, right))).toEqual(right)
})
