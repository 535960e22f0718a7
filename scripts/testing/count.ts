import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { root } from '../start/settings.ts'

/** How many passed and failed, and what to print of each failure. */
export type Count = { passed: number; failed: number; failures: string[] }

/** Counts for a runner that wrote no report: one failure, so that nothing passes by not running. */
const noReport: Count = { passed: 0, failed: 1, failures: ['No report was written.'] }

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Of a message, what says enough at the end of a long output. */
const MESSAGE_LINES = 12
const PAGE_LINES = 60

function told(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES)
  return [name, ...lines.map((line) => `    ${line}`)].join('\n')
}

/** The end of what the browser showed, where dialogs and menus stand, from the file that Playwright leaves of a failure. */
function endOfPage(context: string | undefined): string {
  if (!context || !existsSync(context)) return ''
  const shown = /```yaml\n(.*?)\n```/s.exec(readFileSync(context, 'utf8'))?.[1] ?? ''
  return `\n    What the page ended with:\n${shown.split('\n').slice(-PAGE_LINES).join('\n')}`
}

function failuresOfSuite({ file, specs = [], suites = [] }: JSONReportSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const failed = tests.flatMap(({ results }) => results).find(({ error }) => error)
      const context = failed?.attachments.find(({ name }) => name === 'error-context')?.path
      return told(`${file} > ${title}`, failed?.error?.message) + endOfPage(context)
    })
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

/** Never without a failure when the runner itself said that it failed. */
function honest({ passed, failed, failures }: Count, succeeded: boolean): Count {
  return { passed, failed: succeeded ? failed : Math.max(failed, 1), failures }
}

/** Counts of Vitest's JSON report; a file that did not load is a failure. */
export function countVitest(file: string, succeeded: boolean): Count {
  const report = read<JsonTestResults>(file)
  if (!report) return noReport
  const notLoaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        told(`${relative(root, name)} > ${fullName}`, failureMessages?.[0]),
      ),
  )
  const unread = notLoaded.map(({ name, message }) => told(relative(root, name), message))
  return honest(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + notLoaded.length,
      failures: [...unread, ...failures],
    },
    succeeded,
  )
}

/** Counts of Playwright's JSON report. */
export function countPlaywright(file: string, succeeded: boolean): Count {
  const report = read<JSONReport>(file)
  if (!report) return noReport
  const { expected, unexpected, flaky } = report.stats
  const failures = [
    ...report.errors.map(({ message }) => told('Playwright', message)),
    ...(report.suites ?? []).flatMap(failuresOfSuite),
  ]
  return honest({ passed: expected, failed: unexpected + flaky + report.errors.length, failures }, succeeded)
}
