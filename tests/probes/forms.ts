import { textOf } from './ask.ts'
import { all, answers, expectation, hasHeader, isEmpty, marker, repeatsNot } from './expectations.ts'
import { type Category, post, probe } from './probe.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const count = '/api/anuncios/contagem'
/** Also of a form that is off, and of one that has heard enough. */
const refused = (...statuses: number[]) =>
  all(
    answers(404, 429, ...statuses),
    hasHeader('cache-control', /^no-store$|^$/, 'no-store'),
    repeatsNot('<script>zz'),
  )

const isThanked = expectation('agradecer como a um leitor, sem enviar, ou estar desligado', (answer) => {
  const text = textOf(answer)
  const isOff = answer.status === 404
  return isOff || (answer.status === 200 && /Recebemos|Confira o seu e-mail/.test(text))
    ? undefined
    : `veio ${answer.status}`
})

/** None of these is sent on: each is wrong in what the forms look at first. */
export const forms: Category = {
  name: 'formulários',
  probes: [
    probe(
      'contato de outro site',
      post('/api/contato', 'email=a', { ...form, 'sec-fetch-site': 'cross-site' }),
      refused(403),
    ),
    probe(
      'contato em JSON',
      post('/api/contato', '{"email":"a"}', { 'content-type': 'application/json' }),
      refused(400),
    ),
    probe('contato de 40 kB', post('/api/contato', `text=${'a'.repeat(40_000)}`, form), refused(400, 413)),
    probe(
      'contato com script no nome',
      post('/api/contato', `email=a&name=%3Cscript%3E${marker}`, form),
      refused(422),
    ),
    probe(
      'contato com o campo que só programas preenchem',
      post('/api/contato', 'site=x&email=a%40b.example&text=x', form),
      isThanked,
    ),
    probe(
      'newsletter de outro site',
      post('/api/newsletter', 'email=a', { ...form, 'sec-fetch-site': 'cross-site' }),
      refused(403),
    ),
    probe(
      'newsletter com linha a mais no e-mail',
      post('/api/newsletter', 'email=a%40b.example%0d%0aBcc:c%40d.example', form),
      refused(422),
    ),
    probe('contagem sem corpo', post(count, ''), all(answers(400), isEmpty())),
    probe('contagem que não é JSON', post(count, '{'), all(answers(400), isEmpty())),
    probe(
      'contagem de um lugar que não há',
      post(count, '{"slot":"__proto__","creative":"x","event":"view"}'),
      all(answers(400), isEmpty()),
    ),
    probe(
      'contagem de uma peça que não há',
      post(count, '{"slot":"rodape","creative":"nao-existe","event":"view"}'),
      all(answers(404), isEmpty()),
    ),
    probe(
      'contagem grande',
      post(count, `{"slot":"rodape","creative":"${'x'.repeat(400)}","event":"view"}`),
      all(answers(400), isEmpty()),
    ),
  ],
}
