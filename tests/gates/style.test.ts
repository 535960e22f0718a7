import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { makeOverlay, runTool } from './overlay.ts'

const lines = (count: number, line: string) => `${line}\n`.repeat(count)

const files = {
  'web/calculators/probe/calculate.ts': 'export const probe = () => Date.now()\n',
  'web/finance/clock.ts': "export const probe = () => new Date('2025-03-01')\n",
  'web/finance/network.ts': "export const probe = () => fetch('http://localhost')\n",
  'web/finance/environment.ts': 'export const probe = () => process.env.HOME\n',
  'web/rates/anything.ts': 'export const probe = (given: any) => given\n',
  'web/rates/certain.ts': 'export const probe = (given?: string) => given!.length\n',
  'web/rates/snake_case.ts': 'export const probe = 1\n',
  'web/rates/PascalCase.ts': 'export const probe = 1\n',
  'web/rates/index.ts': "export * from './anything.ts'\n",
  'web/rates/barrel.ts': "export { probe } from './anything.ts'\n",
  'web/rates/long.ts': lines(401, 'export {}'),
  'web/rates/long-function.ts': `export function probe() {\n${lines(61, '  console.log()')}}\n`,
  'web/rates/complex.ts': `export function probe(given: number) {\n${lines(7, '  if (given > 1) { if (given > 2) console.log() }')}}\n`,
  'web/rates/floating.ts': 'async function wait() {}\nexport function probe() {\n  wait()\n}\n',
  'web/rates/only.test.ts':
    "import { expect, test } from 'vitest'\ntest.only('one', () => expect(1).toBe(1))\n",
  'web/rates/skip.test.ts':
    "import { expect, test } from 'vitest'\ntest.skip('one', () => expect(1).toBe(1))\n",
  'web/finance/core/format.ts': 'export const shown = () => new Date(0)\n',
}

const forbidden = [
  ['web/calculators/probe/calculate.ts', 'lint/style/noRestrictedGlobals'],
  ['web/finance/clock.ts', 'lint/style/noRestrictedGlobals'],
  ['web/finance/network.ts', 'lint/style/noRestrictedGlobals'],
  ['web/finance/environment.ts', 'lint/style/noRestrictedGlobals'],
  ['web/rates/anything.ts', 'lint/suspicious/noExplicitAny'],
  ['web/rates/certain.ts', 'lint/style/noNonNullAssertion'],
  ['web/rates/snake_case.ts', 'lint/style/useFilenamingConvention'],
  ['web/rates/PascalCase.ts', 'lint/style/useFilenamingConvention'],
  ['web/rates/index.ts', 'lint/performance/noReExportAll'],
  ['web/rates/barrel.ts', 'lint/performance/noBarrelFile'],
  ['web/rates/long.ts', 'lint/style/noExcessiveLinesPerFile'],
  ['web/rates/long-function.ts', 'lint/complexity/noExcessiveLinesPerFunction'],
  ['web/rates/complex.ts', 'lint/complexity/noExcessiveCognitiveComplexity'],
  ['web/rates/floating.ts', 'lint/nursery/noFloatingPromises'],
  ['web/rates/only.test.ts', 'lint/suspicious/noFocusedTests'],
  ['web/rates/skip.test.ts', 'lint/suspicious/noSkippedTests'],
] as const

const report = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
})

const overlay = makeOverlay(files)
let answer: { failed: boolean; broken: string[] }
beforeAll(() => {
  const { failed, output } = runTool(
    overlay.folder,
    'biome',
    'lint',
    '--error-on-warnings',
    '--reporter=json',
    '--max-diagnostics=none',
    'web',
  )
  const { diagnostics } = report.parse(JSON.parse(output))
  answer = { failed, broken: diagnostics.map(({ category, location }) => `${location.path} ${category}`) }
}, 60_000)
afterAll(overlay.remove)

test.each(forbidden)('%s breaks %s', (file, rule) => {
  expect(answer.broken).toContain(`${file} ${rule}`)
})

test('what is forbidden makes the command fail', () => {
  expect(answer.failed).toBe(true)
})

test('a date is built where a clock is shown', () => {
  expect(answer.broken).not.toContain('web/finance/core/format.ts lint/style/noRestrictedGlobals')
})
