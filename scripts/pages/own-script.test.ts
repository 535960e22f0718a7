import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundleOwnScript } from './own-script.ts'

test('the script of every page is one file, and with what it loads later 5 kB at most', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'own-script-'))
  try {
    const files = await bundleOwnScript(dir)
    const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []))
    expect(chunks.map(({ name }) => name).sort()).toEqual(['lengths', 'site', 'vitals'])
    expect(chunks.flatMap(({ imports }) => imports)).toEqual([])
    // The check of lengths is asked for in development alone.
    const weights = chunks.flatMap(({ name, code }) =>
      name === 'lengths' ? [] : gzipSync(code, { level: 9 }).length,
    )
    expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(5000)
  } finally {
    rmSync(dir, { recursive: true })
  }
})
