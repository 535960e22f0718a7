import type { Body, Prose } from '#web/content/sanity.types.ts'
import { isQuotedRule } from '#web/finance/changelog/quoted-rules.ts'
import { indicators, series } from '#web/rates/series.ts'

type Block = Body[number]
type TextBlock = Extract<Block, { _type: 'block' }>
type Inline = NonNullable<TextBlock['children']>[number]
type Series = Extract<Inline, { _type: 'inlineRate' }>['series']

/** A block before it gets the key that its place in the text gives it. */
export type Draft = (key: string) => Block

type MarkDef = NonNullable<TextBlock['markDefs']>[number]

/** A part of a sentence: words, or the name of a number of today. */
export type Piece = { words: string; mark?: 'strong' | 'code' | { href: string } } | { live: string }

export type TextStyle = TextBlock['style']

/** A heading, a paragraph or an item of a list. */
export function text(style: TextStyle, pieces: Piece[], listItem?: TextBlock['listItem']): Draft {
  return (_key) => {
    const children = pieces.map((piece, index) => inline(`${_key}-${index}`, piece))
    return {
      _type: 'block',
      _key,
      style,
      markDefs: children.flatMap(({ mark }) => mark ?? []),
      children: children.map(({ child }) => child),
      ...(listItem ? { listItem, level: 1 } : {}),
    }
  }
}

function inline(key: string, piece: Piece): { child: Inline; mark?: MarkDef } {
  if ('live' in piece) return { child: live(key, piece.live) }
  const { words, mark } = piece
  if (mark === undefined) return { child: span(key, words) }
  if (typeof mark === 'string') return { child: span(key, words, mark) }
  return { child: span(key, words, `${key}-link`), mark: markTo(`${key}-link`, mark.href) }
}

function live(_key: string, name: string): Inline {
  const rule = ruleNamed(name)
  return rule ? { _type: 'ruleRef', _key, ...rule } : { _type: 'inlineRate', _key, series: seriesNamed(name) }
}

/** `iof-cartao`, or `iof-cartao.plain` for the number without its law. */
function ruleNamed(name: string) {
  const id = name.replace(/\.plain$/, '')
  return isQuotedRule(id) ? { rule: id, ...(id !== name && { format: 'plain' as const }) } : undefined
}

/** Whether `{{name}}` is a number that the page shows as it is on the day of the visit: a rate, or one of the law. */
export function isLive(name: string): boolean {
  return ruleNamed(name) !== undefined || known.some((each) => each === name)
}

/** Links of other kinds: `termo:spread`, `fonte:2`, `sigla:valor efetivo total`, `artigo:slug`. */
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

const known = Object.keys({ ...series, ...indicators }) as Series[] // its keys

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

export function callout(
  tone: Extract<Block, { _type: 'callout' }>['tone'],
  content: string,
  title?: string,
): Draft {
  return (_key) => ({ _type: 'callout', _key, tone, ...(title ? { title } : {}), text: unbroken(content) })
}

export function rate(name: string, mode: Extract<Block, { _type: 'rateWidget' }>['mode'] = 'card'): Draft {
  const series = seriesNamed(name)
  return (_key) => ({ _type: 'rateWidget', _key, series, mode })
}

export type Table = { columns: { label: string; numeric: boolean }[]; rows: string[][] }

export function table(caption: string, { columns, rows }: Table): Draft {
  return (_key) => tableBlock(_key, caption, { columns, rows })
}

function tableBlock(_key: string, caption: string, { columns, rows }: Table) {
  return {
    _type: 'simpleTable' as const,
    _key,
    caption: unbroken(caption),
    columns: columns.map((column, index) => ({
      _type: 'tableColumn' as const,
      _key: `${_key}-c${index}`,
      ...column,
    })),
    rows: rows.map((cells, index) => ({
      _type: 'tableRow' as const,
      _key: `${_key}-r${index}`,
      cells: cells.map(unbroken),
    })),
  }
}

/** The same with where it comes from, and a unit when its numbers have one. */
export function comparison(unit: string | undefined, source: string, caption: string, table: Table): Draft {
  return (_key) => ({
    ...tableBlock(_key, caption, table),
    _type: 'compareTable',
    ...(unit ? { unit } : {}),
    source: unbroken(source),
    rowHeads: true,
  })
}

type Kind<T extends Block['_type']> = Omit<Extract<Block, { _type: T }>, '_type' | '_key'>

export const chart =
  ({ kind, caption, unit, source, alt }: Omit<Kind<'chart'>, 'points'>, points: string): Draft =>
  (_key) => ({
    kind,
    caption: unbroken(caption),
    points,
    unit,
    source: unbroken(source),
    alt: unbroken(alt),
    _type: 'chart',
    _key,
  })

export function formula(
  block: Omit<Kind<'formula'>, 'variables'>,
  letters: [symbol: string, meaning: string][],
): Draft {
  return (_key) => ({
    ...block,
    _type: 'formula',
    _key,
    variables: letters.map(([symbol, meaning], index) => ({
      _type: 'formulaVariable',
      _key: `${_key}-l${index}`,
      symbol,
      meaning,
    })),
  })
}

/** Each event is its day, what happened, and the law. */
export function timeline(events: string[][]): Draft {
  return (_key) => ({
    _type: 'timeline',
    _key,
    events: events.map(([date = '', happened = '', law = ''], index) => ({
      _type: 'timelineEvent',
      _key: `${_key}-e${index}`,
      date,
      text: unbroken(happened),
      law: unbroken(law),
    })),
  })
}

export type Question = { question: string; answer: Prose }

export const questionsOf = (questions: Question[]) =>
  questions.map(({ question, answer }, index) => ({
    _type: 'question' as const,
    _key: `q${index}`,
    question: unbroken(question),
    answer,
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

/** An answer or a case. @throws RangeError for what is no paragraph or list */
export const prose = (drafts: Draft[]): Prose =>
  body(drafts).map((block) => {
    if (block._type !== 'block' || block.style !== 'normal')
      throw new RangeError('Here stand paragraphs and lists alone')
    return { ...block, style: 'normal' }
  })
