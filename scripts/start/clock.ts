import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, type Settings } from './settings.ts'

type Kept = { clock: string; offset: number }

function kept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Milliseconds between the clock of this machine and CLOCK, counted from the first start with this CLOCK: it walks on
 * between starts, since the build has the difference in its pages.
 */
function offsetOf(clock: string, dataDir: string): number {
  const file = join(dataDir, 'clock.json')
  const before = kept(file)
  if (before?.clock === clock) return before.offset
  const offset = Date.parse(clock) - Date.now()
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, `${JSON.stringify({ clock, offset } satisfies Kept)}\n`)
  return offset
}

/** Variables that shift the clock of a program of the stack; empty without CLOCK. */
export function clockVariables({ clock, dataDir }: Settings): Record<string, string> {
  return clock === undefined ? {} : shiftedBy(offsetOf(clock, dataDir))
}

/** Variables that shift the clock of a program. */
export function shiftedBy(offsetMs: number): Record<string, string> {
  return {
    CLOCK_OFFSET_MS: String(offsetMs),
    NODE_OPTIONS: `--import=${join(root, 'scripts/start/shifted-clock.ts')}`,
  }
}
