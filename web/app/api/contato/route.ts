import { env } from '#web/env.ts'
import { xmlText } from '#web/ui/xml.ts'
import { answerField, answerPage, trap } from '../../_forms/answer-page.ts'
import { createFormLimit, isProgram, readForm } from '../../_forms/form-guard.ts'
import { CONTACT } from '../../_shell/contact.ts'
import {
  bodyOf,
  readMessage,
  type SentMessage,
  subjectOf,
  subjects,
  type Wrong,
  wrongSent,
} from '../../contato/message.ts'
import { sendLetter, sendsMail } from './mail.ts'

const minutesToWait = createFormLimit()

const back = { href: '/contato', label: 'Voltar ao contato' }
const home = { href: '/', label: 'Ir para o início' }
const received = {
  status: 200,
  title: 'Recebemos',
  words: ['Resposta em até 5 dias úteis, no endereço que você informou.'],
  back: home,
}

/**
 * `POST` of the form of /contato: sends the message to the team by e-mail and answers a page, without scripts. What is
 * wrong, or could not be sent, comes back with all that was typed: 422, 429, 503. 404 while there is no SMTP server.
 * Nothing is written down, in a file or in the log, but that sending failed.
 */
export async function POST(request: Request): Promise<Response> {
  if (!sendsMail) return noForm()
  const posted = await readForm(request)
  if ('refused' in posted) return refused(posted.refused)
  // A program is told what a reader is told, and learns nothing.
  if (isProgram(posted.fields)) return answerPage(received)
  const message = readMessage(posted.fields, new URL(env.SITE_URL).origin)
  const wrong = wrongSent(message)
  if (wrong) {
    return again(
      422,
      'Falta pouco',
      ['Confira os campos abaixo. O que você escreveu continua aqui.'],
      message,
      wrong,
    )
  }
  const minutes = minutesToWait(request)
  if (minutes > 0) {
    const wait = `Espere ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} e envie de novo. O que você escreveu continua aqui.`
    return again(429, 'Muitas mensagens em pouco tempo', [wait], message)
  }
  try {
    await sendLetter({ replyTo: message.email, subject: subjectOf(message), text: bodyOf(message) })
  } catch (error) {
    // The code alone: the rest of a failure may repeat the reader's address.
    console.error(
      `contato: e-mail não enviado (${error instanceof Error && 'code' in error ? error.code : 'sem código'})`,
    )
    const words = `Envie de novo daqui a pouco, ou escreva para ${CONTACT}. O que você escreveu continua aqui.`
    return again(503, 'A mensagem não saiu', [words], message)
  }
  return answerPage(received)
}

function noForm(): Response {
  const words = [`O formulário está desligado. Escreva para ${CONTACT}.`]
  return answerPage({ status: 404, title: 'Escreva pelo seu e-mail', words, back })
}

function refused(why: 'malformed' | 'elsewhere'): Response {
  const words = ['Abra a página de contato deste site e envie por lá.']
  return answerPage({
    status: why === 'elsewhere' ? 403 : 400,
    title: 'O envio não veio do formulário',
    words,
    back,
  })
}

function again(status: number, title: string, words: string[], message: SentMessage, wrong: Wrong = {}) {
  const { name, email, subject, text, calculation } = message
  const options = Object.entries(subjects).map(
    ([value, label]) =>
      `<option value="${value}"${value === subject ? ' selected' : ''}>${xmlText(label)}</option>`,
  )
  const input = (field: string, type: string, value: string) =>
    `<input name="${field}" type="${type}" autocomplete="${field}" value="${xmlText(value)}">`
  const form = [
    '<form method="post" action="/api/contato">',
    answerField('Nome (opcional)', input('name', 'text', name), wrong.name),
    answerField('E-mail', input('email', 'email', email), wrong.email),
    answerField(
      'Assunto',
      `<select name="subject"><option value="">Escolha</option>${options.join('')}</select>`,
      wrong.subject,
    ),
    // The first line break after the tag belongs to the tag.
    answerField('Mensagem', `<textarea name="text" rows="8">\n${xmlText(text)}</textarea>`, wrong.text),
    ...(calculation ? [`<input type="hidden" name="calculation" value="${xmlText(calculation)}">`] : []),
    trap,
    '<button>Enviar</button>',
    '</form>',
  ].join('\n')
  return answerPage({ status, title, words, form, back })
}
