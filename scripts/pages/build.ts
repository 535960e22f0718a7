import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onDemand } from '#web/ui/islands/code.ts'
import { codesIn, isMarked, loadsFramework } from './defer.ts'
import { finishPage, type Parts, readParts } from './finish.ts'
import { bundleIslands, joinIslands, readIslands } from './islands.ts'
import { packFiles } from './pack.ts'
import { unknownScripts } from './policy.ts'
import { splitStyles } from './styles.ts'

/**
 * Finishes a build: from `next build` to what readers get. The order of all that scripts/pages/ does to a build is here and in
 * `finishPages`; what it does to a page is in finish.ts, which pages made later pass too.
 */
export async function finishBuild(dist: string): Promise<void> {
  // First, since it says which classes of style each island draws with.
  await bundleIslands(dist)
  finishPages(dist)
  // Last: files of Next and of all steps before.
  await packFiles(join(dist, 'static'))
}

/**
 * Finishes every page that `next build` has drawn into `dist`. Throws when a marked page still loads the framework, and when
 * one has a script that policy.ts does not know.
 */
export function finishPages(dist: string): void {
  const app = join(dist, 'server/app')
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  // As Next has drawn them: a finished page no longer names its sheets.
  const drawn = files.map((name) => readFileSync(join(app, name), 'utf8')).filter(isMarked)
  joinIslands(dist, [...onDemand, ...drawn.map(codesIn)])
  splitStyles(dist, drawn, readIslands(dist).classes)
  // After both, whose files the pages name.
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
