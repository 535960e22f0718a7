import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count.mjs'

const folder = mkdtempSync(join(tmpdir(), 'em-miudos-count-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const loaded = { status: 'failed', assertionResults: [{}] }
const notLoaded = { status: 'failed', assertionResults: [] }

test('a file that did not load counts as a failure beside the tests that failed', () => {
  const file = report({ numPassedTests: 3, numFailedTests: 1, testResults: [loaded, notLoaded] })
  expect(countVitest(file, false)).toEqual({ passed: 3, failed: 2 })
})

test('a browser test that needed a second try has failed', () => {
  const file = report({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [] })
  expect(countPlaywright(file, false)).toEqual({ passed: 4, failed: 2 })
})

test('a runner that failed with no failed test, or left no report, is a failure', () => {
  expect(countVitest(report({ numPassedTests: 3, numFailedTests: 0, testResults: [] }), false)).toEqual({
    passed: 3,
    failed: 1,
  })
  expect(countPlaywright(join(folder, 'absent.json'), true)).toEqual({ passed: 0, failed: 1 })
})
