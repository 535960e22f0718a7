import { expect, test } from 'vitest'
import { refuseOversized } from './query-limits.ts'

test.each([
  '['.repeat(100),
  `"${'['.repeat(200)}"`,
  `'${"\\'"}${'('.repeat(200)}'`,
  `// ${'{'.repeat(200)}\n1`,
  // Each of these quotes was taken for the beginning of a text that is looked for to the end of the query.
  '\\"'.repeat(50_000),
])('%.20s… is shallow', (query) => {
  expect(() => refuseOversized(query)).not.toThrow()
})

test.each(['['.repeat(101), `"\\""${'('.repeat(101)}`, `// "\n${'{'.repeat(101)}`])(
  '%.20s… is too deep',
  (query) => {
    expect(() => refuseOversized(query)).toThrow('níveis de aninhamento')
  },
)
