import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOverlay, runTool } from './overlay.ts'

const overlay = makeOverlay({
  'lake/serve.ts': "import { used } from './parts.ts'\nconsole.log(used)\n",
  'lake/parts.ts': 'export const used = 1\nexport const forgotten = 2\n',
  'lake/abandoned.ts': 'export const abandoned = 1\n',
})
let answer: ReturnType<typeof runTool>
beforeAll(() => {
  answer = runTool(overlay.folder, 'knip', '--no-progress')
}, 60_000)
afterAll(overlay.remove)

test.each(['forgotten', 'lake/abandoned.ts', 'swr'])('an unused %s is reported', (name) => {
  expect(answer.failed).toBe(true)
  expect(answer.output).toContain(name)
})

test('what is used is not reported', () => {
  expect(answer.output).not.toMatch(/^used /m)
})
