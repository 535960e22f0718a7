import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isNode, LineCounter, parseDocument } from 'yaml'
import * as z from 'zod'
import { definitions } from '#web/calculators/definitions.ts'
import type { CalculatorSlug } from '#web/calculators/registry.ts'
import type { Figures } from './expression.ts'
import { common, fill, locate, type Passage, refuse, type TextSource } from './text-source.ts'
import { worked } from './worked.ts'

/** A text file: its fields between the lines `---`, with figures filled in, and the Markdown below them. */
export type TextFile<Meta> = { meta: Meta; passage: Passage; source: TextSource }

const slugs = Object.keys(definitions) as CalculatorSlug[] // its keys

export const pageFields = {
  slug: z.string(),
  title: z.string(),
  dek: z.string(),
  seo: z.strictObject({ title: z.string(), description: z.string() }),
}

export const calculatorSlug = z.enum(slugs)

export const source = z.strictObject({
  title: z.string(),
  publisher: z.string(),
  url: z.url(),
  accessedOn: z.iso.date(),
  kind: z.enum(['law', 'official', 'study', 'press']),
})

/** The sources of a text as its document has them. */
export const sourcesOf = (sources: z.infer<typeof source>[]) =>
  sources.map((each, index) => ({ ...each, _type: 'source' as const, _key: `s${index}` }))

const repository = fileURLToPath(new URL('../../', import.meta.url))

export const texts = new URL('texts/', import.meta.url)

/**
 * The texts of a folder, in the order of their files' names.
 *
 * @throws RangeError with file and line for a mistake in one of them
 */
export async function readTexts<Meta>(folder: string, shape: z.ZodType<Meta>): Promise<TextFile<Meta>[]> {
  const place = new URL(`${folder}/`, texts)
  const files = readdirSync(place).filter((name) => name.endsWith('.md'))
  return Promise.all(files.toSorted().map((file) => readText(new URL(file, place), shape)))
}

/** One text. @throws RangeError as `readTexts` does */
export async function readText<Meta>(file: URL, shape: z.ZodType<Meta>): Promise<TextFile<Meta>> {
  const text = readFileSync(file, 'utf8')
  const named = sourceOf(file)
  const [, front, markdown] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? []
  if (front === undefined || markdown === undefined)
    return refuse(named, 1, 'A text begins with its fields between two lines ---')
  // The first line of the file is ---.
  const yaml = readYaml(front, 1, named)
  const { calculations = {}, figures: shared = [], ...fields } = yaml.content
  check(shared, z.array(z.string()), ['figures'], yaml, named)
  const beside = { ...named, figures: await figuresFor(file, shared) }
  const works = worksOf(filled(calculations, ['calculations'], yaml, beside), yaml, beside)
  const source = { ...named, figures: { ...beside.figures, ...works } }
  const meta = filled(fields, [], yaml, source)
  check(meta, shape, [], yaml, source)
  return { meta, passage: { markdown, line: front.split('\n').length + 2 }, source }
}

/** A file of fields alone. @throws RangeError as `readTexts` does */
export function readFields<Fields>(file: URL, shape: z.ZodType<Fields>): Fields {
  const source = sourceOf(file)
  const yaml = readYaml(readFileSync(file, 'utf8'), 0, source)
  const { content } = yaml
  check(content, shape, [], yaml, source)
  return content
}

const sourceOf = (file: URL): TextSource => ({ file: relative(repository, fileURLToPath(file)), figures: {} })

/** Exports of the files of figures: the shared ones that a text names, and the one with the text's name. */
async function figuresFor(file: URL, shared: string[]): Promise<Figures> {
  const own = new URL(file.href.replace(/\.md$/, '.figures.ts'))
  const others = shared.map((name) => new URL(`${name}.figures.ts`, file))
  const modules = existsSync(own) ? [...others, own] : others
  const exported: Figures[] = await Promise.all(modules.map(({ href }) => import(href)))
  return Object.assign({ ...common }, ...exported)
}

type Path = readonly PropertyKey[]
type Yaml = { content: Record<string, unknown>; lineOf: (path: Path) => number }

function readYaml(written: string, before: number, source: TextSource): Yaml {
  const lines = new LineCounter()
  // Every value is words: `12` is what one types in a field, `2026-11-22` a day.
  const yaml = parseDocument(written, { lineCounter: lines, schema: 'failsafe', merge: true })
  const lineAt = (offset: number) => lines.linePos(offset).line + before
  const [broken] = yaml.errors
  if (broken) refuse(source, lineAt(broken.pos[0]), broken.message)
  const content: unknown = yaml.toJS()
  const lineOf = (path: Path): number => {
    const node: unknown = yaml.getIn(path, true)
    if (isNode(node) && node.range) return lineAt(node.range[0])
    return path.length > 0 ? lineOf(path.slice(0, -1)) : before + 1
  }
  return { content: typeof content === 'object' && content !== null ? { ...content } : {}, lineOf }
}

const calculationsShape = z.record(z.string(), z.object({ calculator: calculatorSlug }).catchall(z.string()))

/** The calculations of the front matter, by name: those that need only what a reader would type. */
function worksOf(calculations: unknown, yaml: Yaml, source: TextSource): Figures {
  check(calculations, calculationsShape, ['calculations'], yaml, source)
  const works = Object.entries(calculations).map(([name, { calculator, ...typed }]) => {
    const line = yaml.lineOf(['calculations', name])
    return [name, locate(source, line, () => worked(definitions[calculator], typed))]
  })
  return Object.fromEntries(works)
}

function filled(value: unknown, path: Path, yaml: Yaml, source: TextSource): unknown {
  if (typeof value === 'string') return locate(source, yaml.lineOf(path), () => fill(value, source))
  if (Array.isArray(value)) return value.map((each, index) => filled(each, [...path, index], yaml, source))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, filled(each, [...path, name], yaml, source)]),
  )
}

/** The fields stay in the order in which they are written. */
function check<Shape>(
  value: unknown,
  shape: z.ZodType<Shape>,
  at: Path,
  yaml: Yaml,
  source: TextSource,
): asserts value is Shape {
  const [issue] = shape.safeParse(value).error?.issues ?? []
  if (!issue) return
  const path = [...at, ...issue.path]
  refuse(source, yaml.lineOf(path), `${path.join('.')}: ${issue.message}`)
}
