import { readEmail } from '../_forms/email.ts'

export const subjects = {
  erro: 'Erro em cálculo',
  duvida: 'Dúvida',
  imprensa: 'Imprensa',
  anuncio: 'Anúncio',
  privacidade: 'Privacidade',
} as const

type Subject = keyof typeof subjects

export const SHORTEST = 20
export const LONGEST = 3000
export const LONGEST_NAME = 80

/** `calculation` is the address of a result, when the reader ticked that it goes along. */
export type Message = { name: string; subject: string; text: string; calculation?: string }

/** One that is sent from here, and answered to `email`. */
export type SentMessage = Message & { email: string }

export type Wrong = { name?: string; email?: string; subject?: string; text?: string }

/** By field, in the words that stand beside it; undefined when nothing is wrong. */
export function wrongIn({ name, subject, text }: Message): Wrong | undefined {
  const wrong: Wrong = {
    ...(name.trim().length > LONGEST_NAME && { name: `O nome tem no máximo ${LONGEST_NAME} caracteres.` }),
    ...(!isSubject(subject) && { subject: 'Escolha o assunto.' }),
    ...wrongText(text.trim().length),
  }
  return Object.keys(wrong).length > 0 ? wrong : undefined
}

export function wrongSent(message: SentMessage): Wrong | undefined {
  const email = readEmail(message.email)
    ? undefined
    : { email: 'Escreva o seu e-mail, por exemplo ana@exemplo.com.br.' }
  const wrong = wrongIn(message)
  return email || wrong ? { ...email, ...wrong } : undefined
}

/** A calculation that is no page of this site is left out. */
export function readMessage(fields: URLSearchParams, origin: string): SentMessage {
  const value = (name: string) => fields.get(name) ?? ''
  const url = URL.parse(value('calculation'))
  const calculation = url && calculationAt(`${url.pathname}${url.hash}`, origin)
  return {
    name: value('name').replace(/\s+/g, ' ').trim(),
    email: value('email').trim(),
    subject: value('subject'),
    text: value('text'),
    ...(url?.origin === origin && calculation && { calculation }),
  }
}

function wrongText(length: number): Pick<Wrong, 'text'> {
  if (length < SHORTEST) return { text: `Escreva pelo menos ${SHORTEST} caracteres.` }
  if (length > LONGEST) return { text: 'Escreva no máximo 3.000 caracteres.' }
  return {}
}

export function bodyOf({ name, text, calculation }: Message): string {
  return [text.trim(), calculation && `Conta: ${calculation}`, name.trim()].filter(Boolean).join('\r\n\r\n')
}

/** Of a fixed list: nothing that was typed stands in a header. */
export function subjectOf({ subject }: Message): string {
  return `[Em Miúdos] ${isSubject(subject) ? subjects[subject] : ''}`
}

/** The address that opens the reader's own mail program with everything in it (RFC 6068). */
export function mailtoOf(to: string, message: Message): string {
  const fields = { subject: subjectOf(message), body: bodyOf(message) }
  // Not URLSearchParams: mail programs show its plus signs.
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `mailto:${to}?${query.join('&')}`
}

/**
 * The result that an address like `/contato#conta=%2Fcdb%23v%3D1000` speaks of, as an address of this site. Anything that
 * is not a page of ours is refused: the link goes into a message that bears the reader's name.
 */
export function calculationIn(hash: string, origin: string): string | undefined {
  return calculationAt(new URLSearchParams(hash.replace(/^#/, '')).get('conta') ?? '', origin)
}

function calculationAt(path: string, origin: string): string | undefined {
  if (!/^\/[a-z]/.test(path)) return undefined
  const url = new URL(path, origin)
  return url.origin === origin ? url.href : undefined
}

function isSubject(subject: string): subject is Subject {
  return Object.hasOwn(subjects, subject)
}
