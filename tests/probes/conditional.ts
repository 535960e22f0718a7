import type { Answer } from './ask.ts'
import { answers, expectation, isPage } from './expectations.ts'
import { type Category, get, probe } from './probe.ts'

/** Asks again with the answer's own ETag. */
const isKept = (path: string) =>
  expectation('responder 304 sem corpo a quem já tem', async ({ headers }, ask) => {
    const again: Answer = await ask({ path, headers: { 'if-none-match': headers.etag ?? '' } })
    // Renewed in between, it is another one.
    const isSame = again.headers.etag === headers.etag
    return headers.etag && (!isSame || (again.status === 304 && again.body.length === 0))
      ? undefined
      : `veio ${again.status}`
  })

const isWholeOr206 = expectation('vir inteiro, ou só a parte pedida', ({ status, body }) =>
  (status === 200 && body.length > 100) || (status === 206 && body.length === 11) || status === 416
    ? undefined
    : `veio ${status}, ${body.length} bytes`,
)
const dollar = isPage('Dólar hoje')

export const conditional: Category = {
  name: 'pedidos condicionais e partes',
  probes: [
    probe('página que já se tem', '/termos-uso', isKept('/termos-uso')),
    probe('dados que já se têm', '/api/regras', isKept('/api/regras')),
    probe('calendário que já se tem', '/status-mercado/feriados.ics', isKept('/status-mercado/feriados.ics')),
    probe('lista de artigos que já se tem', '/blog/rss.xml', isKept('/blog/rss.xml')),
    probe('marca de outra versão', get('/dolar-hoje', { 'if-none-match': '"outra"' }), dollar),
    probe('marca malfeita', get('/dolar-hoje', { 'if-none-match': '\u00ff"' }), dollar),
    probe('cem marcas', get('/dolar-hoje', { 'if-none-match': '"x", '.repeat(100) }), dollar),
    probe('data que não é uma', get('/dolar-hoje', { 'if-modified-since': 'ontem' }), dollar),
    probe(
      'data do futuro',
      get('/dolar-hoje', { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
      answers(200, 304),
    ),
    probe('uma parte de uma página', get('/dolar-hoje', { range: 'bytes=0-10' }), isWholeOr206),
    probe('uma parte de um arquivo', get('/icons/icon-512.png', { range: 'bytes=0-10' }), isWholeOr206),
    probe('uma parte ao contrário', get('/icons/icon-512.png', { range: 'bytes=9-1' }), isWholeOr206),
    probe('uma parte além do fim', get('/icons/icon-512.png', { range: 'bytes=99999999-' }), isWholeOr206),
    probe(
      'duzentas partes',
      get('/icons/icon-512.png', { range: `bytes=${'0-,'.repeat(200)}0-1` }),
      answers(200, 206, 416),
    ),
    probe('parte em outra unidade', get('/icons/icon-512.png', { range: 'linhas=1-2' }), answers(200)),
    probe(
      'parte de outra versão',
      get('/icons/icon-512.png', { range: 'bytes=0-10', 'if-range': '"outra"' }),
      isWholeOr206,
    ),
  ],
}
