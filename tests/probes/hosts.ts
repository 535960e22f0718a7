import { all, answers, evil, isPage, isRefused, leadsTo, marker, repeatsNot } from './expectations.ts'
import { bytes, type Category, get, probe } from './probe.ts'

const dollar = '/dolar-hoje'
const isDollar = isPage('Dólar hoje')
const close = 'Connection: close'
const isOwn = all(isDollar, repeatsNot(evil))

/** Headers of whom a server, a proxy or Next may believe, and requests that two of them may read differently. */
export const hosts: Category = {
  name: 'cabeçalhos e nomes',
  probes: [
    probe('Host de outro', get(dollar, { host: evil }), all(answers(200, 308, 421), repeatsNot(evil))),
    probe(
      'redirecionamento com Host de outro',
      get('/dolar-hoje/', { 'x-forwarded-host': evil }),
      leadsTo(dollar),
    ),
    probe('X-Forwarded-Host', get(dollar, { 'x-forwarded-host': evil }), isOwn),
    probe('X-Forwarded-Proto', get('/dolar-hoje/', { 'x-forwarded-proto': 'javascript' }), leadsTo(dollar)),
    probe('X-Forwarded-Port', get('/dolar-hoje/', { 'x-forwarded-port': '1' }), leadsTo(dollar)),
    probe('Forwarded', get(dollar, { forwarded: `host=${evil}` }), isOwn),
    probe('X-Forwarded-For sem sentido', get(dollar, { 'x-forwarded-for': '::::, %%, x' }), isDollar),
    probe('Host pela metade', get('/', { host: '[::1' }), answers(200, 400)),
    probe('Host vazio', bytes(['GET / HTTP/1.1', 'Host:', close]), answers(200, 400)),
    probe('sem Host', bytes(['GET / HTTP/1.1', close]), isRefused(400)),
    probe(
      'dois Hosts',
      bytes(['GET / HTTP/1.1', 'Host: {host}', `Host: ${evil}`, close]),
      all(answers(200, 400), repeatsNot(evil)),
    ),
    probe(
      'x-middleware-subrequest',
      get(dollar, { 'x-middleware-subrequest': 'middleware:middleware:middleware' }),
      isDollar,
    ),
    probe('x-matched-path', get(dollar, { 'x-matched-path': '/indisponivel' }), isDollar),
    probe(
      'x-invoke-path',
      get(dollar, { 'x-invoke-path': '/indisponivel', 'x-invoke-status': '500' }),
      isDollar,
    ),
    probe('x-original-url', get(dollar, { 'x-original-url': '/indisponivel' }), isDollar),
    probe('x-rewrite-url', get(dollar, { 'x-rewrite-url': '/indisponivel' }), isDollar),
    probe('x-nextjs-data', get(dollar, { 'x-nextjs-data': '1' }), isDollar),
    probe(
      'x-prerender-revalidate inventado',
      get(dollar, { 'x-prerender-revalidate': marker }),
      all(isDollar, repeatsNot(marker)),
    ),
    probe('parte de página sem árvore', get(dollar, { rsc: '1' }), answers(200, 307)),
    probe(
      'árvore de rotas malfeita',
      get(dollar, { rsc: '1', 'next-router-state-tree': '%ff' }),
      answers(200, 307, 400),
    ),
    probe('ação de servidor que não há', get(dollar, { 'next-action': 'a'.repeat(42) }), isDollar),
    probe(
      'nonce de quem pergunta',
      get('/busca?q=iof', { 'content-security-policy': `script-src 'nonce-${marker}'` }),
      all(isPage(), repeatsNot(marker)),
    ),
    probe('cookie sem sentido', get(dollar, { cookie: '=; %ff; a=%ff; ;;' }), isDollar),
    probe('Accept-Language sem sentido', get(dollar, { 'accept-language': '*;q=9, xx-%%' }), isDollar),
    probe('Accept de imagem em uma página', get(dollar, { accept: 'image/avif' }), isDollar),
    probe(
      'Origin de outro em uma página',
      get(dollar, { origin: `https://${evil}` }),
      all(isDollar, repeatsNot(evil)),
    ),
    probe('cabeçalho de 20 kB', get('/', { x: 'y'.repeat(20_000) }), isRefused(400, 414, 431)),
    probe(
      'dois tamanhos de corpo',
      bytes(['POST / HTTP/1.1', 'Host: {host}', 'Content-Length: 0', 'Content-Length: 5', close], 'hello'),
      isRefused(400),
    ),
    probe(
      'tamanho e partes ao mesmo tempo',
      bytes(
        ['POST / HTTP/1.1', 'Host: {host}', 'Content-Length: 5', 'Transfer-Encoding: chunked', close],
        '0\r\n\r\n',
      ),
      isRefused(400, 405),
    ),
    probe(
      'codificação de transferência inventada',
      bytes(['POST / HTTP/1.1', 'Host: {host}', 'Transfer-Encoding: x', close]),
      answers(400, 405, 501),
    ),
    probe(
      'espaço antes dos dois-pontos',
      bytes(['GET / HTTP/1.1', 'Host: {host}', 'X : a', close]),
      isRefused(400),
    ),
    probe(
      'outro protocolo: websocket',
      bytes(['GET /dolar-hoje HTTP/1.1', 'Host: {host}', 'Connection: Upgrade, close', 'Upgrade: websocket']),
      isDollar,
    ),
    probe(
      'outro protocolo: h2c',
      bytes([
        'GET /dolar-hoje HTTP/1.1',
        'Host: {host}',
        'Connection: Upgrade, HTTP2-Settings, close',
        'Upgrade: h2c',
        'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
      ]),
      isDollar,
    ),
    probe('HTTP 1.0', bytes(['GET /dolar-hoje HTTP/1.0', 'Host: {host}']), isDollar),
    probe('HTTP 9', bytes(['GET / HTTP/9.9', 'Host: {host}', close]), answers(400, 505)),
  ],
}
