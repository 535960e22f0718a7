import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { type Doc, isRecord } from '../store/documents.ts'

type Program = ChildProcessByStdio<Writable, Readable, null>

/** For an answer, in milliseconds. */
const answerTimeoutMs = 60_000
/** A draft that someone is still editing is asked about again at once, and a start takes seconds. */
const usualIdleLife = 10_000

/**
 * A program that knows the rules of the content: a line of JSON with drafts in, a line with lists of problems by draft id out.
 *
 * A child process, since the rules live in the Studio's schema, which takes more memory than the store itself.
 * It runs only while it is needed.
 */
export function createContentRules(
  path: string,
  environment: () => Record<string, string>,
  idleLife = usualIdleLife,
) {
  let running: { program: Program; lines: AsyncIterator<string> } | undefined
  let idle: NodeJS.Timeout | undefined

  function start() {
    const program = spawn(process.execPath, [path], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...environment() },
    })
    // A program that has ended answers with the end of its lines.
    program.stdin.on('error', () => undefined)
    program.on('exit', () => leave(program))
    return { program, lines: createInterface(program.stdout)[Symbol.asyncIterator]() }
  }

  /** The next question gets a new program: this one is about to end, or says what it likes. */
  function leave(program: Program): void {
    if (running?.program === program) running = undefined
  }

  return {
    /** @throws when the program ends, or has not answered within a minute */
    async problemsOf(drafts: Doc[]): Promise<Record<string, string[]>> {
      clearTimeout(idle)
      running ??= start()
      const { program, lines } = running
      const timeout = setTimeout(() => program.kill('SIGKILL'), answerTimeoutMs)
      program.stdin.write(`${JSON.stringify(drafts)}\n`)
      try {
        const { value, done } = await lines.next()
        if (done) throw new Error(`${path} ended without an answer`)
        const problems = readAnswer(drafts, JSON.parse(value))
        idle = setTimeout(() => {
          leave(program)
          program.stdin.end()
        }, idleLife).unref()
        return problems
      } catch (error) {
        // Further output of the program could pass for the answer to a later question.
        leave(program)
        program.kill('SIGKILL')
        throw error
      } finally {
        clearTimeout(timeout)
      }
    },
    async stop(): Promise<void> {
      clearTimeout(idle)
      if (!running) return
      const { program } = running
      const exited = once(program, 'exit')
      program.kill('SIGKILL')
      await exited
    },
  }
}

function readAnswer(drafts: Doc[], problems: unknown): Record<string, string[]> {
  if (!isRecord(problems)) throw new Error('the rules of the content did not answer with an object')
  return Object.fromEntries(drafts.map(({ _id }) => [_id, sentences(problems[_id])]))
}

function sentences(problems: unknown): string[] {
  // A draft that the program says nothing about has not been looked at.
  return Array.isArray(problems) ? problems.map(String) : ['O conteúdo não foi conferido.']
}

/** Refuses every draft, in a store that was started without such a program: nothing unchecked goes live by itself. */
export async function withoutRules(drafts: Doc[]): Promise<Record<string, string[]>> {
  const reason = 'O acervo foi iniciado sem as regras do conteúdo (STORE_RULES).'
  return Object.fromEntries(drafts.map(({ _id }) => [_id, [reason]]))
}
