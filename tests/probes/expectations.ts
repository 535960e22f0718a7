import { XMLValidator } from 'fast-xml-parser'
import { type Answer, type Sent, textOf } from './ask.ts'
import type { Expectation } from './probe.ts'

/** A host that is nobody's, and a word that no text of ours has. */
export const evil = 'evil.example'
export const marker = 'zz-marca-9'

/** A header as one text. */
export function headerOf({ headers }: Answer, name: string): string {
  return String(headers[name] ?? '')
}

function seen(answer: Answer): string {
  const { status, headers } = answer
  const rest = [headers.location && `para ${headers.location}`, headers['content-type']].filter(Boolean)
  return [`veio ${status}`, ...rest].join(', ')
}

export function expectation(says: string, faultOf: Expectation['faultOf']): Expectation {
  return { says, faultOf }
}

/** An expectation of what the answer itself shows. */
function holds(says: string, isSo: (answer: Answer) => boolean, seenOf = seen): Expectation {
  return { says, faultOf: (answer) => (isSo(answer) ? undefined : seenOf(answer)) }
}

/** All of them. */
export function all(...parts: readonly Expectation[]): Expectation {
  return {
    says: parts.map(({ says }) => says).join(' e '),
    faultOf: async (answer, ask) => {
      for (const part of parts) {
        const fault = await part.faultOf(answer, ask)
        if (fault !== undefined) return fault
      }
      return undefined
    },
  }
}

export function answers(...statuses: number[]): Expectation {
  return holds(`responder ${statuses.join(' ou ')}`, ({ status }) => statuses.includes(status))
}

/** Refused, by the site in words and never to be kept, or by a proxy before it. */
export function isRefused(...statuses: number[]): Expectation {
  return holds(`ser recusado com ${statuses.join(' ou ')}`, (answer) => {
    const isOurs = answer.headers['content-security-policy'] !== undefined
    const isSound = !isOurs || (headerOf(answer, 'cache-control') === 'no-store' && answer.body.length > 10)
    return statuses.includes(answer.status) && isSound
  })
}

/** Refused where programs ask: JSON with a sentence, never to be kept. */
export function isJsonError(...statuses: number[]): Expectation {
  return holds(`ser recusado em JSON com ${statuses.join(' ou ')}`, (answer) => {
    const { error } = jsonOf(answer) ?? {}
    return (
      statuses.includes(answer.status) &&
      typeof error === 'string' &&
      error.length > 5 &&
      headerOf(answer, 'cache-control') === 'no-store'
    )
  })
}

/** The object in an answer, if it is one. */
export function jsonOf(answer: Answer): Record<string, unknown> | undefined {
  if (!/^application\/([\w.-]+\+)?json/.test(headerOf(answer, 'content-type'))) return undefined
  try {
    // A value that is no object has none of the fields that are asked for.
    return JSON.parse(textOf(answer)) as Record<string, unknown>
  } catch {
    return undefined
  }
}

/** Data, or the same shape with 503 while no source answers. */
export function isData(isSo: (data: Record<string, unknown>) => boolean): Expectation {
  return holds('responder os dados em JSON, ou 503 sem fonte', (answer) => {
    const data = jsonOf(answer)
    return data !== undefined && (answer.status === 503 || (answer.status === 200 && isSo(data)))
  })
}

export function isCsv(): Expectation {
  return holds('baixar uma tabela CSV, ou dizer 503 sem fonte', (answer) => {
    const isFile = headerOf(answer, 'content-disposition').startsWith('attachment; filename="')
    return answer.status === 503 || (answer.status === 200 && isFile && textOf(answer).includes(';'))
  })
}

/** A page with a heading, for readers. */
export function isPage(heading = ''): Expectation {
  return holds(heading ? `abrir a página "${heading}"` : 'abrir uma página', (answer) => {
    const isHtml = headerOf(answer, 'content-type').startsWith('text/html')
    return answer.status === 200 && isHtml && headingOf(answer).includes(heading)
  })
}

