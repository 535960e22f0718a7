import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { duration } from '../start/progress.mjs'
import { root } from '../start/settings.ts'

function timesOf({ testResults = [], suites = [] }) {
  const units = testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime])
  return [...units, ...suites.map((suite) => [suite.file, timeOfSuite(suite)])]
}

function timeOfSuite({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const own = results.reduce((total, { duration }) => total + duration, 0)
  return suites.reduce((total, suite) => total + timeOfSuite(suite), own)
}

/** The files of a run that took longest, as lines; from the JSON report of Vitest or of Playwright. */
export function slowest(report, count) {
  if (!existsSync(report)) return []
  const total = new Map()
  for (const [file, time] of timesOf(JSON.parse(readFileSync(report, 'utf8')))) {
    const name = isAbsolute(file) ? relative(root, file) : file
    total.set(name, (total.get(name) ?? 0) + time)
  }
  return [...total]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, time]) => `${duration(time).padStart(9)}  ${file}`)
}
