import { expect, test } from 'vitest'
import { bodyOf, calculationIn, mailtoOf, readMessage, wrongIn, wrongSent } from './message.ts'

const message = { name: 'Ana', subject: 'erro', text: 'A parcela deu um centavo a mais.' }

test('a whole message has nothing wrong; the name may be missing', () => {
  expect(wrongIn(message)).toBeUndefined()
  expect(wrongIn({ ...message, name: '' })).toBeUndefined()
})

// spec/pages.md §32 (c)
test.each([
  ['a short text', { text: `  ${'a'.repeat(19)}  ` }, { text: 'Escreva pelo menos 20 caracteres.' }],
  ['a long text', { text: 'a'.repeat(3001) }, { text: 'Escreva no máximo 3.000 caracteres.' }],
  ['no subject', { subject: '' }, { subject: 'Escolha o assunto.' }],
  ['a subject of nobody', { subject: 'toString' }, { subject: 'Escolha o assunto.' }],
  ['a long name', { name: 'a'.repeat(81) }, { name: 'O nome tem no máximo 80 caracteres.' }],
])('%s is said beside its field', (_, change, wrong) => {
  expect(wrongIn({ ...message, ...change })).toEqual(wrong)
})

test.each([20, 3000])('%i characters are enough and not too many', (length) => {
  expect(wrongIn({ ...message, text: 'a'.repeat(length) })).toBeUndefined()
})

test('the calculation goes along only when it was given', () => {
  expect(bodyOf(message)).toBe('A parcela deu um centavo a mais.\r\n\r\nAna')
  expect(bodyOf({ ...message, calculation: 'https://a.example/cdb#v=1' })).toContain(
    '\r\n\r\nConta: https://a.example/cdb#v=1\r\n\r\nAna',
  )
})

test('the address opens a mail program with everything in it, and nothing else', () => {
  const mailto = mailtoOf('contato@emmiudos.com.br', { ...message, text: 'Um & dois + três: 50 % &cc=x@y.z' })
  const { protocol, pathname, searchParams } = new URL(mailto.replaceAll('+', '%2B'))
  expect([protocol, pathname]).toEqual(['mailto:', 'contato@emmiudos.com.br'])
  expect([...searchParams.keys()]).toEqual(['subject', 'body'])
  expect(searchParams.get('subject')).toBe('[Em Miúdos] Erro em cálculo')
  expect(searchParams.get('body')).toBe('Um & dois + três: 50 % &cc=x@y.z\r\n\r\nAna')
  expect(mailto).not.toContain('+')
})

test.each([
  ['#conta=%2Fjuros-compostos%23v%3D1000', 'https://emmiudos.com.br/juros-compostos#v=1000'],
  ['#conta=//mal.example/x', undefined],
  ['#conta=https://mal.example', undefined],
  ['#conta=/\\mal.example', undefined],
  ['#conta=javascript:alert(1)', undefined],
  ['', undefined],
])('%s speaks of %s', (hash, calculation) => {
  expect(calculationIn(hash, 'https://emmiudos.com.br')).toBe(calculation)
})

test('one that is sent from here needs an address to answer to', () => {
  const sent = { ...message, email: 'ana@exemplo.com.br' }
  expect(wrongSent(sent)).toBeUndefined()
  expect(wrongSent({ ...sent, email: 'ana', text: '' })).toEqual({
    email: 'Escreva o seu e-mail, por exemplo ana@exemplo.com.br.',
    text: 'Escreva pelo menos 20 caracteres.',
  })
})

test.each([
  ['https://emmiudos.com.br/cdb#v=1', 'https://emmiudos.com.br/cdb#v=1'],
  ['https://mal.example/cdb#v=1', undefined],
  ['https://emmiudos.com.br.mal.example/cdb', undefined],
  ['javascript:alert(1)', undefined],
])('a form with the calculation %s keeps %s', (calculation, kept) => {
  const fields = new URLSearchParams({ ...message, name: ' Ana\r\nBcc: x ', calculation })
  const read = readMessage(fields, 'https://emmiudos.com.br')
  expect([read.name, read.email, read.calculation]).toEqual(['Ana Bcc: x', '', kept])
})
