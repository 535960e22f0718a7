import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { makeOverlay, root, runTool } from './overlay.ts'

const report = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
})

const target = 'export const planted = 1\n'
const importing = (specifier: string) =>
  `import { planted } from '${specifier}'\nexport const seen = planted\n`

const files = {
  'web/rates/target.ts': target,
  'web/rates/providers/target.ts': target,
  'web/content/target.ts': target,
  'web/finance/target.ts': target,
  'web/calculators/first/target.ts': target,
  'web/finance/probe.ts': importing('#web/rates/target.ts'),
  'web/finance/typed.ts':
    "import type { planted } from '#web/rates/target.ts'\nexport type Seen = typeof planted\n",
  'web/ui/Probe.tsx': `${importing('#web/rates/target.ts')}export const Probe = () => <p>{seen}</p>\n`,
  'web/rates/probe.ts': importing('#web/content/target.ts'),
  'web/calculators/second/probe.ts': importing('../first/target.ts'),
  'web/calculators/second/calculate.ts': "import * as z from 'zod'\nexport const seen = z\n",
  'web/calculators/third/calculate.ts': importing('#web/finance/target.ts'),
  'web/calculators/fourth/calculate.ts': importing('./calculate-part.ts'),
  'web/calculators/fourth/calculate-part.ts': importing('./other.ts'),
  'web/calculators/fourth/other.ts': "import * as z from 'zod'\nexport const planted = z\n",
  'web/calculators/fifth/calculate-part.ts': importing('#web/calculators/first/target.ts'),
  'web/calculators/fifth/question.ts': "import * as z from 'zod'\nexport const seen = z\n",
  'schemas/probe.ts': importing('#web/content/target.ts'),
  'schemas/target.ts': target,
  'web/content/probe.ts': importing('#schemas/target.ts'),
  'schemas/document-types.ts': target,
  'web/content/allowed.ts': importing('#schemas/document-types.ts'),
  'studio/probe.ts': importing('#web/rates/target.ts'),
  'lake/probe.ts': importing('#web/finance/target.ts'),
  'simulator/probe.ts': importing('#web/rates/providers/target.ts'),
  'web/rates/one.ts': "import { two } from './two.ts'\nexport const one = () => two\n",
  'web/rates/two.ts': "import { one } from './one.ts'\nexport const two = () => one\n",
  'web/rates/lost.ts': importing('./nowhere.ts'),
  'web/calculators/form/probe.ts': importing('../first/target.ts'),
  'web/rates/catalogue/target.ts': target,
  'web/rates/providers/probe.ts': importing('../catalogue/target.ts'),
  'web/rates/ground.ts': importing('./catalogue/target.ts'),
  'web/rates/catalogue/allowed.ts': importing('../target.ts'),
  'lake/target.ts': target,
  'lake/store/probe.ts': importing('../target.ts'),
  'lake/query/probe.ts': "import { parse } from 'groq-js'\nexport const seen = parse\n",
  'web/finance/labour/target.ts': target,
  'web/finance/open-rules/target.ts': target,
  'web/app/probe.ts': importing('#web/finance/open-rules/target.ts'),
  'web/app/api/allowed.ts': importing('#web/finance/open-rules/target.ts'),
  'web/finance/core/probe.ts': importing('../labour/target.ts'),
}

const forbidden = [
  ['web/finance/probe.ts', 'mayImport: web/finance'],
  ['web/finance/typed.ts', 'mayImport: web/finance'],
  ['web/ui/Probe.tsx', 'mayImport: web/ui'],
  ['web/rates/probe.ts', 'mayImport: web/rates'],
  ['web/calculators/second/probe.ts', 'siblings: one calculator never imports another'],
  ['web/calculators/second/calculate.ts', 'pure: a calculation is finance and its own parts'],
  ['web/calculators/fourth/calculate.ts', 'pure: no calculation reaches a package or a form'],
  ['web/calculators/fifth/calculate-part.ts', 'siblings: one calculator never imports another'],
  ['web/calculators/fifth/question.ts', 'pure: a calculation is finance and its own parts'],
  ['schemas/probe.ts', 'mayImport: schemas'],
  ['web/content/probe.ts', 'mayImport: web/content'],
  ['studio/probe.ts', 'mayImport: studio'],
  ['lake/probe.ts', 'mayImport: lake'],
  ['simulator/probe.ts', 'simulator: never imports a provider'],
  ['web/rates/one.ts', 'no cycles'],
  ['web/rates/lost.ts', 'resolvable'],
  ['web/calculators/form/probe.ts', 'siblings: one calculator never imports another'],
  ['web/rates/providers/probe.ts', 'floors: web/rates/providers'],
  ['web/rates/ground.ts', 'floors: web/rates/.'],
  ['lake/store/probe.ts', 'floors: lake/store'],
  ['lake/query/probe.ts', 'groq-js: one door'],
  ['web/finance/core/probe.ts', 'floors: web/finance/core'],
  ['web/app/probe.ts', 'open rules: only the routes that answer them'],
] as const

function cruise(folder: string, ...folders: string[]) {
  const { failed, output } = runTool(
    folder,
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    ...folders,
  )
  return { failed, ...report.parse(JSON.parse(output)) }
}

describe('planted imports', () => {
  const overlay = makeOverlay(files)
  let seen: ReturnType<typeof cruise>
  beforeAll(() => {
    seen = cruise(overlay.folder, 'web', 'schemas', 'studio', 'lake', 'simulator')
  }, 60_000)
  afterAll(overlay.remove)

  test.each(forbidden)('%s breaks "%s"', (file, rule) => {
    const broken = seen.summary.violations.filter(({ from }) => from === file)
    expect(broken.map(({ rule: { name } }) => name)).toContain(rule)
  })

  test('what the table allows breaks nothing', () => {
    const accused = new Set(seen.summary.violations.map(({ from }) => from))
    expect(accused).not.toContain('web/calculators/third/calculate.ts')
    expect(accused).not.toContain('web/finance/target.ts')
    expect(accused).not.toContain('web/content/allowed.ts')
    expect(accused).not.toContain('web/rates/catalogue/allowed.ts')
    expect(accused).not.toContain('web/app/api/allowed.ts')
  })
})

test('a planted import makes the command fail', { timeout: 60_000 }, () => {
  const overlay = makeOverlay({
    'web/rates/target.ts': target,
    'web/finance/probe.ts': files['web/finance/probe.ts'],
  })
  const { failed, output } = runTool(
    overlay.folder,
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    'web',
  )
  overlay.remove()
  expect(output).toContain('mayImport: web/finance')
  expect(failed).toBe(true)
})

// The whole tree is read by `npm run check`, which says how many modules it saw.
test('components of the real tree are read with what they import', { timeout: 60_000 }, () => {
  const pages = cruise(root, 'web/ui').modules.filter(({ source }) => source.endsWith('.tsx'))
  expect(pages.some(({ dependencies }) => dependencies.length > 2)).toBe(true)
})
