import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundleOwnScript } from './own-script.ts'

test('the script of every page is one file, with what it loads later 5.2 kB at most, and 2.1 kB for charts', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'own-script-'))
  try {
    const files = await bundleOwnScript(dir)
    const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []))
    expect(chunks.map(({ name }) => name).sort()).toEqual(['charts', 'lengths', 'site', 'vitals'])
    expect(chunks.flatMap(({ imports }) => imports)).toEqual([])
    // The press that selects a number and the charts that are loaded when one is near are in it.
    // The check of lengths is asked for in development alone.
    const weigh = (...names: string[]) =>
      chunks
        .filter(({ name }) => names.includes(name))
        .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
    expect(weigh('site', 'vitals')).toBeLessThanOrEqual(5200)
    expect(weigh('charts')).toBeLessThanOrEqual(2100)
  } finally {
    rmSync(dir, { recursive: true })
  }
})
