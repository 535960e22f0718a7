import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keyVariables, plans, urlVariables } from '#web/rates/source-variables.ts'
import { root } from './overlay.ts'

const name = '[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*'
const compound = '[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+'

/** Read by our programs and not ours to explain. */
const notOurs: Record<string, string> = {
  PATH: 'of the system',
  LC_ALL: 'of the system',
  HTTP_PROXY: 'of the system',
  HTTPS_PROXY: 'of the system',
  NO_PROXY: 'of the system',
  SSL_CERT_FILE: 'of the system',
  SSL_CERT_DIR: 'of the system',
  NODE_EXTRA_CA_CERTS: 'of Node',
  CLOCK_OFFSET_MS: 'worked out of CLOCK',
  NODE_ENV: 'set by Next and Vitest',
  NEXT_PHASE: 'set by Next while it builds',
  CI: 'said by who tests, to every tool',
  LISTEN_FDS: 'set by who hands a program its socket, as systemd does',
}

const programs = globSync(
  ['{web,schemas,studio,lake,simulator,scripts}/**/*.{ts,tsx,mjs}', '*.{js,mjs,ts}'],
  {
    cwd: root,
    exclude: ['web/.next*/**', '**/*.test.{ts,tsx}'],
  },
)

/** Every variable that code reads: by name, out of a destructured environment, by a text, or as a key of the site's schema. */
function variablesIn(file: string, code: string): string[] {
  const destructured = Array.from(
    code.matchAll(/\{([^{}]*)\} = (?:process\.)?env\b/g),
    ([, names = '']) => names,
  )
  const found = [
    ...code.matchAll(RegExp(`\\benv(?:ironment)?\\.(${name})\\b`, 'g')),
    ...destructured.join().matchAll(RegExp(`\\b(${name})\\b`, 'g')),
    ...(/\benv(ironment)?\b|\bvariable:/.test(code) ? code.matchAll(RegExp(`'(${compound})'`, 'g')) : []),
    ...(file === 'web/env.ts' ? code.matchAll(RegExp(`^  (${name}):`, 'gm')) : []),
  ]
  return found.flatMap(([, variable]) => variable ?? [])
}

// Read by the maps of them.
const perSource = [...Object.values(urlVariables), ...Object.values(keyVariables), ...Object.keys(plans)]
const read = new Set([
  ...perSource,
  ...programs.flatMap((file) => variablesIn(file, readFileSync(join(root, file), 'utf8'))),
])

/** Parts between empty lines: the text about a variable is in the part that lists it. */
const paragraphs = readFileSync(join(root, '.env.example'), 'utf8').split('\n\n')
const listedIn = (text: string) =>
  Array.from(text.matchAll(RegExp(`^# (${name})=`, 'gm')), ([, variable = '']) => variable)
const listed = paragraphs.flatMap(listedIn)

test('every variable that a program reads is in .env.example, and no other', () => {
  const ours = Array.from(read).filter((variable) => !(variable in notOurs))
  expect([...listed].sort()).toEqual(ours.sort())
})

test('each is listed once', () => {
  expect(listed.filter((variable, index) => listed.indexOf(variable) !== index)).toEqual([])
})

test('what is listed says what happens without it', () => {
  const silent = paragraphs.filter(
    (text) => listedIn(text).length > 0 && !/\bwithout (it|them)\b/i.test(text),
  )
  expect(silent).toEqual([])
})

test('every exception is still needed', () => {
  expect(Object.keys(notOurs).filter((variable) => !read.has(variable))).toEqual([])
})

test.each([
  ['web/app/page.tsx', 'new URL(path, env.PROBE_URL)'],
  ['scripts/start/settings.ts', 'const port = environment.PROBE'],
  ['lake/serve.ts', 'const { PROBE_TOKEN: token, OTHER } = process.env'],
  ['lake/serve.ts', "secret(env, 'PROBE_TOKEN')"],
  ['scripts/testing/debian.ts', "redis: { variable: 'PROBE_PATH' }"],
  ['web/env.ts', '  PROBE_URL: z.url(),'],
])('in %s, %s is found', (file, code) => {
  expect(variablesIn(file, code)[0]).toMatch(/^PROBE/)
})
