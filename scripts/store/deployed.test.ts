import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { createClient } from '@sanity/client'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '#lake/store/store.ts'
import { freePorts } from '../start/ports.ts'

const root = join(import.meta.dirname, '../..')
const readToken = 'r'.repeat(64)
const writeToken = 'w'.repeat(64)

/** The server of deploy/: its unit and its environment as they stand, below a folder of the test. */
async function server() {
  const machine = mkdtempSync(join(tmpdir(), 'acervo-'))
  onTestFinished(() => rmSync(machine, { recursive: true, force: true }))
  const [port] = await freePorts(1)
  const environment = {
    ...parseEnv(
      readFileSync(join(root, 'deploy/env.example'), 'utf8').replaceAll('/var/lib/em-miudos', machine),
    ),
    STORE_READ_TOKEN: readToken,
    STORE_WRITE_TOKEN: writeToken,
    STORE_PASSPHRASE: 'uma senha longa',
    STORE_PORT: String(port),
  }
  const unit = readFileSync(join(root, 'deploy/systemd/em-miudos-store.service'), 'utf8')
  const unitVariables = Array.from(unit.matchAll(/^Environment=(.*)$/gm), ([, list = '']) =>
    list.replaceAll(' ', '\n'),
  )
  const [, flags = ''] = /^ExecStart=\S+ (.*)$/m.exec(unit) ?? []
  const base = { PATH: process.env.PATH, NODE_ENV: 'production' as const }

  return {
    machine,
    async start() {
      const env = {
        ...base,
        ...parseEnv(unitVariables.join('\n').replaceAll('/srv/em-miudos', root)),
        ...environment,
      }
      const child = spawn(process.execPath, flags.split(' '), {
        env,
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ended = once(child, 'exit')
      onTestFinished(() => void child.kill('SIGKILL'))
      await once(child.stdout, 'data')
      const client = createClient({
        projectId: 'local',
        dataset: 'production',
        apiVersion: '2026-03-01',
        apiHost: `http://127.0.0.1:${port}`,
        useProjectHostname: false,
        useCdn: false,
        token: writeToken,
      })
      const stop = async () => {
        child.kill('SIGTERM')
        await ended
      }
      return { client, stop }
    },
    /** `npm run store -- …`, with the environment of the server unless another is given. */
    async run(
      args: string[],
      more: Record<string, string> = {},
      given: NodeJS.Dict<string> = environment,
      project = root,
    ) {
      const env = { ...base, ...given, ...more }
      try {
        const asLinked = ['--preserve-symlinks', '--preserve-symlinks-main']
        const command = [...asLinked, join(project, 'scripts/store.ts'), ...args]
        const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { env, cwd: machine })
        return { code: 0, text: stdout + stderr }
      } catch (error) {
        // execFile rejects with the output and the code of a command that failed.
        const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
        return { code, text: stdout + stderr }
      }
    },
  }
}

test('every command acts on the store of the server, running or not, and leaves nothing beside it', {
  timeout: 60_000,
}, async () => {
  const { machine, start, run } = await server()
  const store = join(machine, 'store')
  expect(await run(['check'])).toMatchObject({ code: 1, text: expect.stringContaining(`Não há acervo em`) })
  expect(readdirSync(machine)).toEqual([])

  const running = await start()
  await running.client.create({ _id: 'iof', _type: 'x', title: 'Um' })
  const file = join(machine, 'a.backup')
  for (const args of [['check'], ['hooks'], ['schedule'], ['prune'], ['backup', file]]) {
    expect([args, await run(args)]).toMatchObject([args, { code: 0 }])
  }
  const other = await run(['check'], { STORE_WRITE_TOKEN: 'x'.repeat(64) })
  expect(other).toMatchObject({ code: 1, text: expect.stringContaining('recusou o STORE_WRITE_TOKEN') })
  expect(await run(['restore', file, '--replace'])).toMatchObject({
    code: 1,
    text: expect.stringContaining('em execução'),
  })
  await running.client.create({ _id: 'depois', _type: 'x' })
  await running.stop()

  const damaged = join(store, 'content.sqlite')
  writeFileSync(damaged, Buffer.alloc(20_000, 'x'))
  expect(await run(['check'])).toMatchObject({
    code: 1,
    text: expect.stringContaining('não é um arquivo SQLite'),
  })
  const restored = await run(['restore', file, '--replace'])
  expect(restored).toMatchObject({ code: 0, text: expect.stringContaining(`dá lugar à cópia: ${store}`) })
  for (const args of [['check'], ['hooks'], ['schedule'], ['prune']]) {
    expect([args, await run(args)]).toMatchObject([args, { code: 0 }])
  }
  const again = await start()
  expect(await again.client.getDocuments(['iof', 'depois'])).toMatchObject([{ title: 'Um' }, null])
  await again.stop()
  expect(existsSync(join(machine, 'secrets.json'))).toBe(false)
})

test('a folder that nothing names is never restored into', async () => {
  const { machine, run } = await server()
  // A fresh clone, which has never been started.
  const clone = join(machine, 'projeto')
  mkdirSync(clone)
  for (const name of ['lake', 'node_modules', 'package.json', 'schemas', 'scripts', 'studio', 'web']) {
    symlinkSync(join(root, name), join(clone, name))
  }
  const answer = await run(['restore', 'a.backup'], {}, {}, clone)
  expect(answer).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^Nada diz que o acervo fica em .*STORE_DIR/),
  })
  expect(readdirSync(clone)).not.toContain('.local')
})

