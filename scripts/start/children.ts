import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import type { Environment } from './checks.ts'
import type { HeldPort } from './held-port.ts'
import { root } from './settings.ts'
import { codeOf, Stop, sentenceFor, shown } from './stop.mjs'

const graceMilliseconds = 10_000

/** How a program ended: by an exit code or a signal, or because it could not be started. */
export type Ending = { code: number | null; signal: NodeJS.Signals | null; error?: Error }

export type Child = {
  name: string
  /** The file of what it prints, unless that goes to the terminal. */
  log: string | undefined
  pid: number | undefined
  /** It never rejects. */
  exited: Promise<Ending>
  stop: () => Promise<void>
}

export type ChildOptions = {
  env: Environment
  logDir: string
  cwd?: string
  /** Whether its output goes to the terminal. */
  echo?: boolean
  /** Whether its log is appended to the existing one. */
  continues?: boolean
  /** A port that goes along (held-port.ts). */
  holds?: HeldPort | undefined
}

/** Running children by the id of their process group. */
const running = new Map<number, Child>()
let leash: ChildProcessByStdio<Writable, null, null> | undefined
let ending = false

/** True from the moment when the end was asked for: failures of children are then expected. */
export function isEnding(): boolean {
  return ending
}

function tellLeash(line: string): void {
  if (!leash) {
    leash = spawn(process.execPath, [join(import.meta.dirname, 'leash.ts')], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    })
    leash.stdin.on('error', () => undefined)
    leash.on('error', () => undefined)
    leash.unref()
    if (leash.stdin instanceof Socket) leash.stdin.unref()
  }
  leash.stdin.write(`${line}\n`)
}

/** Starts a program in its own process group, with its output in a log. */
export function startChild(
  name: string,
  command: string,
  args: string[],
  { env, logDir, cwd = root, echo = false, continues = false, holds }: ChildOptions,
): Child {
  mkdirSync(logDir, { recursive: true, mode: 0o700 })
  const log = join(logDir, `${name}.log`)
  const file = echo ? undefined : openSync(log, continues ? 'a' : 'w', 0o600)
  const output = file ?? 'inherit'
  const child = spawn(command, args, {
    cwd,
    // Next's types ask every environment for NODE_ENV.
    env: { ...env, ...(holds && { LISTEN_FDS: '1' }) } as NodeJS.ProcessEnv,
    // Node hands a handle on as its cluster module does, whatever the type says.
    stdio: ['ignore', output, output, ...(holds ? [holds as unknown as Socket] : [])],
    detached: true,
  })
  if (file !== undefined) closeSync(file)
  const exited = new Promise<Ending>((resolve) => {
    child.on('error', (error) => resolve({ code: null, signal: null, error }))
    child.on('exit', (code, signal) => resolve({ code, signal }))
  })
  const { pid } = child
  const entry: Child = { name, log: echo ? undefined : log, pid, exited, stop: () => stopChild(entry) }
  if (pid) {
    running.set(pid, entry)
    tellLeash(`+${pid}`)
    void exited.then(() => forget(pid))
  }
  return entry
}

function forget(pid: number): void {
  if (!running.delete(pid)) return
  // Processes that the leader left behind in its group end with it.
  signalGroup(pid, 'SIGKILL')
  tellLeash(`-${pid}`)
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (!['ESRCH', 'EPERM'].includes(codeOf(error) ?? '')) throw error
  }
}

async function stopChild({ pid, exited }: Child): Promise<void> {
  if (!pid || !running.has(pid)) return
  signalGroup(pid, 'SIGTERM')
  const impatient = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMilliseconds)
  await exited
  clearTimeout(impatient)
}

/** Runs a program to its end. @throws Stop with the clear sentence, or the last lines of its log */
export async function runChild(
  name: string,
  command: string,
  args: string[],
  options: ChildOptions,
): Promise<void> {
  const child = startChild(name, command, args, options)
  const { code, error } = await child.exited
  if (error) throw error
  if (code !== 0) throw new ChildFailure(child)
}

/** Runs a program to its end, whatever that is. @returns whether it succeeded, and all that it printed */
export async function captureChild(
  name: string,
  command: string,
  args: string[],
  options: ChildOptions,
): Promise<{ ok: boolean; text: string }> {
  const child = startChild(name, command, args, options)
  const { code, error } = await child.exited
  if (error) throw error
  return { ok: code === 0, text: child.log ? plainText(child.log) : '' }
}

/** A child that ended when it should not have: its message carries the last lines of its log. */
export class ChildFailure extends Stop {
  /** The last ones of its log. */
  readonly lines: string

  constructor({ name, log }: { name: string; log?: string | undefined }, what = 'falhou') {
    const lines = log ? lastLines(log) : ''
    super(
      sentenceFor(lines) ?? `${name} ${what}.${log ? ` Últimas linhas de ${shown(log)}:\n\n${lines}\n` : ''}`,
    )
    this.lines = lines
  }
}

function plainText(log: string): string {
  return stripVTControlCharacters(readFileSync(log, 'utf8')).trimEnd()
}

function lastLines(log: string, count = 20): string {
  return plainText(log).split('\n').slice(-count).join('\n')
}

export async function endAll(): Promise<void> {
  await Promise.all([...running.values()].map(stopChild))
}

function killAll(): void {
  for (const pid of running.keys()) signalGroup(pid, 'SIGKILL')
}

/** npm ends at SIGTERM without a signal to its child: our parent process is then another one. */
function endWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref()
}

/** Ctrl-C, SIGTERM and a closed terminal end all children first; a second signal does not wait. */
export function endOnSignals({ exitCode = 0, message }: { exitCode?: number; message?: string }): void {
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.on('exit', killAll)
  endWithNpm()
}
