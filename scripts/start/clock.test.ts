import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { clockVariables } from './clock.ts'
import { node, settingsFrom } from './settings.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'em-miudos-clock-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const CLOCK = '2027-01-15T09:00-03:00'

/** Time of a program of the stack. */
function askProgram(env: Record<string, string>): string {
  const script =
    'console.log(new Date().toISOString(), new Date(0).getTime(), Date.parse("2026-01-01"), new Date() instanceof Date)'
  return execFileSync(node, ['--eval', script], { env: { ...process.env, ...env }, encoding: 'utf8' })
}

test('a program of the stack takes CLOCK for now, and other instants as they are', () => {
  const said = askProgram(clockVariables(settingsFrom({ CLOCK }, { dataDir })))
  expect(said).toMatch(/^2027-01-15T12:0\d:\d\d\.\d{3}Z 0 1767225600000 true$/m)
})

test('the clock walks on between starts, until another CLOCK is given', () => {
  const first = clockVariables(settingsFrom({ CLOCK }, { dataDir }))
  expect(clockVariables(settingsFrom({ CLOCK }, { dataDir }))).toEqual(first)
  const other = clockVariables(settingsFrom({ CLOCK: '2028-01-31T09:00Z' }, { dataDir }))
  expect(other.CLOCK_OFFSET_MS).not.toBe(first.CLOCK_OFFSET_MS)
  expect(clockVariables(settingsFrom({}, { dataDir }))).toEqual({})
})

test('data and build of a moved clock are apart, and real numbers never have one', () => {
  expect(settingsFrom({ CLOCK })).toMatchObject({ distDir: '.next-relogio' })
  expect(settingsFrom({ CLOCK }).dataDir).toMatch(/relogio$/)
  expect(settingsFrom({})).toMatchObject({ distDir: '.next', clock: undefined })
  expect(() => settingsFrom({ CLOCK, MARKET: 'live' })).toThrow('CLOCK move só o relógio de dados simulados')
  expect(() => settingsFrom({ CLOCK, SANITY_PROJECT_ID: 'abc12345' })).toThrow('CLOCK move só')
  expect(() => settingsFrom({ CLOCK: '2027-01-15 09:00' })).toThrow(
    'CLOCK: "2027-01-15 09:00" não é um instante',
  )
})
