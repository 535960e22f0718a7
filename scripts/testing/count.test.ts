import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../start/settings.ts'
import { countPlaywright, countVitest } from './count.ts'

const folder = mkdtempSync(join(tmpdir(), 'em-miudos-count-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const failedTest = {
  status: 'failed',
  fullName: 'adds up',
  failureMessages: ['\u001b[31m1 is not 2\u001b[39m'],
}
const loaded = {
  name: join(root, 'web/a.test.ts'),
  status: 'failed',
  assertionResults: [failedTest, { status: 'passed' }],
}
const notLoaded = {
  name: join(root, 'web/b.test.ts'),
  status: 'failed',
  assertionResults: [],
  message: 'no such module',
}

test('a file that did not load counts as a failure beside the tests that failed', () => {
  const file = report({ numPassedTests: 3, numFailedTests: 1, testResults: [loaded, notLoaded] })
  expect(countVitest(file, false)).toEqual({
    passed: 3,
    failed: 2,
    failures: ['web/b.test.ts\n    no such module', 'web/a.test.ts > adds up\n    1 is not 2'],
  })
})

test('a browser test that needed a second try has failed', () => {
  const context = join(folder, 'error-context.md')
  writeFileSync(context, '# Page snapshot\n\n```yaml\n- dialog "Excluir?"\n```\n\n# Test source\n')
  const attachments = [{ name: 'error-context', path: context }]
  const tests = [{ results: [{ error: { message: 'too slow' }, attachments }] }]
  const specs = [
    { ok: true, title: 'opens', tests: [] },
    { ok: false, title: 'closes', tests },
  ]
  const suites = [{ file: 'one.e2e.ts', suites: [{ file: 'one.e2e.ts', specs }] }]
  const file = report({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [], suites })
  expect(countPlaywright(file, false)).toEqual({
    passed: 4,
    failed: 2,
    failures: ['one.e2e.ts > closes\n    too slow\n    What the page ended with:\n- dialog "Excluir?"'],
  })
})

test('a runner that failed with no failed test, or left no report, is a failure', () => {
  expect(countVitest(report({ numPassedTests: 3, numFailedTests: 0, testResults: [] }), false)).toEqual({
    passed: 3,
    failed: 1,
    failures: [],
  })
  expect(countPlaywright(join(folder, 'absent.json'), true)).toMatchObject({ passed: 0, failed: 1 })
})
