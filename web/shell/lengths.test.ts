import { expect, test } from 'vitest'
import { wrongLengths } from './lengths.ts'

const text = (length: number) => 'x'.repeat(length)

test.each([
  [30, 120],
  [60, 160],
])('a title of %d and a description of %d are right', (title, description) => {
  expect(wrongLengths({ title: text(title), description: text(description) })).toEqual([])
})

test.each([
  [29, 119],
  [61, 161],
  [0, 0],
])('a title of %d and a description of %d are named', (title, description) => {
  expect(wrongLengths({ title: text(title), description: text(description) })).toEqual([
    `title: ${title} characters, not 30 to 60: ${text(title)}`,
    `description: ${description} characters, not 120 to 160: ${text(description)}`,
  ])
})
