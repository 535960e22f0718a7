import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../start/settings.ts'
import { slowest } from './times.ts'

function report(content: object) {
  const folder = mkdtempSync(join(tmpdir(), 'em-miudos-times-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('the slowest files of a Vitest run, from the folder of the project', () => {
  const file = (name: string, endTime: number) => ({ name: join(root, name), startTime: 1_000, endTime })
  const testResults = [file('lake/a.test.ts', 1_500), file('web/b.test.ts', 3_000), file('c.test.ts', 1_001)]
  expect(slowest(report({ testResults }), 2)).toEqual([
    '    2,0 s  web/b.test.ts',
    '    0,5 s  lake/a.test.ts',
  ])
})

test('all tries of all tests of a file of a Playwright run, whatever project they are of', () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const suites = [
    { file: 'one.e2e.ts', specs: [spec(100)], suites: [{ specs: [spec(200, 300)] }] },
    { file: 'one.e2e.ts', specs: [spec(400)] },
  ]
  expect(slowest(report({ suites }), 5)).toEqual(['    1,0 s  one.e2e.ts'])
})

test('a runner that left no report has no times', () => {
  expect(slowest('/nowhere.json', 5)).toEqual([])
})
