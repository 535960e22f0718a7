import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { duration } from '../start/progress.mjs'
import { root } from '../start/settings.ts'

type Time = [file: string, milliseconds: number]

function timesOf(report: JsonTestResults | JSONReport): Time[] {
  if ('suites' in report) return report.suites.map((suite) => [suite.file, timeOfSuite(suite)])
  return report.testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime])
}

function timeOfSuite({ specs = [], suites = [] }: JSONReportSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const own = results.reduce((total, { duration }) => total + duration, 0)
  return suites.reduce((total, suite) => total + timeOfSuite(suite), own)
}

/** The files of a run that took longest, as lines; from the JSON report of Vitest or of Playwright. */
export function slowest(report: string, count: number): string[] {
  if (!existsSync(report)) return []
  const total = new Map<string, number>()
  for (const [file, time] of timesOf(JSON.parse(readFileSync(report, 'utf8')))) {
    const name = isAbsolute(file) ? relative(root, file) : file
    total.set(name, (total.get(name) ?? 0) + time)
  }
  return [...total]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, time]) => `${duration(time).padStart(9)}  ${file}`)
}
