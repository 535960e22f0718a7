// `npm run typegen`: writes the maps of all sources of numbers from web/rates/providers. `--check` compares alone.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Source } from '#web/rates/providers/source.ts'
import { entryOf, variableOf, writeGenerated } from './generated-files.ts'
import { root } from './start/settings.ts'

const home = 'web/rates/providers'
/** Imports every source, and therefore cannot be looked at while one is being removed. */
const all = `${home}/all.ts`
const twins = 'simulator/providers'

type Found = Source & { id: string }

const named = (folder: string) =>
  globSync('*.ts', { cwd: join(root, folder), exclude: ['*.test.ts', basename(all)] }).map((file) =>
    basename(file, '.ts'),
  )

const found: readonly Found[] = (
  await Promise.all(
    named(home).map(async (id): Promise<Found[]> => {
      const { source } = await import(join(root, home, `${id}.ts`))
      return source ? [{ id, ...source }] : []
    }),
  )
)
  .flat()
  .toSorted((one, other) => one.id.localeCompare(other.id))

/** Every part of each source, and the remaining parts of a removed one. */
const ids = new Set([...found.map(({ id }) => id), ...named(twins)])
const missing = [...ids].flatMap((id) =>
  [
    ...(found.some((source) => source.id === id) ? [] : [`${home}/${id}.ts with an export \`source\``]),
    ...[`${twins}/${id}.ts`, `${home}/${id}.test.ts`, `tests/fixtures/${id}`].filter(
      (part) => !existsSync(join(root, part)),
    ),
  ].map((part) => `The source ${id} lacks ${part}.`),
)
if (missing.length > 0) {
  console.error(`${missing.join('\n')}\nAdd what is missing, or remove the other parts as well.`)
  process.exit(1)
}

const lines = <Item>(items: readonly Item[], line: (item: Item) => string) => items.map(line).join('\n')
const withKey = found.flatMap(({ id, name, key }) => (key ? { id, name, ...key } : []))
const plans = withKey.flatMap(({ plans }) => plans ?? [])
const urlVariable = (id: string) => `${id.replaceAll('-', '_').toUpperCase()}_URL`

/** Comments of a file of variables, none much longer than the lines of the code. */
const comment = (text: string) => text.replace(/.{1,120}( |$)/g, (line) => `# ${line.trimEnd()}\n`)
const exampleHead = '# --- Sources of numbers (written by `npm run typegen` from web/rates/providers)\n'
const example = `${exampleHead}
${lines(
  withKey,
  ({ name, variable, note, plans }) =>
    `${comment(`Key of ${name}. ${note}`)}# ${variable}=${plans ? `\n${comment(plans.note)}# ${plans.variable}=${plans.names.at(-1)}` : ''}`,
)}

# Address of a source behind a proxy; must not be on this machine with MARKET=live. Without it: the source's own, or the
# simulator's.
${lines(found, ({ id, note }) => `${note ? comment(note) : ''}# ${urlVariable(id)}=https://proxy.example.com.br/${id}`)}
`

writeGenerated(`the files of ${home}`, {
  'web/rates/sources.ts': `
/** Every source of numbers: what a page says of it. By the name that it has in its files, in the simulator and in the answers of the site. */
export const sources = {
${lines(found, ({ id, name, url, host, licence }) => `'${id}': ${JSON.stringify({ name, url, host, licence })},`)}
} as const

export type SourceId = keyof typeof sources

/** Those that a reader's browser asks too, when the site cannot be reached. */
export const askedByBrowsers: readonly SourceId[] = ${JSON.stringify(found.flatMap(({ id, isAskedByBrowsers }) => (isAskedByBrowsers ? id : [])))}`,

  'web/rates/source-variables.ts': `
import type { SourceId } from './sources.ts'

/** The variable of the environment with another address of a source, such as a proxy. */
export const urlVariables = {
${lines(found, ({ id }) => `'${id}': '${urlVariable(id)}',`)}
} as const satisfies Record<SourceId, string>

/** The variable with its key. */
export const keyVariables = {
${lines(withKey, ({ id, variable }) => `'${id}': '${variable}',`)}
} as const satisfies Partial<Record<SourceId, string>>

/** Requests that a source answers, where its documents say so; of the least plan where a key has several. */
export const limits: Readonly<Partial<Record<SourceId, { minute?: number; month?: number }>>> = {
${lines(
  found.filter(({ limits }) => limits),
  ({ id, limits }) => `'${id}': ${JSON.stringify(limits)},`,
)}
}

/** Sources that their terms leave out of a site with advertisements. */
export const withoutAdvertising: readonly SourceId[] = ${JSON.stringify(found.flatMap(({ id, withoutAdvertising }) => (withoutAdvertising ? id : [])))}

/** The plans that a key may be of, by the variable that says which, the least first. */
export const plans = ${JSON.stringify(Object.fromEntries(plans.map(({ variable, names }) => [variable, names])))} as const`,

  [all]: `
import type { SourceId } from '../sources.ts'
${lines(found, ({ id }) => `import { source as ${variableOf(id)} } from './${id}.ts'`)}
import type { Source } from './source.ts'

/** Every source whole, with its question and what it needs: for scripts and tests. */
export const definitions: Readonly<Record<SourceId, Source>> = {
${lines(found, ({ id }) => entryOf(id))}
}`,

  'simulator/providers.ts': `
import type { Provider } from './provider.ts'
${lines(found, ({ id }) => `import { ${variableOf(id)} } from './providers/${id}.ts'`)}

/** Who is simulated, each by the name that the site has for it, which is also its address here. */
export const providers = {
${lines(found, ({ id }) => entryOf(id))}
} as const satisfies Record<string, Provider>

export type ProviderName = keyof typeof providers`,

  '.env.example': readFileSync(join(root, '.env.example'), 'utf8').replace(
    /# --- Sources of numbers[\s\S]*?\n(?=\n# --- )/,
    () => example,
  ),
})
