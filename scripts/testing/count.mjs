import { existsSync, readFileSync } from 'node:fs'

/** What a runner left when it wrote no report: one failure, so that nothing passes by not running. */
const noReport = { passed: 0, failed: 1 }

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Counts of a run, never without a failure when the runner itself said that it failed. */
function honest({ passed, failed }, succeeded) {
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
}

/** Counts of Vitest's JSON report; a file that did not load is a failure. */
export function countVitest(file, succeeded) {
  const report = read(file)
  if (!report) return noReport
  const notLoaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return honest(
    { passed: report.numPassedTests, failed: report.numFailedTests + notLoaded.length },
    succeeded,
  )
}

/** Counts of Playwright's JSON report. */
export function countPlaywright(file, succeeded) {
  const report = read(file)
  if (!report) return noReport
  const { expected, unexpected, flaky } = report.stats
  return honest({ passed: expected, failed: unexpected + flaky + report.errors.length }, succeeded)
}
