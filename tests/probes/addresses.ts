import {
  all,
  answers,
  evil,
  expectation,
  isMissing,
  isPage,
  isRefused,
  jsonOf,
  leadsTo,
  repeatsNot,
} from './expectations.ts'
import { bytes, type Category, probe } from './probe.ts'

const dollar = '/dolar-hoje'

/** An article that there is, in capitals. */
const otherCase = expectation('levar cada artigo, em maiúsculas, ao seu endereço', async (answer, ask) => {
  const pages = jsonOf(answer)?.pages
  const article = Array.isArray(pages) && pages.find((path) => /^\/blog\/.*[a-z]/.test(path))
  if (!article) return 'não há artigos em /enderecos.json'
  const { status, headers } = await ask({ path: `/blog/${article.slice('/blog/'.length).toUpperCase()}` })
  return status === 308 && headers.location === article
    ? undefined
    : `veio ${status} para ${headers.location}`
})

/** One place, many ways to write it: each leads there, or is none. */
export const addresses: Category = {
  name: 'endereços e grafias',
  probes: [
    probe('barra no fim', '/dolar-hoje/', leadsTo(dollar, 308)),
    probe('barra no fim, com consulta', '/dolar-hoje/?a=b', leadsTo('/dolar-hoje?a=b', 308)),
    probe('duas barras', '//dolar-hoje', leadsTo(dollar, 308)),
    probe('três barras', '///dolar-hoje', leadsTo(dollar, 308)),
    probe('só barras', '//', leadsTo('/', 308)),
    probe('barras no meio', '/blog//x', leadsTo('/blog/x', 308)),
    probe('maiúsculas', '/DOLAR-HOJE', leadsTo(dollar, 308)),
    probe('traço baixo', '/dolar_hoje', leadsTo(dollar, 308)),
    probe('.html', '/dolar-hoje.html', leadsTo(dollar, 308)),
    probe('.php', '/dolar-hoje.php', leadsTo(dollar, 308)),
    probe('acento', '/d%C3%B3lar-hoje', leadsTo(dollar, 308)),
    probe('espaço no fim', '/dolar-hoje%20', leadsTo(dollar, 308)),
    probe('a palavra que importa', '/cotacao-do-euro', leadsTo('/euro-hoje', 307)),
    probe('artigo em maiúsculas', '/enderecos.json', otherCase),
    probe('traço codificado', '/dolar%2Dhoje', isMissing()),
    probe('letra codificada', '/%64olar-hoje', isMissing()),
    probe('barra codificada', '/blog%2Fbitcoin', isMissing()),
    probe('ponto e vírgula', '/dolar-hoje;x', isMissing()),
    probe('consulta codificada', '/dolar-hoje%3Fembed=1', isMissing()),
    probe('interrogação sem consulta', '/dolar-hoje?', isPage('Dólar hoje')),
    probe('duas interrogações', '/dolar-hoje??embed=1', isPage('Dólar hoje')),
    probe('fragmento na linha do pedido', '/dolar-hoje#x', all(answers(200, 400), repeatsNot('#x'))),
    probe('zero no endereço', '/dolar-hoje%00', isRefused(400)),
    probe('quebra de linha codificada', '/%0d%0ax-smuggled:1', isRefused(400)),
    probe('escape pela metade', '/blog/%', isRefused(400)),
    probe('escape que não é UTF-8', '/blog/%ff', isRefused(400)),
    probe('UTF-8 cortado', '/blog/%E0%A4', isRefused(400)),
    probe('bytes fora do ASCII', '/d\u00f3lar-hoje', isRefused(400)),
    probe(
      'espaço cru',
      bytes(['GET /dolar hoje HTTP/1.1', 'Host: {host}', 'Connection: close']),
      isRefused(400),
    ),
    probe(
      'tabulação crua',
      bytes(['GET /dolar\thoje HTTP/1.1', 'Host: {host}', 'Connection: close']),
      isRefused(400),
    ),
    probe('endereço sem fim', `/${'a'.repeat(9000)}`, isRefused(414)),
    probe('consulta sem fim', `/api/regras?a=${'b'.repeat(9000)}`, isRefused(414)),
    probe('mil segmentos', `/${'a/'.repeat(1000)}`, answers(308, 404)),
    probe(
      'o endereço inteiro, de outro',
      `http://${evil}/dolar-hoje`,
      all(isPage('Dólar hoje'), repeatsNot(evil)),
    ),
    probe('ativo em minúsculas', '/detalhe-ativo?codigo=petr4', leadsTo('/detalhe-ativo?codigo=PETR4', 308)),
    probe('ativo como pasta', '/detalhe-ativo/PETR4', leadsTo('/detalhe-ativo?codigo=PETR4', 308)),
    probe('o endereço de dentro de uma lista', '/blog/lista/todos/atualizados/1', leadsTo('/blog', 308)),
  ],
}
