import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './overlay.ts'

const page = 'web/app/%5Festilo/page.dev.tsx'

/** The components of a file, as far as the text of its imports tells. */
function importedBy(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8')
  return Array.from(text.matchAll(/ from '(#web\/|\.{1,2}\/)([^']+\.tsx)'/g), ([, start = '', rest = '']) =>
    start === '#web/' ? join('web', rest) : join(dirname(path), start, rest),
  )
}

function reachedFrom(path: string, reached = new Set<string>()): ReadonlySet<string> {
  for (const next of importedBy(path)) {
    if (reached.has(next)) continue
    reached.add(next)
    reachedFrom(next, reached)
  }
  return reached
}

test('every component that pages share is on the style sheet', () => {
  const shared = globSync(['web/ui/**/*.tsx', 'web/ads/*.tsx', 'web/calculators/form/**/*.tsx'], {
    cwd: root,
    // hydrate.tsx takes an island over and renders nothing itself.
    exclude: ['**/*.test.tsx', 'web/ui/islands/hydrate.tsx'],
  })
  expect(shared.length).toBeGreaterThan(40)
  const reached = reachedFrom(page)
  expect(shared.filter((path) => !reached.has(path))).toEqual([])
})
