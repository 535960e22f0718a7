import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

const app = import.meta.dirname
const repository = join(app, '../..')

/** Where our code asks for the time while a module is read: what it finds stays for as long as the server runs. */
const asked: string[] = []

function note(): void {
  const [, , caller = ''] = (new Error().stack ?? '').split('\n').slice(1)
  if (caller.includes(`${repository}/`) && !caller.includes('node_modules'))
    asked.push((new Error().stack ?? '').split('\n').slice(3, 8).join(' < '))
}

test('no module asks for the time when it is read', async () => {
  const RealDate = Date
  vi.stubGlobal(
    'Date',
    class extends RealDate {
      constructor(...given: ConstructorParameters<typeof RealDate> | []) {
        // Without a value, it is that of now.
        super(...(given as [number]))
        if (given.length === 0) note()
      }
      static override now() {
        note()
        return RealDate.now()
      }
    },
  )
  try {
    for (const file of globSync('**/{page,route,error,not-found}.{ts,tsx}', { cwd: app }))
      await import(join(app, file))
    expect(asked).toEqual([])
    // The watch itself sees who asks.
    const { todayInBrasilia } = await import('#web/rates/brasilia-time.ts')
    todayInBrasilia()
    expect(asked.join()).toContain('brasilia-time.ts')
  } finally {
    vi.unstubAllGlobals()
  }
}, 60_000)
