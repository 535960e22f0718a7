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

/**
 * `**negrito**`, `` `fórmula` ``, `[link](/endereco)` and `{{usd-brl}}`, the number of today inside the sentence. Links of
 * other kinds: `[spread](termo:spread)`, `[frase](fonte:2)`, `[VET](sigla:valor efetivo total)`, `[texto](artigo:slug)`.
 */
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
    return { child: span(key, label, mark), mark: markTo(mark, href) }
  }
  if (piece.startsWith('**')) return { child: span(key, piece.slice(2, -2), 'strong') }
  if (piece.startsWith('`')) return { child: span(key, piece.slice(1, -1), 'code') }
  return { child: span(key, piece) }
}

function markTo(_key: string, href: string): MarkDef {
  const [, kind, target = ''] = /^(termo|fonte|sigla|artigo):(.+)$/.exec(href) ?? []
  if (kind === 'termo')
    return { _type: 'glossaryLink', _key, term: { _type: 'reference', _ref: `term-${target}` } }
  if (kind === 'artigo')
    return { _type: 'pageLink', _key, page: { _type: 'reference', _ref: `article-${target}` } }
  if (kind === 'fonte') return { _type: 'sourceRef', _key, number: Number(target) }
  if (kind === 'sigla') return { _type: 'abbr', _key, meaning: target }
  return { _type: 'link', _key, href }
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

/** Puts the space that does not break where the house style wants it: `R$ 1,00`, `€ 20`, `3,5 %`, `20 mil`, `art. 15`. */
export function unbroken(content: string): string {
  return content
    .replace(/(US\$|R\$|€|art\.|Decreto|Lei) (?=\d)/g, '$1\u00A0')
    .replace(/(\d) (?=%|mil\b|mi\b|milhões\b|milhão\b|kWh\b)/g, '$1\u00A0')
}

export const h2 = (source: string) => text('h2', source)
export const h3 = (source: string) => text('h3', source)
export const p = (source: string) => text('normal', source)
export const item = (source: string) => text('normal', source, 'bullet')
export const step = (source: string) => text('normal', source, 'number')

export function callout(
  tone: Extract<Block, { _type: 'callout' }>['tone'],
  content: string,
  title?: string,
): Draft {
  return (_key) => ({ _type: 'callout', _key, tone, ...(title ? { title } : {}), text: unbroken(content) })
}

export const rate =
  (series: Series, mode: Extract<Block, { _type: 'rateWidget' }>['mode'] = 'card'): Draft =>
  (_key) => ({ _type: 'rateWidget', _key, series, mode })

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

/** The same with where it comes from, and a unit when its numbers have one. */
export function comparison(
  unit: string | undefined,
  source: string,
  ...shape: Parameters<typeof table>
): Draft {
  return (_key) => {
    const plain = table(...shape)(_key)
    if (plain._type !== 'simpleTable') throw new TypeError('Not a table')
    return {
      ...plain,
      _type: 'compareTable',
      ...(unit ? { unit } : {}),
      source: unbroken(source),
      rowHeads: true,
    }
  }
}

type Kind<T extends Block['_type']> = Omit<Extract<Block, { _type: T }>, '_type' | '_key'>

/** A block as the store has it, for the kinds that no text of the seed has twice. */
export const chart =
  (block: Kind<'chart'>): Draft =>
  (_key) => ({
    ...block,
    _type: 'chart',
    _key,
    caption: unbroken(block.caption),
    source: unbroken(block.source),
    alt: unbroken(block.alt),
  })

export function formula(block: Omit<Kind<'formula'>, 'variables'>, letters: Record<string, string>): Draft {
  return (_key) => ({
    ...block,
    _type: 'formula',
    _key,
    variables: Object.entries(letters).map(([symbol, meaning], index) => ({
      _type: 'formulaVariable',
      _key: `${_key}-l${index}`,
      symbol,
      meaning,
    })),
  })
}

/** Each event is its day, what happened, and the law. */
export function timeline(events: [date: string, happened: string, law: string][]): Draft {
  return (_key) => ({
    _type: 'timeline',
    _key,
    events: events.map(([date, happened, law], index) => ({
      _type: 'timelineEvent',
      _key: `${_key}-e${index}`,
      date,
      text: unbroken(happened),
      law: unbroken(law),
    })),
  })
}

export type Question = { question: string; answer: Draft[] }

export const questionsOf = (questions: Question[]) =>
  questions.map(({ question, answer }, index) => ({
    _type: 'question' as const,
    _key: `q${index}`,
    question: unbroken(question),
    answer: prose(...answer),
  }))

export const faq =
  (questions: Question[]): Draft =>
  (_key) => ({ _type: 'faq', _key, questions: questionsOf(questions) })

export const steps =
  (title: string, list: { title: string; text: string }[]): Draft =>
  (_key) => ({
    _type: 'stepList',
    _key,
    title,
    steps: list.map(({ title, text }, index) => ({
      _type: 'listStep',
      _key: `${_key}-s${index}`,
      title: unbroken(title),
      text: unbroken(text),
    })),
  })

/** One asset of the catalogue, with its price of today. */
export const asset =
  (code: string): Draft =>
  (_key) => ({ _type: 'assetCard', _key, code })

export const checklist =
  (title: string, items: string[]): Draft =>
  (_key) => ({ _type: 'checklist', _key, title, items: items.map(unbroken) })

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
  | 'title'
  | 'dek'
  | 'keyPoints'
  | 'body'
  | 'publishedAt'
  | 'updatedAt'
  | 'validUntil'
  | 'seo'
  | 'mainTool'
  | 'tags'
  | 'ruleRefs'
> & {
  slug: string
  template?: Article['template']
  /** What changed since it was published, newest first. */
  changes?: [date: string, what: string][]
  /** Up to three, by the id of their document: `article-mudancas-iof-2025`, `guide-cdb`. */
  related?: string[]
  category: string
  sources: Omit<Article['sources'][number], '_key' | '_type'>[]
}
