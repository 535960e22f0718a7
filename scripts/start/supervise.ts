import { setTimeout as pause } from 'node:timers/promises'
import { type Child, ChildFailure, isEnding } from './children.ts'

/** Milliseconds before a program that ended by itself is started again: twice as many each time it ends soon after. */
const firstPause = 500
const maxPause = 30_000
/** A program that ran for so many milliseconds begins with the first pause again. */
const steady = 60_000

type Watched = Pick<Child, 'name' | 'exited'> & { log?: string | undefined }

/**
 * Starts each program again when it ends by itself, for as long as the start itself lives: no program takes another one
 * with it.
 *
 * @param children from `startAll`, by name
 * @param restart starts the program of that name, and resolves with its child once it answers
 * @param titles readable names, by name
 */
export function supervise<Name extends string>(
  children: Iterable<[Name, Watched]>,
  restart: (name: Name) => Promise<Watched>,
  titles: Record<Name, string>,
  say: (words: string) => void = console.log,
): void {
  for (const [name, child] of children) {
    void watch(
      child,
      (message) => say(`${titles[name]}: ${message}`),
      () => restart(name),
    )
  }
}

async function watch(
  first: Watched,
  say: (words: string) => void,
  restart: () => Promise<Watched>,
): Promise<void> {
  let child: Watched | undefined = first
  let wait = firstPause
  for (;;) {
    const since = Date.now()
    await child.exited
    if (isEnding()) return
    if (Date.now() - since > steady) wait = firstPause
    say(new ChildFailure(child, 'parou de repente').message)
    do {
      say(`começa de novo em ${(wait / 1000).toLocaleString('pt-BR')} s.`)
      await pause(wait)
      if (isEnding()) return
      wait = Math.min(wait * 2, maxPause)
      child = await restart().catch((error) => {
        say(error instanceof Error ? error.message : String(error))
        return undefined
      })
    } while (!child)
    say('no ar outra vez.')
  }
}