/** The text of the one heading of a page, or what it is not. */
export function headingOf(answer: Answer): string {
  const [, inner] = /<h1[^>]*>(.*?)<\/h1>/s.exec(textOf(answer)) ?? []
  return inner === undefined ? '' : inner.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

export function isMissing(): Expectation {
  return holds('dizer em uma página que não existe (404, sem índice e sem cópia)', (answer) => {
    const isTold = headingOf(answer).includes('não existe') && /noindex/.test(textOf(answer))
    return answer.status === 404 && isTold && headerOf(answer, 'cache-control') === 'no-store'
  })
}

export function refusesMethod(allowed: RegExp): Expectation {
  return holds('recusar o método com 405 e dizer quais aceita', (answer) => {
    const isOurs = answer.headers['content-security-policy'] !== undefined
    return answer.status === 405 && (!isOurs || allowed.test(headerOf(answer, 'allow')))
  })
}

/** A redirect to a path of this site, with no host in it. */
export function leadsTo(path: string, ...statuses: number[]): Expectation {
  return holds(`levar a ${path}`, ({ status, headers }) => {
    const isRedirect = statuses.length > 0 ? statuses.includes(status) : status === 307 || status === 308
    return isRedirect && headers.location === path
  })
}

/** @param word what it says, if the expression itself would say too little */
export function hasHeader(name: string, value: RegExp, word = String(value)): Expectation {
  return holds(
    `ter ${name} com ${word}`,
    (answer) => value.test(headerOf(answer, name)),
    (answer) => `${name}: ${headerOf(answer, name) || 'nenhum'}`,
  )
}

export function lacksHeader(name: string, value: RegExp | undefined = undefined): Expectation {
  return holds(
    `não ter ${name}${value ? ` com ${value}` : ''}`,
    (answer) => (value ? !value.test(headerOf(answer, name)) : answer.headers[name] === undefined),
    (answer) => `${name}: ${headerOf(answer, name)}`,
  )
}

/** Neither in the text nor in a header. */
export function repeatsNot(word: string): Expectation {
  return holds(
    `não repetir ${word}`,
    (answer) => !textOf(answer).includes(word) && !JSON.stringify(answer.headers).includes(word),
    (answer) => `${seen(answer)}, com ${word}`,
  )
}

export function isEmpty(): Expectation {
  return holds(
    'vir sem corpo',
    ({ body }) => body.length === 0,
    ({ body }) => `${body.length} bytes`,
  )
}

/** Who may show it in a frame. */
export function framedBy(who: 'anyone' | 'us' | 'nobody'): Expectation {
  const says = {
    anyone: 'caber na moldura de qualquer site',
    us: 'caber só na nossa moldura',
    nobody: 'não caber em moldura',
  }
  const sources = { anyone: /^\*$/, us: /^'self'( https?:\/\/[\w.:-]+)*$/, nobody: /^'none'$/ }
  const of = (answer: Answer) =>
    /frame-ancestors ([^;]*)/.exec(headerOf(answer, 'content-security-policy'))?.[1]?.trim() ?? ''
  return holds(
    says[who],
    (answer) => sources[who].test(of(answer)),
    (answer) => `frame-ancestors ${of(answer)}`,
  )
}

export function isFramedByUs(answer: Answer): boolean {
  return /frame-ancestors 'self'/.test(headerOf(answer, 'content-security-policy'))
}

/** A whole XML file with this root. */
export function isXml(root: string): Expectation {
  return holds(`ser um XML inteiro de <${root}>`, (answer) => {
    const text = textOf(answer)
    const first = /<([\w:]+)[\s>]/.exec(text.replace(/^<\?.*?\?>\s*/s, ''))?.[1]
    const isDeclared = /xml/.test(headerOf(answer, 'content-type'))
    return answer.status === 200 && isDeclared && first === root && XMLValidator.validate(text) === true
  })
}

/** Text of a type, with some words in it. */
export function isText(type: string, words: RegExp): Expectation {
  return holds(
    `ser ${type} com ${words}`,
    (answer) =>
      answer.status === 200 &&
      headerOf(answer, 'content-type').startsWith(type) &&
      words.test(textOf(answer)),
  )
}

export function isPicture(type: string): Expectation {
  return holds(
    `ser uma imagem ${type}`,
    ({ status, headers, body }) => status === 200 && headers['content-type'] === type && body.length > 100,
  )
}

type Rule = (answer: Answer, sent: Sent, base: string) => string | false | undefined

/** Rules of every answer, whatever was asked: each returns the fault, in Portuguese. */
const rules: Rule[] = [
  // 503 says that something is away, where it may be; 501 and 505 come from a proxy, for bytes that are no HTTP.
  ({ status }) => (status === 0 || (status >= 500 && ![501, 503, 505].includes(status))) && `veio ${status}`,
  ({ headers: { location } }, _, base) =>
    location !== undefined && leaves(base, location) && `leva para fora: ${location}`,
  ({ headers }) => headers['x-smuggled'] !== undefined && 'um cabeçalho que veio no endereço',
  (answer) =>
    /./.test(headerOf(answer, 'x-powered-by')) && `diz com que é feito: ${headerOf(answer, 'x-powered-by')}`,
  (answer) => /\d/.test(headerOf(answer, 'server')) && `diz a sua versão: ${headerOf(answer, 'server')}`,
  (answer) =>
    answer.status < 400 && headerOf(answer, 'x-content-type-options') !== 'nosniff' && 'sem nosniff',
  ({ headers }, { path, headers: sent }) => {
    const isOfEditors = path.startsWith('/api/draft-mode/') || sent?.cookie !== undefined
    return headers['set-cookie'] !== undefined && !isOfEditors && `põe um cookie: ${headers['set-cookie']}`
  },
  (answer) =>
    /\/node_modules\/|\n +at .+:\d+:\d+|node:internal/.test(textOf(answer)) &&
    'mostra o interior do programa',
]

/** First rule that an answer breaks, whatever was asked. */
export function unsoundness(base: string, sent: Sent, answer: Answer): string | undefined {
  for (const rule of rules) {
    const fault = rule(answer, sent, base)
    if (fault) return fault
  }
  return undefined
}

function leaves(base: string, location: string): boolean {
  return !URL.canParse(location, base) || new URL(location, base).origin !== new URL(base).origin
}
