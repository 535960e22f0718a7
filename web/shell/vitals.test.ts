import { afterEach, expect, test, vi } from 'vitest'
import { report } from './vitals.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['LCP', 2500, 2500.4],
  ['CLS', 0.1, 0.101],
  ['FCP', 1800, 1801],
  ['TTFB', 600, 601],
] as const)('%s is logged above %d, not at it', (name, limit, above) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  report({ name, value: limit, id: 'v' }, undefined)
  expect(warn).not.toHaveBeenCalled()
  report({ name, value: above, id: 'v' }, undefined)
  expect(warn.mock.calls).toEqual([[`${name}: ${above.toFixed(3)}, above ${limit}`]])
})

test('the analytics function gets each, as whole numbers', () => {
  const analytics = vi.fn()
  report({ name: 'FCP', value: 812.6, id: 'v4-1' }, analytics)
  report({ name: 'CLS', value: 0.0126, id: 'v4-2' }, analytics)
  const told = (label: string, value: number) => ({
    event_category: 'Web Vitals',
    event_label: label,
    value,
    non_interaction: true,
  })
  expect(analytics.mock.calls).toEqual([
    ['event', 'FCP', told('v4-1', 813)],
    ['event', 'CLS', told('v4-2', 13)],
  ])
})
