import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './settings.mjs'
import { Stop, sentenceFor, shown } from './stop.mjs'

const graceMilliseconds = 10_000

/** Running children by the id of their process group. */
const running = new Map()
let leash
let ending = false

/** True from the moment when the end was asked for: failures of children are then expected. */
export function isEnding() {
  return ending
}

function tellLeash(line) {
  if (!leash) {
    leash = spawn(process.execPath, [join(import.meta.dirname, 'leash.mjs')], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    })
    leash.stdin.on('error', () => undefined)
    leash.on('error', () => undefined)
    leash.unref()
    leash.stdin.unref()
  }
  leash.stdin.write(`${line}\n`)
}

/**
 * Starts a program in its own process group, with its output in a log: a new one, unless it `continues` the one that is there.
 * A port that somebody `holds` (held-port.mjs) goes along.
 *
 * @returns name, log, `exited` (a promise of `{ code, signal }` that never rejects) and `stop()`
 */
export function startChild(
  name,
  command,
  args,
  { env, logDir, cwd = root, echo = false, continues = false, holds = undefined },
) {
  mkdirSync(logDir, { recursive: true, mode: 0o700 })
  const log = join(logDir, `${name}.log`)
  const output = echo ? 'inherit' : openSync(log, continues ? 'a' : 'w', 0o600)
  const child = spawn(command, args, {
    cwd,
    env: holds ? { ...env, LISTEN_FDS: '1' } : env,
    stdio: ['ignore', output, output, ...(holds ? [holds] : [])],
    detached: true,
  })
  if (!echo) closeSync(output)
  const exited = new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: null, signal: null, error }))
    child.on('exit', (code, signal) => resolve({ code, signal }))
  })
  const entry = { name, log: echo ? undefined : log, pid: child.pid, exited, stop: () => stopChild(entry) }
  if (child.pid) {
    running.set(child.pid, entry)
    tellLeash(`+${child.pid}`)
    void exited.then(() => forget(entry))
  }
  return entry
}

function forget({ pid }) {
  if (!running.delete(pid)) return
  // What the leader left behind in its group goes with it.
  signalGroup(pid, 'SIGKILL')
  tellLeash(`-${pid}`)
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error
  }
}

async function stopChild({ pid, exited }) {
  if (!running.has(pid)) return
  signalGroup(pid, 'SIGTERM')
  const impatient = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMilliseconds)
  await exited
  clearTimeout(impatient)
}

/** Runs a program to its end. @throws Stop with the clear sentence, or the last lines of its log */
export async function runChild(name, command, args, options) {
  const child = startChild(name, command, args, options)
  const { code, error } = await child.exited
  if (error) throw error
  if (code !== 0) throw new ChildFailure(child)
}

/** Runs a program to its end, whatever that is. @returns whether it succeeded, and all that it printed */
export async function captureChild(name, command, args, options) {
  const child = startChild(name, command, args, options)
  const { code, error } = await child.exited
  if (error) throw error
  return { ok: code === 0, text: plainText(child.log) }
}

/** A child that ended when it should not have: its message carries the last lines of its log. */
export class ChildFailure extends Stop {
  constructor({ name, log }, what = 'falhou') {
    const lines = log ? lastLines(log) : ''
    super(
      sentenceFor(lines) ?? `${name} ${what}.${log ? ` Últimas linhas de ${shown(log)}:\n\n${lines}\n` : ''}`,
    )
    this.lines = lines
  }
}

function plainText(log) {
  return stripVTControlCharacters(readFileSync(log, 'utf8')).trimEnd()
}

function lastLines(log, count = 20) {
  return plainText(log).split('\n').slice(-count).join('\n')
}

/** Ends every child and waits for it. */
export async function endAll() {
  await Promise.all([...running.values()].map(stopChild))
}

function killAll() {
  for (const pid of running.keys()) signalGroup(pid, 'SIGKILL')
}

/** npm ends at SIGTERM without a word to what it runs: whoever began us is gone when our parent is another one. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref()
}

/** Ctrl-C, SIGTERM and a closed terminal end all children first; a second signal does not wait. */
export function endOnSignals({ exitCode = 0, message } = {}) {
  const end = async () => {
    if (ending) {
      killAll()
      process.exit(130)
    }
    ending = true
    if (message) console.log(message)
    await endAll()
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  process.on('exit', killAll)
  endWithNpm()
}
