import type { DocumentRule, Path } from 'sanity'
import { today } from '../day.ts'
import { searchLimits } from '../fields/seo.ts'
import { isRecord, listOf, passagesIn, textOf } from './texts.ts'
import { averageSentence, promisesIn, typedRatesIn } from './wording.ts'

type Document = Record<string, unknown>
type Finding = { path: Path; message: string }
type Check = (document: Document) => Finding[]

const maxWordsPerSentence = 25

/** Nothing that a reader sees may order to buy or promise a gain. */
const noPromise: Check = (document) =>
  passagesIn(document).flatMap(({ path, text }) =>
    promisesIn(text).map((words) => ({
      path,
      message: `“${words}” soa como promessa ou ordem de compra. Escreva de outro jeito, ou entre aspas se for citação.`,
    })),
  )

const anotherReviewer: Check = ({ reviewedBy, authors }) => {
  const reviewer = refOf(reviewedBy)
  return reviewer !== undefined && listOf(authors).some((author) => refOf(author) === reviewer)
    ? [{ path: ['reviewedBy'], message: 'Quem revisou precisa ser outra pessoa, não quem escreveu.' }]
    : []
}

const hasHeading: Check = ({ body }) =>
  Array.isArray(body) && body.length > 0 && !listOf(body).some(({ style }) => style === 'h2')
    ? [{ path: ['body'], message: 'O texto precisa de pelo menos um título no meio dele.' }]
    : []

const ratesFromTheLaw: Check = ({ body }) => {
  const typed = listOf(body).flatMap((block) => typedRatesIn(textOf(block)))
  if (typed.length === 0) return []
  const shown = typed.slice(0, 3).map((rate) => `“${rate}”`)
  const list = typed.length > shown.length ? `${shown.join(', ')} e outros` : shown.join(', ')
  const message = `Percentual digitado perto de IOF, Selic, CDI ou IR (${list}). Se é o valor de hoje, troque por “Número da lei na frase” ou “Número de hoje na frase”, que mudam sozinhos.`
  return [{ path: ['body'], message }]
}

const readableSentences: Check = ({ body }) => {
  const paragraphs = listOf(body).filter(({ style, listItem }) => style === 'normal' && !listItem)
  const words = averageSentence(paragraphs.map(textOf)) ?? 0
  return words > maxWordsPerSentence
    ? [
        {
          path: ['body'],
          message: `As frases têm em média ${Math.round(words)} palavras; o texto se lê melhor com até ${maxWordsPerSentence}.`,
        },
      ]
    : []
}

const instead = {
  title: { field: 'title', name: 'o título' },
  description: { field: 'dek', name: 'a linha fina' },
} as const

/** The field that replaces an empty search field has the same limits. */
const searchable: Check = (document) =>
  (['title', 'description'] as const).flatMap((field) => {
    const written = isRecord(document.seo) ? document.seo[field] : undefined
    const text = document[instead[field].field]
    const { min, max } = searchLimits[field]
    if (written || typeof text !== 'string' || (text.length >= min && text.length <= max)) return []
    const message = `Vazio, a busca usa ${instead[field].name}, com ${text.length} caracteres; o ideal é de ${min} a ${max}.`
    return [{ path: ['seo', field], message }]
  })

const stillValid: Check = ({ validUntil }) =>
  typeof validUntil === 'string' && validUntil < today()
    ? [{ path: ['validUntil'], message: 'Este prazo já passou. Revise o texto e escolha outro.' }]
    : []

const blocking = {
  every: [noPromise],
  guide: [noPromise, anotherReviewer],
  article: [noPromise, anotherReviewer, hasHeading],
} as const satisfies Record<string, Check[]>

const warning = [ratesFromTheLaw, readableSentences, searchable, stillValid]

function findings(checks: readonly Check[], document: unknown): true | Finding[] {
  const found = isRecord(document) ? checks.flatMap((check) => check(document)) : []
  return found.length === 0 ? true : found
}

/** Errors that block an article or a guide from publication, and warnings for its editor. */
export const checklist = (kind: 'article' | 'guide') => (rule: DocumentRule) => [
  rule.custom((document) => findings(blocking[kind], document)),
  rule.custom((document) => findings(warning, document)).warning(),
]

export const wording = (rule: DocumentRule) => rule.custom((document) => findings(blocking.every, document))

function refOf(value: unknown): string | undefined {
  return isRecord(value) && typeof value._ref === 'string' ? value._ref : undefined
}
