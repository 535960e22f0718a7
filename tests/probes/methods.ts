import {
  all,
  answers,
  expectation,
  hasHeader,
  isEmpty,
  isJsonError,
  isPage,
  isRefused,
  refusesMethod,
} from './expectations.ts'
import { by, bytes, type Category, get, post, probe } from './probe.ts'

const pageMethods = /^GET, HEAD$/
const dataMethods = /^GET, HEAD, OPTIONS$/
const allowsPostOnly = all(refusesMethod(/^POST, OPTIONS$/), isJsonError(405))
const chunked = ['Host: {host}', 'Connection: close', 'Transfer-Encoding: chunked']

const isShort = expectation('vir com o tamanho, e sem corpo', ({ headers, body }) =>
  body.length === 0 && headers['content-type'] !== undefined ? undefined : `${body.length} bytes`,
)

export const methods: Category = {
  name: 'métodos e corpos',
  probes: [
    probe('POST no início', post('/', 'a=b'), refusesMethod(pageMethods)),
    probe('PUT em uma página', by('PUT', '/dolar-hoje'), refusesMethod(pageMethods)),
    probe('PATCH em uma lista', by('PATCH', '/blog'), refusesMethod(pageMethods)),
    probe('DELETE em um artigo', by('DELETE', '/blog/bitcoin'), refusesMethod(pageMethods)),
    probe('OPTIONS em uma página', by('OPTIONS', '/'), refusesMethod(pageMethods)),
    probe('TRACE, que devolveria cookies', by('TRACE', '/', { cookie: 'a=b' }), refusesMethod(pageMethods)),
    probe('PROPFIND', by('PROPFIND', '/'), refusesMethod(pageMethods)),
    probe('PURGE, que esvaziaria uma cópia', by('PURGE', '/dolar-hoje'), refusesMethod(pageMethods)),
    probe('POST em um arquivo', post('/robots.txt', 'a'), refusesMethod(pageMethods)),
    probe('POST nos dados', post('/api/cotacoes', '{}'), all(refusesMethod(dataMethods), isJsonError(405))),
    probe('DELETE nos dados', by('DELETE', '/api/series'), all(refusesMethod(dataMethods), isJsonError(405))),
    probe('GET no aviso de publicação', '/api/revalidate', allowsPostOnly),
    probe('GET no contato', '/api/contato', allowsPostOnly),
    probe('GET na newsletter', '/api/newsletter', allowsPostOnly),
    probe('GET na contagem de anúncios', '/api/anuncios/contagem', allowsPostOnly),
    probe('OPTIONS nos dados', by('OPTIONS', '/api/cotacoes'), all(answers(204), isEmpty())),
    probe('HEAD de uma página', by('HEAD', '/dolar-hoje'), all(answers(200), isShort)),
    probe('HEAD dos dados', by('HEAD', '/api/cotacoes?series=usd-brl'), all(answers(200, 503), isShort)),
    probe('HEAD do que não existe', by('HEAD', '/nao-existe'), all(answers(404), isShort)),
    probe('HEAD de um endereço malformado', by('HEAD', '/%00'), all(answers(400), isEmpty())),
    probe(
      'método inventado',
      bytes(['BREW / HTTP/1.1', 'Host: {host}', 'Connection: close']),
      answers(400, 405),
    ),
    probe(
      'método em minúsculas',
      bytes(['get / HTTP/1.1', 'Host: {host}', 'Connection: close']),
      answers(400, 405),
    ),
    probe(
      'método trocado por um cabeçalho',
      get('/dolar-hoje', { 'x-http-method-override': 'DELETE' }),
      isPage('Dólar hoje'),
    ),
    probe('GET com corpo', { path: '/dolar-hoje', body: 'a=b' }, isPage('Dólar hoje')),
    probe(
      'corpo em partes malfeitas',
      bytes(['POST / HTTP/1.1', ...chunked], 'zz\r\nabc\r\n0\r\n\r\n'),
      isRefused(400, 405),
    ),
    probe('corpo grande em uma página', post('/', 'a'.repeat(200_000)), answers(405, 413)),
    probe(
      'a recusa não fica em cópia',
      by('PUT', '/euro-hoje'),
      all(answers(405), hasHeader('cache-control', /^no-store$|^$/, 'no-store')),
    ),
  ],
}
