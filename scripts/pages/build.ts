import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onDemand } from '#web/ui/islands/code.ts'
import { codesIn, isMarked, loadsFramework } from './defer.ts'
import { finishPage, type Parts, readParts } from './finish.ts'
import { joinIslands, readIslands } from './islands.ts'
import { unknownScripts } from './policy.ts'
import { splitStyles } from './styles.ts'

/**
 * Finishes every page that `next build` has drawn into `dist`. Throws when a marked page still loads the framework, and when
 * one has a script that scripts/pages/policy.ts does not know.
 */
export function finishPages(dist: string): void {
  const app = join(dist, 'server/app')
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  const drawn = files.map((name) => readFileSync(join(app, name), 'utf8')).filter(isMarked)
  joinIslands(dist, [...onDemand, ...drawn.map(codesIn)])
  splitStyles(dist, drawn, readIslands(dist).classes)
  const parts = readParts(dist)
  const left = files.filter((name) => !finishFile(join(app, name), parts))
  if (left.length > 0) {
    throw new Error(
      `Estas páginas não estão como o Next 16.4 as escreve (scripts/pages/): ${left.join(', ')}`,
    )
  }
}

/** @returns whether the page is as it should be */
function finishFile(path: string, parts: Parts): boolean {
  const metaPath = path.replace(/\.html$/, '.meta')
  const meta = existsSync(metaPath) ? JSON.parse(readFileSync(metaPath, 'utf8')) : undefined
  const { html, headers } = finishPage(
    { html: readFileSync(path, 'utf8'), headers: meta?.headers ?? {} },
    parts,
  )
  writeFileSync(path, html)
  if (meta) writeFileSync(metaPath, JSON.stringify({ ...meta, headers }, null, 2))
  return unknownScripts(html).length === 0 && (!isMarked(html) || !loadsFramework(html))
}
