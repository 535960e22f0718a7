import type { Article, Body, Prose } from '#web/content/sanity.types.ts'
import { type QuotedRuleId, quotedRules } from '#web/finance/changelog/quoted-rules.ts'
import { indicators, series } from '#web/rates/series.ts'

type Block = Body[number]
type TextBlock = Extract<Block, { _type: 'block' }>
type Inline = NonNullable<TextBlock['children']>[number]
type Series = Extract<Inline, { _type: 'inlineRate' }>['series']

/** A block before it gets the key that its place in the text gives it. */
export type Draft = (key: string) => Block

const MARKUP = /(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|\{\{[a-z-]+\}\})/

type MarkDef = NonNullable<TextBlock['markDefs']>[number]

/** `**negrito**`, `` `fórmula` ``, `[link](/endereco)` and `{{usd-brl}}`, the live rate inside the sentence. */
function text(style: TextBlock['style'], source: string, listItem?: TextBlock['listItem']): Draft {
  return (_key) => {
    const pieces = source
      .split(MARKUP)
      .filter(Boolean)
      .map((piece, index) => inline(`${_key}-${index}`, piece))
    return {
      _type: 'block',
      _key,
      style,
      markDefs: pieces.flatMap(({ mark }) => mark ?? []),
      children: pieces.map(({ child }) => child),
      ...(listItem ? { listItem, level: 1 } : {}),
    }
  }
}

function inline(key: string, piece: string): { child: Inline; mark?: MarkDef } {
  const quoted = /^\{\{(.+)\}\}$/.exec(piece)?.[1]
  if (quoted && quoted in quotedRules) {
    // Just looked up.
    return { child: { _type: 'ruleRef', _key: key, rule: quoted as QuotedRuleId } }
  }
  const rate = quoted
  if (rate) return { child: { _type: 'inlineRate', _key: key, series: seriesNamed(rate) } }
  const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? []
  if (label && href) {
    const mark = `${key}-link`
    return { child: span(key, label, mark), mark: { _type: 'link', _key: mark, href } }
  }
  if (piece.startsWith('**')) return { child: span(key, piece.slice(2, -2), 'strong') }
  if (piece.startsWith('`')) return { child: span(key, piece.slice(1, -1), 'code') }
  return { child: span(key, piece) }
}

function span(key: string, content: string, ...marks: string[]): Inline {
  return { _type: 'span', _key: key, text: marks.includes('code') ? content : unbroken(content), marks }
}

// The keys of objects written out are those of their types.
const known = Object.keys({ ...series, ...indicators }) as Series[]

function seriesNamed(name: string): Series {
  const found = known.find((each) => each === name)
  if (!found) throw new RangeError(`Not a series: ${name}`)
  return found
}

/** Puts the space that does not break where the house style wants it: `R$ 1,00`, `3,5 %`, `20 mil`, `art. 15`. */
export function unbroken(content: string): string {
  return content
    .replace(/(US\$|R\$|art\.|Decreto|Lei) (?=\d)/g, '$1\u00A0')
    .replace(/(\d) (?=%|mil\b|mi\b|milhões\b|milhão\b)/g, '$1\u00A0')
}

export const h2 = (source: string) => text('h2', source)
export const h3 = (source: string) => text('h3', source)
export const p = (source: string) => text('normal', source)
export const item = (source: string) => text('normal', source, 'bullet')
export const step = (source: string) => text('normal', source, 'number')

export function callout(
  tone: 'summary' | 'explain' | 'alert' | 'correction',
  content: string,
  title?: string,
): Draft {
  return (_key) => ({ _type: 'callout', _key, tone, ...(title ? { title } : {}), text: unbroken(content) })
}

export const rate =
  (series: Series): Draft =>
  (_key) => ({ _type: 'rateWidget', _key, series })

type Slug = Extract<Block, { _type: 'calculatorEmbed' }>['slug']

export const calculator =
  (slug: Slug): Draft =>
  (_key) => ({ _type: 'calculatorEmbed', _key, slug })

/** A column whose name ends in `#` holds numbers. */
export function table(caption: string, columns: string[], rows: string[][]): Draft {
  return (_key) => ({
    _type: 'simpleTable',
    _key,
    caption: unbroken(caption),
    columns: columns.map((label, index) => ({
      _type: 'tableColumn',
      _key: `${_key}-c${index}`,
      label: label.replace(/#$/, ''),
      numeric: label.endsWith('#'),
    })),
    rows: rows.map((cells, index) => ({
      _type: 'tableRow',
      _key: `${_key}-r${index}`,
      cells: cells.map(unbroken),
    })),
  })
}

/** Keys come from the order, so that the same text always gives the same document. */
export const body = (drafts: Draft[]): Body => drafts.map((draft, index) => draft(`b${index}`))

/** Paragraphs and lists alone, for an answer or a case. */
export const prose = (...drafts: Draft[]): Prose =>
  body(drafts).map((block) => {
    if (block._type !== 'block') throw new RangeError(`Not text: ${block._type}`)
    return { ...block, style: 'normal' }
  })

export type ArticleSeed = Pick<
  Article,
  'title' | 'dek' | 'keyPoints' | 'body' | 'publishedAt' | 'updatedAt' | 'validUntil' | 'seo'
> & {
  slug: string
  category: string
  sources: Omit<Article['sources'][number], '_key' | '_type'>[]
}
