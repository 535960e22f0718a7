import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './start/settings.ts'

const biome = join(root, 'node_modules/.bin/biome')

/** A name of a file or folder as a variable: `bcb-ptax` is `bcbPtax`. */
export const variableOf = (name: string) => name.replace(/-\w/g, (letter) => letter.charAt(1).toUpperCase())

/** An entry of an object whose value is the variable of that name. */
export const entryOf = (name: string) =>
  name === variableOf(name) ? `${name},` : `'${name}': ${variableOf(name)},`

/**
 * Writes each file, TypeScript formatted and said to come from `origin`. With `--check` on the command line
 * it compares alone, and fails with the name of each that differs.
 */
export function writeGenerated(origin: string, files: Readonly<Record<string, string>>): void {
  for (const [file, code] of Object.entries(files)) {
    const path = join(root, file)
    const text = /\.tsx?$/.test(file) ? formatted(path, origin, code) : code
    if (!process.argv.includes('--check')) writeFileSync(path, text)
    else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
      console.error(`${file} is not what ${origin} give. Run "npm run typegen".`)
      process.exitCode = 1
    }
  }
}

function formatted(path: string, origin: string, code: string): string {
  return execFileSync(biome, ['check', '--write', `--stdin-file-path=${path}`], {
    cwd: root,
    input: `// Written by \`npm run typegen\` from ${origin}.\n${code}\n`,
    encoding: 'utf8',
  })
}
