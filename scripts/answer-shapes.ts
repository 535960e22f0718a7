// The last part of `npm run typegen`: sanity.types.ts at run time, the type of the answer to each query, for the site to
// check answers against (web/content/queries/answer-shape.ts).
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type SchemaType, type TypeNode, typeEvaluate } from 'groq-js'
import type { Shape } from '#web/content/queries/answer-shape.ts'
import type { ContentQuery } from '#web/content/queries/content-query.ts'

type Said = { absent?: unknown; isNeeded?: true }

/** The shape of the answer to a query; the path of a field is the names that lead to it. */
function shapeOfAnswer(query: string, schema: SchemaType): Shape {
  // A slice is read with numbers.
  const tree = parse(query, { params: { from: 0, to: 1 } })
  const said = whatIsSaid(tree)
  const shape = shapeOf(typeEvaluate(tree, schema), schema, said, '')
  if (!shape) throw new Error(`Nothing can answer ${query}`)
  return shape
}

/** Fallbacks of `coalesce`, and fields that a filter requires to be `defined`, by path. */
function whatIsSaid(tree: unknown): Map<string, Said> {
  const needed = new Set(
    nodesIn(tree, 'Filter').flatMap(({ expr }) => nodesIn(expr, 'FuncCall').flatMap(definedIn)),
  )
  const said = new Map<string, Said>()
  const visit = (node: unknown, path: string): void => {
    if (!isNode(node)) return
    const name = node.type === 'ObjectAttributeValue' ? `${path}.${node.name}` : path
    if (name !== path) {
      const absent = fallbackOf(node.value)
      const isNeeded = needed.has(JSON.stringify(node.value))
      said.set(name, { ...(absent !== undefined && { absent }), ...(isNeeded && { isNeeded }) })
    }
    for (const inner of Object.values(node).flat()) visit(inner, name)
  }
  visit(tree, '')
  return said
}

type Node = { [name: string]: unknown }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

function nodesIn(tree: unknown, type: string): Node[] {
  if (!isNode(tree)) return []
  const inner = Object.values(tree).flatMap((each) => nodesIn(each, type))
  return tree.type === type ? [tree, ...inner] : inner
}

function definedIn({ name, args }: Node): string[] {
  return name === 'defined' && Array.isArray(args) ? [JSON.stringify(args[0])] : []
}

function fallbackOf(value: unknown): unknown {
  if (!isNode(value) || value.name !== 'coalesce' || !Array.isArray(value.args)) return undefined
  const last = value.args.at(-1)
  if (last.type === 'Array') return []
  return last.type === 'Value' ? last.value : undefined
}

function shapeOf(
  node: TypeNode,
  schema: SchemaType,
  said: Map<string, Said>,
  path: string,
): Shape | undefined {
  const within = (inner: TypeNode, name = path) => shapeOf(inner, schema, said, name)
  switch (node.type) {
    case 'null':
      return undefined
    case 'unknown':
      return 'any'
    case 'string':
    case 'number':
    case 'boolean':
      return node.value === undefined ? node.type : [node.value]
    case 'inline': {
      const found = schema.find(({ name }) => name === node.name)
      return found?.type === 'type' ? within(found.value) : undefined
    }
    case 'array': {
      const list = within(node.of)
      return list && (isText(list) ? 'text' : { list })
    }
    case 'union':
      return node.of.map((each) => within(each)).reduce(merged, undefined)
    case 'object': {
      const own = Object.entries(node.attributes).flatMap(([name, { value }]) => {
        const is = within(value, `${path}.${name}`)
        return is ? [[name, { is, ...said.get(`${path}.${name}`) }] as const] : []
      })
      const rest = node.rest && within(node.rest)
      return merged({ fields: Object.fromEntries(own) }, rest)
    }
  }
}

type Fields = Extract<Shape, { fields: unknown }>

const isFields = (shape: Shape): shape is Fields => typeof shape === 'object' && 'fields' in shape
const isList = (shape: Shape) => typeof shape === 'object' && 'list' in shape
const isWords = (shape: Shape): shape is readonly unknown[] => Array.isArray(shape)

/** Whether a list of these is a text with blocks. */
function isText(item: Shape): boolean {
  const type = isFields(item) ? item.fields._type?.is : undefined
  return type !== undefined && isWords(type) && type.includes('block')
}

/** The union of two shapes; of two records, a record with the fields of both. */
function merged(one: Shape | undefined, other: Shape | undefined): Shape | undefined {
  if (!one || !other || JSON.stringify(one) === JSON.stringify(other)) return one ?? other
  if (isFields(one) && isFields(other)) return mergedFields(one, other)
  if (isList(one) && isList(other)) return { list: merged(one.list, other.list) ?? 'any' }
  if (isWords(one) && isWords(other)) return [...new Set([...one, ...other])]
  return isWords(one) ? kindOver(other, one) : kindOver(one, other)
}

function kindOver(kind: Shape, words: Shape): Shape {
  if (isWords(words) && words.every((word) => typeof word === kind)) return kind
  throw new Error(`Nothing is one of ${JSON.stringify([kind, words])}`)
}

function mergedFields(one: Fields, other: Fields): Fields {
  const fields = { ...one.fields }
  for (const [name, field] of Object.entries(other.fields)) {
    fields[name] = { ...field, is: merged(fields[name]?.is, field.is) ?? field.is }
  }
  return { fields }
}

const root = join(import.meta.dirname, '..')
// As `sanity schema extract` writes it.
const schema = JSON.parse(readFileSync(join(root, 'studio/schema.json'), 'utf8')) as SchemaType
const files = globSync('web/content/queries/*queries.ts', { cwd: root }).toSorted()
const queries: Record<string, ContentQuery<keyof SanityQueries>> = Object.assign(
  {},
  ...(await Promise.all(files.map((file) => import(join(root, file))))),
)
const lines = Object.entries(queries).map(
  ([name, { groq }]) =>
    `  // ${name}\n  ${JSON.stringify(groq)}: ${JSON.stringify(shapeOfAnswer(groq, schema))},\n`,
)
writeFileSync(
  join(root, 'web/content/sanity.shapes.ts'),
  `// Written by \`npm run typegen\` (scripts/answer-shapes.ts), as sanity.types.ts is.
import type { Shape } from './queries/answer-shape.ts'

export const answerShapes: Record<keyof SanityQueries, Shape> = {
${lines.join('')}}
`,
)
