import { xmlText } from '#web/ui/xml.ts'
import { answerField, answerPage, trap } from '../../_forms/answer-page.ts'
import { readEmail } from '../../_forms/email.ts'
import { createFormLimit, isProgram, readForm } from '../../_forms/form-guard.ts'
import { chosenProvider } from './providers.ts'

const minutesToWait = createFormLimit()
const subscribe = chosenProvider()

const back = { href: '/blog', label: 'Ir para o blog' }
const asked = {
  status: 200,
  title: 'Confira o seu e-mail',
  words: [
    'Se o endereço ainda não estava na lista, ele recebe uma mensagem para confirmar. Sem a confirmação, nada mais é enviado.',
    'O endereço fica só com o serviço de envio. Toda edição tem um link para sair.',
  ],
  back,
}

/**
 * `POST` of the form of the newsletter: hands the address to the service that keeps it and answers a page, without scripts,
 * in the same words whether the address was on its list or not. 422, 429 and 503 bring back what was typed; 404 while there
 * is no newsletter. Nothing is written down, in a file or in the log, but that the service failed.
 */
export async function POST(request: Request): Promise<Response> {
  if (!subscribe) {
    return answerPage({ status: 404, title: 'Não há newsletter', words: ['Ela está desligada.'], back })
  }
  const posted = await readForm(request)
  if ('refused' in posted) {
    const words = ['Abra o texto deste site em que está o formulário e envie por lá.']
    const status = posted.refused === 'elsewhere' ? 403 : 400
    return answerPage({ status, title: 'O envio não veio do formulário', words, back })
  }
  // A program is told what a reader is told, and learns nothing.
  if (isProgram(posted.fields)) return answerPage(asked)
  const typed = posted.fields.get('email') ?? ''
  const email = readEmail(typed)
  if (!email)
    return again(
      422,
      'Confira o e-mail',
      'Escreva o endereço inteiro, por exemplo ana@exemplo.com.br.',
      typed,
    )
  const minutes = minutesToWait(request)
  if (minutes > 0) {
    const wait = `Espere ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} e envie de novo.`
    return again(429, 'Muitos pedidos em pouco tempo', wait, typed)
  }
  return ask(subscribe, email)
}

async function ask(subscribeTo: NonNullable<typeof subscribe>, email: string): Promise<Response> {
  try {
    if ((await subscribeTo(email)) === 'asked') return answerPage(asked)
    return again(422, 'Confira o e-mail', 'O serviço de envio não aceita esse endereço.', email)
  } catch (error) {
    // Its name alone: the rest of a failure may repeat the reader's address.
    console.error(`newsletter: pedido não enviado (${error instanceof Error ? error.name : 'sem nome'})`)
    return again(
      503,
      'O pedido não saiu',
      'O serviço de envio não respondeu. Envie de novo daqui a pouco.',
      email,
    )
  }
}

function again(status: number, title: string, words: string, typed: string): Response {
  const control = `<input name="email" type="email" autocomplete="email" value="${xmlText(typed)}">`
  const form = [
    '<form method="post" action="/api/newsletter">',
    answerField('Seu e-mail', control),
    trap,
    '<button>Assinar</button>',
    '</form>',
  ].join('\n')
  return answerPage({ status, title, words: [words], form, back })
}
