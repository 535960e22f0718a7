import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
const configurations = [
  '.dependency-cruiser.mjs',
  '.gitignore',
  'biome.json',
  'knip.json',
  'package.json',
  'tsconfig.json',
]

/** A folder outside the working tree with the real configurations and the probe files, for the real tools. */
export function makeOverlay(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'em-miudos-gate-'))
  for (const name of configurations) copyFileSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/** Runs a tool of the project in a folder. */
export function runTool(folder: string, tool: string, ...args: string[]) {
  const script = join(root, 'node_modules/.bin', tool)
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/node'), [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64e6,
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { failed: status !== 0, output: stdout, errors: stderr }
}
