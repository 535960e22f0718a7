import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { limits } from '#scripts/server/requests.ts'
import { storeMemory } from '#scripts/start/environments.ts'
import { siteFlags, storeFlags } from '#scripts/start/stack.ts'
import { root } from './overlay.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const units = globSync('deploy/systemd/*.service', { cwd: root })
/** Units of programs that answer at a port. */
const servers = units.filter((file) => existsSync(join(root, file.replace(/service$/, 'socket'))))
const files = [...units, 'deploy/Containerfile', 'deploy/env.example', 'deploy/new-version.sh']

const explained = new Set(
  Array.from(read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm), ([, variable]) => variable),
)

/** Assigned variables: `NAME=…` at the start of a line, or after a blank in a list. */
function variablesIn(text: string): string[] {
  const code = text.replace(/^#.*$/gm, '')
  return Array.from(code.matchAll(/(?:^|[\s=])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)=/gm), ([, name = '']) => name)
}

/** Files of the project that a text names. */
function pathsIn(text: string): string[] {
  return Array.from(
    text.matchAll(/(?<![\w.-])(?:scripts|lake|deploy)\/[\w./@-]+\.(?:mjs|ts|sh|conf|service|example)\b/g),
    ([path]) => path,
  )
}

test.each(files)('%s sets what .env.example explains', (file) => {
  const unknown = variablesIn(read(file)).filter((name) => !(explained.has(name) || name in storeMemory))
  expect(unknown).toEqual([])
})

test.each([...files, 'deploy/README.md'])('%s names files that exist', (file) => {
  const paths = pathsIn(read(file))
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('there are units, and they name a program and variables', () => {
  expect(units.length).toBe(4)
  expect(servers.length).toBe(3)
  for (const unit of units) expect(pathsIn(read(unit))).not.toEqual([])
  expect(variablesIn('Environment=PROBE_A=1 PROBE_B=2\nPROBE_C=3')).toEqual(['PROBE_A', 'PROBE_B', 'PROBE_C'])
})

test.each(servers)('systemd holds the port of %s while it is started anew', (file) => {
  const unit = read(file)
  const [, port = 'none'] =
    /^ListenStream=127\.0\.0\.1:(\S+)$/m.exec(read(file.replace(/service$/, 'socket'))) ?? []
  expect(unit).toMatch(new RegExp(`STORE_PORT=${port}\\s|${port} 127\\.0\\.0\\.1$`, 'm'))
  const socket = basename(file).replace('@.service', '@%i.socket').replace('.service', '.socket')
  expect(unit).toMatch(new RegExp(`^Requires=${socket}$`, 'm'))
  expect(unit).toMatch(new RegExp(`^Also=${socket}$`, 'm'))
})

test('site and store start with the flags that npm start gives them', () => {
  const commands = (file: string) => read(file).match(/^(?:ExecStart|CMD)\b.*$/gm) ?? []
  const flagsIn = (file: string) => commands(file).map((command) => command.match(/--[a-z-]+(?:=\d+)?/g))
  expect(flagsIn('deploy/systemd/em-miudos-site@.service')).toEqual([siteFlags])
  expect(flagsIn('deploy/systemd/em-miudos-store.service')).toEqual([storeFlags])
  expect(flagsIn('deploy/Containerfile')).toEqual([storeFlags, siteFlags])
  const memory = Object.entries(storeMemory).map(([name, value]) => `${name}=${value}`)
  expect(read('deploy/systemd/em-miudos-store.service')).toContain(`Environment=${memory.join(' ')}\n`)
  expect(read('deploy/Containerfile')).toContain(`ENV ${memory.join(' ')}\n`)
})

test('a server has the Node of package.json', () => {
  const { node } = JSON.parse(read('package.json')).dependencies
  const named = ['deploy/README.md', 'deploy/new-version.sh', 'deploy/Containerfile'].map((file) =>
    Array.from(read(file).matchAll(/\bnode[@:](\d[\d.]+)/g), ([, version]) => version),
  )
  for (const versions of named) expect(new Set(versions)).toEqual(new Set([node]))
})

test('nginx keeps an answer under the path that it asked the site for, never under the decoded one', () => {
  const keys = Array.from(read('deploy/nginx.conf').matchAll(/proxy_cache_key (.*);/g), ([, key = '']) => key)
  expect(keys.length).toBeGreaterThan(3)
  expect(keys.filter((key) => !key.includes('$host$path') || key.includes('$uri'))).toEqual([])
  expect(read('deploy/nginx.conf')).not.toMatch(/proxy_pass http:\/\/\w+\//)
})

test('nginx itself redirects no address to the same with a slash, from where the site would lead back', () => {
  const before = Array.from(
    read('deploy/nginx.conf').matchAll(/location (\/\S*\/) \{[^}]*proxy_pass/g),
    ([, path]) => path,
  )
  expect(before).toEqual([])
})

test('the cache key of nginx has the query of every page that reads one', () => {
  const asked = Array.from(
    read('deploy/nginx.conf').matchAll(/^ +~([^*\s]\S*) +\$args;$/gm),
    ([, pattern = '']) => new RegExp(pattern),
  )
  const readers = globSync('web/app/**/{page.tsx,route.ts}', { cwd: root })
    .filter((file) => read(file).includes('searchParams'))
    .map((file) => file.replace(/^web\/app|\/(?:page\.tsx|route\.ts)$/g, '').replace(/\[\w+\]/g, 'x'))
  const rewritten = Array.from(
    read('next.config.js').matchAll(/source: '(\/[\w-]+)',\s+has: .*?query/gs),
    ([, path = '']) => path,
  )
  const all = [...readers, ...rewritten, '/blog']
  expect(readers.length).toBeGreaterThan(5)
  expect(rewritten).toContain('/detalhe-ativo')
  expect(all.filter((path) => !asked.some((pattern) => pattern.test(path)))).toEqual([])
})

test('the site keeps a connection for longer than nginx, which by itself does so for a minute', () => {
  const upstream = /upstream site \{.*?\n\}/s.exec(read('deploy/nginx.conf'))?.[0] ?? ''
  const [, seconds = '60'] = /keepalive_timeout (\d+)s/.exec(upstream) ?? []
  expect(upstream).toContain('keepalive ')
  expect(limits.keepAliveTimeout).toBeGreaterThan(Number(seconds) * 1000)
})
