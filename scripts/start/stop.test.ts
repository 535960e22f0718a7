import { expect, test } from 'vitest'
import { explain, Stop, sentenceFor } from './stop.mjs'

const outputs = [
  [
    'npm error code ENOTFOUND\nnpm error network request to https://registry.npmjs.org/x failed',
    /registro do npm/,
  ],
  ['npm error code E503\nnpm error 503 Service Unavailable', /registro do npm/],
  [
    'npm error code EACCES\nnpm error path /srv/em-miudos/node_modules\nnpm error errno -13',
    /permissão.*\/srv\/em-miudos\/node_modules/,
  ],
  ["Error: EROFS: read-only file system, open '/srv/web/.next/trace'", /permissão.*\/srv\/web\/.next\/trace/],
  ['npm error code ENOSPC', /disco está cheio/],
  ['TurbopackInternalError: No space left on device (os error 28)', /disco está cheio/],
] as const

test.each(outputs)('%s', (output, sentence) => {
  expect(sentenceFor(output)).toMatch(sentence)
})

test('an unknown output has no invented explanation', () => {
  expect(sentenceFor('Module not found: ./x.ts')).toBeUndefined()
})

test('a stop is explained by its own sentence, an error of the system by its code', () => {
  expect(explain(new Stop('A porta 3000 já está em uso.'))).toBe('A porta 3000 já está em uso.')
  expect(explain(Object.assign(new Error("open '/srv/x'"), { code: 'EACCES' }))).toMatch(
    /permissão.*\/srv\/x/,
  )
})
