import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { supervise } from './supervise.ts'

/** A program that a test ends by hand. */
function program(name: string) {
  const end = new EventTarget()
  const exited = once(end, 'exit').then(() => ({ code: 1, signal: null }))
  return { name, exited, kill: () => end.dispatchEvent(new Event('exit')) }
}

test('a program that ends is started anew, again and again, and leaves the others alone', async () => {
  const store = program('store')
  const site = program('site')
  const said: string[] = []
  const started: string[] = []
  let refused = false
  let again = program('store')
  const restart = async (name: string) => {
    started.push(name)
    if (!refused) {
      refused = true
      throw new Error('a porta ainda está ocupada')
    }
    again = program(name)
    return again
  }
  supervise(Object.entries({ store, site }), restart, { store: 'Acervo', site: 'Site' }, (line: string) =>
    said.push(line),
  )
  const came = (count: number) =>
    expect
      .poll(() => said.filter((line) => line.includes('no ar outra vez')).length, { timeout: 20_000 })
      .toBe(count)
  store.kill()
  await came(1)
  again.kill()
  await came(2)
  await pause(50)
  expect(started).toEqual(['store', 'store', 'store'])
  expect(said).toEqual([
    'Acervo: store parou de repente.',
    'Acervo: começa de novo em 0,5 s.',
    'Acervo: a porta ainda está ocupada',
    'Acervo: começa de novo em 1 s.',
    'Acervo: no ar outra vez.',
    'Acervo: store parou de repente.',
    'Acervo: começa de novo em 2 s.',
    'Acervo: no ar outra vez.',
  ])
})
