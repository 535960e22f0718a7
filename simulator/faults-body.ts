import {
  disordered,
  inPlaceOfNumbers,
  omitted,
  onJson,
  onText,
  withHeader,
  withoutNumbers,
} from './corrupt.ts'
import type { Catalogue } from './fault.ts'
import type { Answer } from './provider.ts'

/** Unix times with this many digits more than seconds have. */
const epochsWith = (digits: number) =>
  onText((text) =>
    text.replaceAll(
      /((?:"(?:timestamp|date|closeTime|openTime)":"?)|\[)(\d{10})(?:\d{3}|\d{9})?(?=[",}])/g,
      (_, before: string, seconds: string) => before + seconds + '0'.repeat(digits),
    ),
  )

const cutInHalf = (answer: Answer): Answer => ({
  ...answer,
  body: answer.body.slice(0, answer.body.length / 2),
})

const inLatin1 = (answer: Answer): Answer =>
  typeof answer.body === 'string' ? { ...answer, body: Buffer.from(answer.body, 'latin1') } : answer

const groups = (digits: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, '.')

/** The answer comes, and is not what it was. */
export const faultsOfBodies = {
  empty: { text: 'Corpo vazio', corrupt: (answer) => ({ ...answer, body: '' }) },
  null: { text: 'Corpo null', corrupt: onText(() => 'null'), on: 'text' },
  'empty-object': { text: 'Corpo {}', corrupt: onText(() => '{}'), on: 'text' },
  'empty-list': { text: 'Corpo []', corrupt: onText(() => '[]'), on: 'text' },
  truncated: { text: 'Resposta cortada no meio', corrupt: cutInHalf },
  comma: {
    text: 'Vírgula no lugar do ponto',
    corrupt: onText((text) => text.replaceAll(/(\d)\.(\d)/g, '$1,$2')),
    on: 'json',
  },
  thousands: {
    text: 'Ponto de milhar e vírgula: 1.234,56',
    corrupt: onText((text) =>
      text.replaceAll(
        /(\d{1,20})([.,])(\d{1,20})/g,
        (_, whole: string, __, rest: string) => `${groups(whole)},${rest}`,
      ),
    ),
    on: 'text',
  },
  'not-a-number': {
    text: 'NaN no lugar dos preços',
    corrupt: onText((text) => text.replaceAll(/-?\d{1,20}[.,]\d{1,20}/g, 'NaN')),
    on: 'text',
  },
  infinity: { text: 'Infinity no lugar dos preços', corrupt: inPlaceOfNumbers('Infinity'), on: 'text' },
  blank: { text: 'Texto vazio no lugar dos preços', corrupt: inPlaceOfNumbers(''), on: 'text' },
  dash: { text: 'Traço no lugar dos preços', corrupt: inPlaceOfNumbers('-'), on: 'text' },
  exponent: {
    text: 'Números com expoente',
    corrupt: onText((text) => text.replaceAll(/"(\d+\.\d+)"/g, '"$1e0"')),
    on: 'json',
  },
  'quoted-numbers': {
    text: 'Números como textos',
    corrupt: onText((text) => text.replaceAll(/:(-?\d+\.\d+)(?=[,}])/g, ':"$1"')),
    on: 'json',
  },
  'bare-texts': {
    text: 'Textos como números',
    corrupt: onText((text) => text.replaceAll(/"(-?\d+\.\d+)"/g, '$1')),
    on: 'json',
  },
  'removed-field': { text: 'Sem o campo do preço', corrupt: withoutNumbers, on: 'text' },
  'omitted-row': { text: 'Falta a primeira linha', corrupt: onJson(omitted), on: 'json' },
  'other-symbol': {
    text: 'Responde por outro ativo',
    corrupt: onText((text) =>
      text
        .replaceAll(/"(code|base)":"[A-Z]{3}"/g, '"$1":"CAD"')
        .replaceAll(/"(symbol|stock)":"(PETR4|\^BVSP|BTCBRL)"/g, '"$1":"TROCA9"')
        .replaceAll('"id":"bitcoin"', '"id":"outra-moeda"')
        .replaceAll('"pair":"BTC-BRL"', '"pair":"XBT-BRL"'),
    ),
    on: 'names',
  },
  'disordered-rows': {
    text: 'Linhas fora de ordem, uma repetida',
    corrupt: onJson(disordered),
    on: 'json',
    isHarmless: true,
  },
  'epoch-milliseconds': {
    text: 'Horários em milissegundos',
    corrupt: epochsWith(3),
    on: 'epochs',
    isHarmless: true,
  },
  'epoch-microseconds': {
    text: 'Horários em microssegundos',
    corrupt: epochsWith(6),
    on: 'epochs',
    isHarmless: true,
  },
  'epoch-nanoseconds': {
    text: 'Horários em nanossegundos',
    corrupt: epochsWith(9),
    on: 'epochs',
    isHarmless: true,
  },
  'renamed-enum': {
    text: 'Fechamento volta a se chamar Fechamento PTAX',
    corrupt: onText((text) => text.replaceAll('"Fechamento"', '"Fechamento PTAX"')),
    on: 'bulletins',
    isHarmless: true,
  },
  'byte-order-mark': {
    text: 'Marca de ordem de bytes no começo',
    corrupt: onText((text) => `\uFEFF${text}`),
    on: 'text',
    isHarmless: true,
  },
  'latin-1': {
    text: 'Letras em latin-1',
    corrupt: inLatin1,
    on: 'text',
    isHarmless: true,
  },
  'text-html': {
    text: 'JSON dito como text/html',
    corrupt: withHeader('Content-Type', 'text/html'),
    isHarmless: true,
  },
  'wrong-date': {
    text: 'Relógio do servidor um dia atrasado no cabeçalho',
    corrupt: (answer) => withHeader('Date', new Date(Date.now() - 86_400_000).toUTCString())(answer),
    isHarmless: true,
  },
  'new-field': {
    text: 'Campo novo desconhecido',
    corrupt: onText((text) => text.replaceAll(/(?<=[[:,])\{(?=")/g, '{"novo":true,')),
    on: 'json',
    isHarmless: true,
  },
} as const satisfies Catalogue
