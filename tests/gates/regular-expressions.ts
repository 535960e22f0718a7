import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import * as z from 'zod'
import { root } from './overlay.ts'

export type Pattern = { file: string; pattern: string; flags: string }

/**
 * Code that runs for readers, editors and operators. `scripts/{pages,seed,start,testing}` read our own files alone, and only
 * our own site asks the simulator.
 */
const scope = [
  '{web,schemas,studio,lake}/**/*.{ts,tsx}',
  'scripts/{server,store,content,calc}/**/*.ts',
  'scripts/{serve-site,serve-studio,site-hook}.ts',
  '*.{js,mjs,ts}',
]

/** Files whose expressions meet no text from outside. */
const exemptFiles: Record<string, string> = {
  'studio/package-edits.ts': 'reads the code of packages while the Studio is built',
  'studio/locale-texts.ts': 'reads the translations of packages in a test',
  'scripts/server/studio-policy.ts': 'reads the first page of the built Studio, once, at the start',
}

/** Expressions whose text has a bounded length. */
const exemptPatterns: Record<string, string> = {
  '/\\B(?=(\\d{3})+$)/g': 'the digits of one number, at most 309',
}

/** Every literal of the product, once for each file. */
export function patternsOfTree(): Pattern[] {
  const files = globSync(scope, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|^web\/testing\//.test(file) && !Object.hasOwn(exemptFiles, file),
  )
  return files
    .flatMap((file) => patternsIn(file, readFileSync(join(root, file), 'utf8')))
    .filter((found) => !Object.hasOwn(exemptPatterns, written(found)))
}

export function patternsIn(file: string, code: string): Pattern[] {
  const found: Pattern[] = []
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect)
    else if (typeof value === 'object' && value !== null) {
      const node = literal.safeParse(value).data
      if (node) found.push({ file, pattern: node.pattern, flags: node.flags })
      else Object.values(value).forEach(collect)
    }
  }
  collect(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x') }).body)
  return found
}

const literal = z.object({ type: z.literal('RegExpLiteral'), pattern: z.string(), flags: z.string() })

const written = ({ pattern, flags }: Pattern) => `/${pattern}/${flags}`

const cacheFile = join(root, 'node_modules/.cache/linear-patterns.json')

/**
 * The expressions for which some text takes more than linear time, and those that cannot be judged. A verdict is an
 * automaton's proof; where an expression looks around itself no automaton tells, and recheck searches for such a text.
 * An expression that has passed is not asked about again on this machine.
 */
export async function slowOnes(patterns: Pattern[]): Promise<string[]> {
  // Its engine in JavaScript: the packages of its programs are left out (package.json).
  process.env.RECHECK_SYNC_BACKEND = 'pure'
  const { checkSync } = await import('recheck')
  const passed = new Set(readPassed())
  const slow: string[] = []
  for (const found of patterns) {
    const key = createHash('sha1')
      .update(`${limits.version} ${written(found)}`)
      .digest('base64url')
    if (passed.has(key)) continue
    const { status } = checkSync(found.pattern, found.flags, limits.search)
    if (status === 'safe') passed.add(key)
    else slow.push(`${found.file}: ${written(found)} ${status}`)
  }
  mkdirSync(join(cacheFile, '..'), { recursive: true })
  writeFileSync(cacheFile, JSON.stringify([...passed]))
  return slow
}

/**
 * Room for `{1,128}` in an automaton, and milliseconds for each expression on a busy machine. A text that it tries is slow by
 * the characters read: by the clock, as recheck measures too, a busy machine makes any text slow.
 */
const limits = {
  version: 'recheck 4.5.0',
  search: {
    timeout: 60_000,
    attackTimeout: null,
    incubationTimeout: null,
    maxRepeatCount: 2000,
    maxPatternSize: 100_000,
    maxNFASize: 100_000,
  },
}

function readPassed(): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(readFileSync(cacheFile, 'utf8')))
  } catch {
    return []
  }
}
