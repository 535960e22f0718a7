export type AdPolicy = 'normal' | 'fewer' | 'none'

type Block = { _type: string; _key: string; style?: string; listItem?: unknown; children?: unknown }
type AdBreak = { _type: 'adBreak'; _key: string; place?: 'artigo-1' | 'artigo-2' }

type Placed<B> = {
  /** The text with an `adBreak` where an advertisement stands, and without those where none does. */
  blocks: (B | AdBreak)[]
  /** Whether one may stand at the end: `artigo-fim`. */
  atEnd: boolean
}

/** Words read before the first one. */
const BEFORE_FIRST = 250
/** Words between two: more than a window, and at most a tenth or so of a phone's page. */
const BETWEEN = 600
/** Words between the first and the one at the end. More lies there that is not counted: questions, tables, calculators. */
const BEFORE_END = 440
const BLOCKS_BEFORE_FIRST = 3
/** Words that one waits for a heading, rather than stand inside a section: as long as a section is. */
const WAIT = 240

/**
 * Chooses where advertisements stand in an article, by the words around them.
 *
 * The first comes after the third block and 250 words, the last at the end if 440 follow, one between them if 600 words
 * separate it from both. A hint of the editor (`adBreak`) is taken instead of the first place behind it that
 * would do; without one it waits for the end of a section that is near. Never inside a list, after a heading, or beside
 * a block that reacts to the reader. With `fewer` only the end is left.
 */
export function placeAds<B extends Block>(body: readonly B[], policy: AdPolicy): Placed<B> {
  const blocks = body.filter(({ _type }) => _type !== 'adBreak')
  if (policy === 'none') return { blocks, atEnd: false }
  const wordsUntil = runningWords(blocks)
  const total = wordsUntil.at(-1) ?? 0
  if (policy === 'fewer') return { blocks, atEnd: total >= BEFORE_FIRST }

  const hints = hintsIn(body)
  const first = position(blocks, wordsUntil, hints, {
    from: BEFORE_FIRST,
    least: BLOCKS_BEFORE_FIRST,
    to: total,
  })
  const read = first === undefined ? 0 : (wordsUntil[first] ?? 0)
  const atEnd = total >= BEFORE_FIRST && (first === undefined || total - read >= BEFORE_END)
  const middle =
    first === undefined
      ? undefined
      : position(blocks, wordsUntil, hints, {
          from: Math.max(read + BETWEEN, total / 2),
          least: 0,
          to: total - (atEnd ? BETWEEN : 0),
        })
  const breaks = new Map<number, AdBreak>()
  if (first !== undefined) breaks.set(first, adBreak('artigo-1'))
  if (middle !== undefined) breaks.set(middle, adBreak('artigo-2'))
  return {
    blocks: blocks.flatMap((block, index) => {
      const after = breaks.get(index)
      return after ? [block, after] : [block]
    }),
    atEnd,
  }
}

const adBreak = (place: 'artigo-1' | 'artigo-2'): AdBreak => ({ _type: 'adBreak', _key: place, place })

type Range = { from: number; to: number; least: number }

/**
 * The block after which an advertisement stands: at a hint in the range if there is one, else before a heading near the
 * first that will do, else there.
 */
function position(
  blocks: readonly Block[],
  wordsUntil: readonly number[],
  hints: ReadonlySet<number>,
  { from, to, least }: Range,
): number | undefined {
  const fits = blocks.flatMap((_, index) => {
    const words = wordsUntil[index] ?? 0
    const isWithin = index + 1 >= least && words >= from && words <= to
    return isWithin && isQuiet(blocks[index], blocks[index + 1]) ? index : []
  })
  const [first] = fits
  if (first === undefined) return undefined
  const read = wordsUntil[first] ?? 0
  // Waiting costs no other place: the one at the end keeps its distance.
  const last = (wordsUntil.at(-1) ?? 0) - BEFORE_END
  const near = Math.min(read + WAIT, read <= last ? last : Number.POSITIVE_INFINITY)
  const endsSection = (index: number) => (wordsUntil[index] ?? 0) <= near && isHeading(blocks[index + 1])
  return fits.find((index) => hints.has(index)) ?? fits.find(endsSection) ?? first
}

/** How many blocks, without the hints, stand before each hint: as the index of the last of them. */
function hintsIn(body: readonly Block[]): Set<number> {
  let before = -1
  const hints = new Set<number>()
  for (const { _type } of body) {
    if (_type === 'adBreak') hints.add(before)
    else before += 1
  }
  return hints
}

/** Between two blocks, an advertisement cannot be taken for a part of the text or a button of it. */
function isQuiet(before: Block | undefined, after: Block | undefined): boolean {
  const isParagraph = before?._type === 'block' && !before.listItem && !isHeading(before)
  return isParagraph && after?._type === 'block' && !after.listItem
}

function isHeading(block: Block | undefined): boolean {
  return /^h\d$/.test(block?.style ?? '')
}

/** Words of the paragraphs up to each block; tables and boxes are looked at, not read through. */
function runningWords(blocks: readonly Block[]): number[] {
  let sum = 0
  return blocks.map((block) => {
    sum += block._type === 'block' ? wordsIn(block.children) : 0
    return sum
  })
}

function wordsIn(children: unknown): number {
  if (!Array.isArray(children)) return 0
  const text = children.map((child: { text?: unknown }) => (typeof child.text === 'string' ? child.text : ''))
  return text.join('').split(/\s+/).filter(Boolean).length
}
