import * as z from 'zod'
import { itemsOf, plainOf, proseOf, sectionsOf, tableOf } from './markdown.ts'
import * as blocks from './portable-text.ts'
import { calculatorSlug } from './text-file.ts'
import { figureOf, fill, locate, type Passage, refuse, type TextSource } from './text-source.ts'
import type { Worked } from './worked.ts'

/** A block: `:::chart`, a line for each of its fields, its Markdown after an empty line, `:::`. */
export type Part = Passage & { kind?: string; fields: Record<string, string> }

const BLOCK = /^(:::\w+\n(?:[\s\S]*?\n)?:::)$/m

/** The parts of a passage, prose and blocks, in their order. @throws RangeError for a block without its end */
function partsOf({ markdown, line }: Passage, source: TextSource): Part[] {
  let at = line
  return markdown.split(BLOCK).flatMap((piece, index) => {
    const part = index % 2 === 1 ? opened(piece, at, source) : { markdown: piece, line: at, fields: {} }
    at += piece.split('\n').length - 1
    const stray = part.markdown.split('\n').findIndex((words) => words.startsWith(':::'))
    if (stray !== -1)
      refuse(
        source,
        part.line + stray,
        'A block begins with :::kind and ends with :::, and has no other inside',
      )
    return index % 2 === 1 || piece.trim() !== '' ? part : []
  })
}

/** A block without the lines that open and close it. */
function opened(piece: string, line: number, source: TextSource): Part {
  const [, kind = '', head = '', markdown = ''] = /^:::(\w+)\n((?:\w+: .+\n)*)([\s\S]*):::$/.exec(piece) ?? []
  const lines = head.split('\n').slice(0, -1)
  const fields = lines.map((words, index): [string, string] => {
    const [name = '', ...value] = words.split(': ')
    return [name, locate(source, line + 1 + index, () => fill(value.join(': '), source))]
  })
  return { kind, fields: Object.fromEntries(fields), markdown, line: line + 1 + lines.length }
}

export function draftsOf(passage: Passage, source: TextSource): blocks.Draft[] {
  return partsOf(passage, source).flatMap((part) => draftsOfPart(part, source))
}

function draftsOfPart(part: Part, source: TextSource): blocks.Draft[] {
  if (part.kind === undefined) return proseOf(part, source)
  return [locate(source, part.line, () => blockOf(part, source))]
}

/** The lists that a document has beside its body, each written as a block with the name of its field. */
export function listsIn<Name extends string>(
  passage: Passage,
  source: TextSource,
  names: readonly Name[],
): { blocks: blocks.Draft[]; lists: Record<Name, Part> } {
  const parts = partsOf(passage, source)
  const isList = ({ kind }: Part) => names.some((name) => name === kind)
  const empty: Part = { markdown: '', line: passage.line, fields: {} }
  const lists = names.map((name) => [name, parts.find(({ kind }) => kind === name) ?? empty])
  return {
    blocks: parts.filter((part) => !isList(part)).flatMap((part) => draftsOfPart(part, source)),
    // Each of the names has its list.
    lists: Object.fromEntries(lists) as Record<Name, Part>,
  }
}

const words = z.string()

type Make = (part: Part, source: TextSource) => blocks.Draft

/** A kind of block whose fields are checked before it is made. */
const kind =
  <Shape extends z.ZodRawShape>(
    shape: Shape,
    make: (fields: z.infer<z.ZodObject<Shape>>, part: Part, source: TextSource) => blocks.Draft,
  ): Make =>
  (part, source) =>
    make(fieldsOf(part, z.strictObject(shape)), part, source)

function fieldsOf<Fields>({ fields }: Part, shape: z.ZodType<Fields>): Fields {
  const parsed = shape.safeParse(fields)
  if (parsed.success) return parsed.data
  throw new RangeError(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  )
}

/** Blocks by the word after `:::`; texts/README.md shows each. */
const kinds: Record<string, Make> = {
  callout: kind(
    {
      tone: z.enum(['summary', 'explain', 'example', 'warning', 'mistake', 'alert', 'law', 'correction']),
      title: words.optional(),
    },
    ({ tone, title }, part, source) => blocks.callout(tone, onlyOne(plainOf(part, source)), title),
  ),
  table: kind({ caption: words }, ({ caption }, part, source) =>
    blocks.table(caption, tableOf(part, source)),
  ),
  comparison: kind({ caption: words, unit: words.optional(), source: words }, (fields, part, source) =>
    blocks.comparison(fields.unit, fields.source, fields.caption, tableOf(part, source)),
  ),
  chart: kind(
    { kind: z.enum(['line', 'bar']), caption: words, unit: words, source: words, alt: words },
    (fields, part, source) => {
      const { columns, rows } = tableOf(part, source)
      const points = [columns.map(({ label }) => label), ...rows].map((cells) => cells.join(';')).join('\n')
      return blocks.chart(fields, points)
    },
  ),
  formula: kind(
    { title: words, expression: words, excel: words.optional(), calculator: calculatorSlug.optional() },
    (fields, part, source) =>
      blocks.formula(
        fields,
        itemsOf(part, source).map((letter) => {
          const [, symbol, meaning] = /^(\S+): (.+)$/.exec(letter) ?? []
          if (!symbol || !meaning)
            throw new RangeError(`Not a letter of the formula and its meaning: ${letter}`)
          return [symbol, meaning]
        }),
      ),
  ),
  timeline: kind({}, (_, part, source) => blocks.timeline(tableOf(part, source).rows)),
  faq: kind({}, (_, part, source) => blocks.faq(questionsIn(part, source))),
  steps: kind({ title: words }, ({ title }, part, source) =>
    blocks.steps(
      title,
      sectionsOf(part, '###', source).map((section) => ({
        title: section.title,
        text: onlyOne(plainOf(section, source)),
      })),
    ),
  ),
  checklist: kind({ title: words }, ({ title }, part, source) =>
    blocks.checklist(title, itemsOf(part, source)),
  ),
  calculator: kind({ of: words, title: words.optional() }, ({ of, title }, _, source) => {
    const embedded = figureOf(of, source)
    if (!isWorked(embedded)) throw new RangeError(`Not a calculation: ${of}`)
    return embedded.embed(title)
  }),
  rate: kind({ series: words, mode: z.enum(['card', 'line', 'month']).optional() }, ({ series, mode }) =>
    blocks.rate(series, mode),
  ),
  asset: kind({ code: words }, ({ code }) => blocks.asset(code)),
}

function blockOf(part: Part, source: TextSource): blocks.Draft {
  const make = kinds[part.kind ?? '']
  if (!make) throw new RangeError(`Not a block: ${part.kind}`)
  return make(part, source)
}

export function questionsIn(part: Part, source: TextSource): blocks.Question[] {
  return sectionsOf(part, '###', source).map((section) => ({
    question: section.title,
    answer: locate(source, section.line, () => blocks.prose(proseOf(section, source))),
  }))
}

function onlyOne(paragraphs: string[]): string {
  const [only, ...others] = paragraphs
  if (only === undefined || others.length > 0) throw new RangeError('Here stands one paragraph')
  return only
}

function isWorked(value: unknown): value is Worked {
  return typeof value === 'object' && value !== null && 'embed' in value
}
