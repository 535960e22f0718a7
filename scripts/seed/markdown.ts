import { Marked, type MarkedToken, type Token, type Tokens } from 'marked'
import { type Draft, isLive, type Piece, type Table, type TextStyle, text } from './portable-text.ts'
import { figureOf, fill, locate, type Passage, refuse, type TextSource } from './text-source.ts'

const marked = new Marked({
  // An address that is only written stays words.
  tokenizer: { url: () => undefined },
})

// No extension is in use, so each token is one of those that the type names.
const known = (tokens: Token[]) => tokens as MarkedToken[]

export function proseOf(passage: Passage, source: TextSource): Draft[] {
  return tokensOf(passage).flatMap(({ token, line }) => locate(source, line, () => draftsOf(token, source)))
}

/** The tokens of a passage, each with its line in the file. */
function tokensOf({ markdown, line }: Passage): { token: MarkedToken; line: number }[] {
  let at = line
  return known(marked.lexer(markdown)).flatMap((token) => {
    const located = { token, line: at }
    at += token.raw.split('\n').length - 1
    return token.type === 'space' ? [] : located
  })
}

function draftsOf(token: MarkedToken, source: TextSource): Draft[] {
  switch (token.type) {
    case 'heading':
      return [text(headingStyle(token), piecesOf(token.tokens, source))]
    case 'paragraph':
      return [text('normal', piecesOf(token.tokens, source))]
    case 'list':
      return token.items.map((item) =>
        text('normal', piecesOf(wordsOf(item), source), token.ordered ? 'number' : 'bullet'),
      )
    default:
      throw new RangeError(`A ${token.type} cannot stand here`)
  }
}

function headingStyle({ depth }: Tokens.Heading): TextStyle {
  if (depth === 2 || depth === 3) return `h${depth}`
  throw new RangeError('A heading is ## or ###')
}

function wordsOf({ tokens }: Tokens.ListItem): Token[] {
  const [words, ...others] = known(tokens)
  if (words?.type !== 'text' || others.length > 0) throw new RangeError('An item of a list is one paragraph')
  return words.tokens ?? []
}

function piecesOf(tokens: Token[], source: TextSource): Piece[] {
  const pieces: Piece[] = []
  for (const piece of known(tokens).flatMap((token) => pieceOf(token, source))) {
    const last = pieces.at(-1)
    // Words and a figure between them are one span.
    if (last && 'words' in last && 'words' in piece && !last.mark && !piece.mark) last.words += piece.words
    else pieces.push(piece)
  }
  return pieces
}

function pieceOf(token: MarkedToken, source: TextSource): Piece[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return token.text
        .split(/(\{\{[^}]+\}\})/)
        .filter(Boolean)
        .map((words) => liveOf(words) ?? { words: fill(words, source) })
    case 'strong':
      return [{ words: fill(token.text, source), mark: 'strong' }]
    case 'codespan':
      return [{ words: fill(token.text, source), mark: 'code' }]
    case 'link':
      return [{ words: fill(token.text, source), mark: { href: fill(token.href, source) } }]
    default:
      throw new RangeError(`A ${token.type} cannot stand in a sentence`)
  }
}

function liveOf(words: string): Piece | undefined {
  const name = /^\{\{(.+)\}\}$/.exec(words)?.[1]
  return name !== undefined && isLive(name) ? { live: name } : undefined
}

/** The paragraphs of a passage that has nothing else, as plain words. */
export function plainOf(passage: Passage, source: TextSource): string[] {
  return tokensOf(passage).map(({ token, line }) =>
    locate(source, line, () => {
      if (token.type !== 'paragraph') throw new RangeError(`A ${token.type} cannot stand here`)
      return fill(token.text, source)
    }),
  )
}

/** The items of the one list of a passage, as plain words. */
export function itemsOf(passage: Passage, source: TextSource): string[] {
  return tokensOf(passage).flatMap(({ token, line }) =>
    locate(source, line, () => {
      if (token.type !== 'list') throw new RangeError(`A ${token.type} cannot stand here, only a list`)
      return token.items.map(({ text: words }) => fill(words, source))
    }),
  )
}

/** The one table of a passage. A row that is `{{rows}}` alone stands for the rows that this figure has. */
export function tableOf(passage: Passage, source: TextSource): Table {
  const [{ token, line } = { token: undefined, line: passage.line }, ...others] = tokensOf(passage)
  if (token?.type !== 'table' || others.length > 0)
    return refuse(source, line, 'Here stands one table, and nothing else')
  return {
    columns: token.header.map(({ text: label, align }) => ({
      label: locate(source, line, () => fill(label, source)),
      numeric: align === 'right',
    })),
    // Below the heads and the line of dashes.
    rows: token.rows.flatMap((cells, index) => locate(source, line + 2 + index, () => rowsOf(cells, source))),
  }
}

function rowsOf(cells: Tokens.TableCell[], source: TextSource): string[][] {
  const [first = '', ...others] = cells.map(({ text: words }) => words)
  const alone = others.every((words) => words === '') && /^\{\{([^}]+)\}\}$/.exec(first)?.[1]
  const value = alone ? figureOf(alone, source) : undefined
  if (!Array.isArray(value)) return [cells.map(({ text: words }) => fill(words, source))]
  return value.map((row: unknown) => {
    if (Array.isArray(row) && row.length === cells.length) return row.map(String)
    throw new RangeError(`{{${alone}}} has a row that is not of ${cells.length} cells`)
  })
}

export type Section = Passage & { title: string }

/** Text under each heading of this depth. @throws RangeError for words before the first of them */
export function sectionsOf(
  { markdown, line }: Passage,
  heading: '##' | '###',
  source: TextSource,
): Section[] {
  const sections: Section[] = []
  for (const [index, words] of markdown.split('\n').entries()) {
    const at = line + index
    const last = sections.at(-1)
    if (words.startsWith(`${heading} `)) {
      const title = locate(source, at, () => fill(words.slice(heading.length + 1), source))
      sections.push({ title, markdown: '', line: at + 1 })
    } else if (last) last.markdown += `${words}\n`
    else if (words.trim() !== '') refuse(source, at, `A heading is missing before this: ${heading}`)
  }
  return sections
}
