import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#lake/testing/eventually.ts'
import { tokens } from '#lake/testing/test-lake.ts'
import { serveStore } from '#lake/testing/test-served.ts'

/** `npm run store -- schedule`, as a child process. */
async function command(dataDir: string, port: number): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, STORE_PORT: String(port) }
  const child = spawn(process.execPath, ['scripts/store.ts', 'schedule'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return text(child.stdout)
}

test('tells what goes live when, in Brasília, and why something did not', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'em-miudos-schedule-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const secrets = {
    storeReadToken: tokens.read,
    storeWriteToken: tokens.write,
    webhookSecret: 's'.repeat(40),
  }
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 })
  // Started without rules, the store refuses what is due.
  const store = await serveStore(join(dataDir, 'store'), { STORE_RULES: '' })
  expect(await command(dataDir, store.port)).toBe('Nada agendado.\n')
  const draft = { _type: 'article', title: 'Imposto de renda' }
  await store.editor.create({ ...draft, _id: 'drafts.a', publishAt: '2099-03-01T12:00:00Z' })
  await store.editor.create({ _id: 'drafts.b', _type: 'article', publishAt: new Date().toISOString() })
  await store.editor.create({ _id: 'drafts.d', _type: 'article', publishAt: '2026-01-01T12:00:00Z' })
  await store.editor.create({ ...draft, _id: 'drafts.c', publishAt: 'amanhã' })
  const live = await eventually(async () => {
    const shown = await command(dataDir, store.port)
    expect(shown).toMatch(/ não publicado +sem título +b\n/)
    return shown
  })
  expect(live).toMatch(/01\/03\/2099, 09:00:00 +agendado +Imposto de renda +a\n/)
  expect(live).toMatch(/01\/01\/2026, 09:00:00 +passou do horário +sem título +d\n/)
  expect(live).toMatch(/amanhã +data ilegível +Imposto de renda +c\n/)
  expect(live).toMatch(/Por que não foi publicado: b\n {2}- O acervo foi iniciado sem as regras/)
  await store.stop()
  const stored = await command(dataDir, store.port)
  expect(stored).toMatch(/^O acervo não está no ar/)
  expect(stored).toMatch(/01\/03\/2099, 09:00:00 +agendado +Imposto de renda +a\n/)
}, 60_000)