test('each night: a backup, the old ones gone, the copy off the machine, and what the site says of it', {
  timeout: 60_000,
}, async () => {
  const { machine, start, run } = await server()
  const backups = join(machine, 'backups')
  const state = () => JSON.parse(readFileSync(join(backups, 'estado.json'), 'utf8'))
  const { client, stop } = await start()
  await client.create({ _id: 'iof', _type: 'x', title: 'Um' })
  mkdirSync(backups)
  for (let day = 1; day <= 9; day++)
    writeFileSync(join(backups, `acervo-2026010${day}T063000.000Z.backup`), '')

  expect(await run(['daily'])).toMatchObject({ code: 0, text: expect.stringContaining('antigas apagadas') })
  expect(state()).toMatchObject({ copies: false, copiedAt: null })
  const names = readdirSync(backups)
    .filter((name) => name.endsWith('.backup'))
    .toSorted()
  // The month of the old ones has one, their two weeks too, and the days before today's are the newest six.
  expect(names.length).toBeLessThan(10)
  expect(names).toContain('acervo-20260109T063000.000Z.backup')
  const newest = join(backups, names.at(-1) ?? '')
  expect([newest, join(backups, 'estado.json')].map((file) => statSync(file).mode & 0o777)).toEqual([
    0o600, 0o600,
  ])

  const failing = await run(['daily'], { STORE_BACKUP_COPY: 'echo sem rede >&2; exit 3' })
  expect(failing).toMatchObject({ code: 1, text: expect.stringMatching(/fora desta máquina: sem rede/) })
  expect(state()).toMatchObject({ copies: true, copiedAt: null })
  const away = join(machine, 'longe')
  mkdirSync(away)
  expect(await run(['daily'], { STORE_BACKUP_COPY: `cp "$1" ${away}/` })).toMatchObject({ code: 0 })
  expect(state().copiedAt).toBe(state().at)
  expect(readdirSync(away)).toHaveLength(1)
  await stop()

  // The machine is gone: another one, with the file that was brought away.
  rmSync(join(machine, 'store'), { recursive: true })
  const file = join(away, readdirSync(away)[0] ?? '')
  expect(await run(['restore', file])).toMatchObject({
    code: 0,
    text: expect.stringContaining('ainda não existe'),
  })
  const opened = openStore(join(machine, 'store'))
  expect(opened.get('iof')).toMatchObject({ title: 'Um' })
  opened.close()
})

test('root acts as the owner of the folder, anybody else as himself', { timeout: 60_000 }, async () => {
  const { machine, run } = await server()
  const self = process.getuid?.() ?? 0
  const owner = self === 0 ? 65_534 : self
  openStore(join(machine, 'store')).close()
  const files = () =>
    readdirSync(machine, { recursive: true, encoding: 'utf8' }).map((name) => join(machine, name))
  for (const file of [machine, ...files()]) chownSync(file, owner, owner)
  expect(await run(['daily'])).toMatchObject({ code: 0 })
  expect(new Set(files().map((file) => statSync(file).uid))).toEqual(new Set([owner]))
})
