import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { typeErrors } from '#scripts/check.ts'
import { makeOverlay, runTool } from './overlay.ts'

/** As `sanity typegen` writes it: a file that says `declare global` is what TypeScript 7.0.2 does not follow. */
const generated = (field: string) =>
  `export type ProbeResult = { ${field}: string }
declare global {
  interface SanityQueries {
    probe: ProbeResult
  }
}
`
const types = 'web/content/sanity.types.ts'

const overlay = makeOverlay({
  [types]: generated('title'),
  'web/content/probe.ts':
    "import type { ProbeResult } from './sanity.types.ts'\nexport const titleOf = (found: ProbeResult) => found.title\n",
  'web/app/page.ts':
    "import { titleOf } from '../content/probe.ts'\nexport const title = titleOf({ title: 'Selic' })\n",
})
afterAll(overlay.remove)

/** Result of `npm run check`'s type part for the planted tree. */
function check() {
  const run = async (tool: string, ...args: string[]) => {
    const { failed, output } = runTool(overlay.folder, tool, ...args)
    return { ok: !failed, text: output }
  }
  return typeErrors(run, overlay.folder)
}

const write = (field: string) => writeFileSync(join(overlay.folder, types), generated(field))

test('a check after another sees what changed in the generated types', { timeout: 120_000 }, async () => {
  expect(await check()).toMatchObject({ ok: true, seen: 3 })
  write('heading')
  const broken = await check()
  expect(broken.ok).toBe(false)
  expect(broken.text).toContain("web/content/probe.ts(2,54): error TS2339: Property 'title' does not exist")
  write('title')
  expect(await check()).toMatchObject({ ok: true })
})

test('a check that looks at nothing fails', { timeout: 120_000 }, async () => {
  rmSync(join(overlay.folder, 'web'), { recursive: true })
  expect(await check()).toMatchObject({ ok: false })
})
