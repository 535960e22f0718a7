import { execFileSync } from 'node:child_process'
import { root } from '../start/settings.ts'

/** The browser tests that look at a folder; a calculator has its own tests, and the build that it would need is slow. */
const lookedAtBy: [folder: RegExp, tests: string][] = [
  [/^(lake|schemas|studio|web\/content)\//, 'newsroom/'],
  [/^(lake|schemas|studio)\//, 'drafts/'],
  [/^(simulator|web\/rates)\//, 'market/'],
  [/^web\/(app|ui)\//, 'reading/'],
  [/^tests\/probes\//, 'reading/probes'],
  [/^tests\/e2e\/newsroom\//, 'newsroom/'],
  [/^tests\/e2e\/(drafts|newsroom)\//, 'drafts/'],
  [/^tests\/e2e\/market\//, 'market/'],
  [/^tests\/e2e\/reading\//, 'reading/'],
]
const unitTest = /\.test\.tsx?$/

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)
}

/** The commit at which this work began: where it left the shared branch, or the last commit. */
export function startOfWork(): string {
  try {
    const [commit = 'HEAD'] = git('merge-base', 'HEAD', 'origin/main')
    return commit
  } catch {
    return 'HEAD'
  }
}

/** Paths that differ from a commit, those that git does not know yet among them. */
export function changedSince(commit: string): string[] {
  return [
    ...git('diff', '--name-only', '--relative', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

/** The folders of browser tests that look at one of these paths. */
export function browserTestsOf(paths: string[]): string[] {
  const seen = paths.filter((path) => !unitTest.test(path))
  const tests = lookedAtBy.filter(([folder]) => seen.some((path) => folder.test(path)))
  return [...new Set(tests.map(([, test]) => test))]
}
