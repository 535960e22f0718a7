import { globSync, readFileSync } from 'node:fs'

/** A provider's answer kept in `tests/fixtures`, as text. */
export function sampleText(name: string): string {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url), name.endsWith('.TXT') ? 'latin1' : 'utf8')
}

/** The kept answers of a source, by their names below its folder. */
export function samplesOf(source: string): string[] {
  const cwd = new URL(`fixtures/${source}/`, import.meta.url).pathname
  return globSync('**/*.*', { cwd }).toSorted()
}

export function sample(name: string): unknown {
  return JSON.parse(sampleText(name))
}
