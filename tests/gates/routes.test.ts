import { expect, test } from 'vitest'
import { listPages } from '#schemas/document-types.ts'
import { calculatorPages } from '#web/calculators/pages.ts'
import { furtherPaths, routes, specifiedPaths } from '../e2e/routes.ts'

test('every fixed address is one of the specification, a calculator, a list, or has its reason', () => {
  const fixed = Object.keys(routes).filter((route) => !route.includes('['))
  const reasons = Object.keys(furtherPaths)
  const lists = listPages.map(({ path }) => path)
  const known: readonly string[] = [...specifiedPaths, ...lists, ...Object.keys(calculatorPages)]
  expect(fixed.filter((route) => !known.includes(route)).toSorted()).toEqual(reasons.toSorted())
})
