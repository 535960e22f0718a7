import { createHash } from 'node:crypto'
import { textOf } from './ask.ts'
import {
  all,
  answers,
  expectation,
  framedBy,
  hasHeader,
  headerOf,
  isPage,
  jsonOf,
  lacksHeader,
} from './expectations.ts'
import { by, type Category, probe } from './probe.ts'

/** Each inline script of a page by its hash, and no other. */
const namesItsScripts = expectation('ter na política os seus scripts, e só eles', (answer) => {
  const inline = /<script(?![^>]*(?: src=|json"))[^>]*>(.*?)<\/script>/gs
  const own = Array.from(textOf(answer).matchAll(inline), ([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  })
  const allowed = /script-src 'self' ([^;]*);/
    .exec(headerOf(answer, 'content-security-policy'))?.[1]
    ?.split(' ')
  return JSON.stringify(allowed) === JSON.stringify([...new Set(own)])
    ? undefined
    : `${own.length} scripts, política ${allowed}`
})

const common = all(
  hasHeader('x-content-type-options', /^nosniff$/),
  hasHeader('referrer-policy', /^strict-origin-when-cross-origin$/),
  hasHeader('permissions-policy', /(^|, )camera=\(\)/, 'camera=()'),
)
const strict = all(
  lacksHeader('content-security-policy', /unsafe-(inline|eval|hashes)/),
  hasHeader('content-security-policy', /default-src 'none'/),
)
const asPage = all(namesItsScripts, strict, common, framedBy('us'))
const asFile = all(
  hasHeader('content-security-policy', /^default-src 'none'; frame-ancestors 'none'$/),
  common,
)
const open = all(
  hasHeader('access-control-allow-origin', /^\*$/),
  hasHeader('cross-origin-resource-policy', /^cross-origin$/),
)
const ours = all(
  lacksHeader('access-control-allow-origin', /^\*$/),
  hasHeader('cross-origin-resource-policy', /^same-origin$/),
)
const typed = (type: RegExp) => all(answers(200), hasHeader('content-type', type))

const firstArticle = expectation('ter nos artigos os cabeçalhos das páginas', async (answer, ask) => {
  const pages = jsonOf(answer)?.pages
  const path = Array.isArray(pages) && pages.find((one) => one.startsWith('/blog/'))
  return path ? asPage.faultOf(await ask({ path }), ask) : 'não há artigos em /enderecos.json'
})

/** A style sheet that a page names: its name changes with its content. */
const hasLastingFiles = expectation(
  'ter arquivos que se guardam para sempre, cada um com o seu tipo',
  async (answer, ask) => {
    const files = new Set(
      Array.from(
        textOf(answer).matchAll(/(?:href|src)="(\/(?:_next\/static|proprio)\/[^"]+\.(?:css|js))"/g),
        ([, file = '']) => file,
      ),
    )
    if (files.size === 0) return 'nenhum arquivo na página'
    for (const path of [...files].slice(0, 5)) {
      const { status, headers } = await ask({ path })
      const isTyped = /^(text\/css|(application|text)\/javascript)/.test(headers['content-type'] ?? '')
      if (status !== 200 || !isTyped || !/immutable/.test(headers['cache-control'] ?? ''))
        return `${path}: ${status}, ${headers['cache-control']}`
    }
    return undefined
  },
)

/** A site under TLS asks for it; one without it would lock its readers out. */
const asksForTls = expectation('pedir TLS por um ano onde o endereço do site é https, e só lá', (answer) => {
  const canonical = /<link rel="canonical" href="(https?:)/.exec(textOf(answer))?.[1]
  const said = headerOf(answer, 'strict-transport-security')
  return canonical && (canonical === 'https:') === /max-age=31536000/.test(said)
    ? undefined
    : `${canonical} com "${said}"`
})

export const headers: Category = {
  name: 'tipos e cabeçalhos de segurança',
  probes: [
    probe('início', '/', asPage),
    probe('cotação', '/dolar-hoje', asPage),
    probe('calculadora', '/juros-compostos', asPage),
    probe('ativo', '/detalhe-ativo?codigo=VALE3', asPage),
    probe('ativo, outra vez', '/detalhe-ativo?codigo=VALE3', asPage),
    probe('artigo', '/enderecos.json', firstArticle),
    probe('lista do blog', '/blog', asPage),
    probe('busca, feita na hora', '/busca?q=iof', asPage),
    probe('busca, feita outra vez', '/busca?q=selic', asPage),
    probe('página sem rede', '/offline', asPage),
    probe('página que não existe', '/nao-existe', all(answers(404), asPage)),
    probe('ativo que não existe', '/detalhe-ativo?codigo=XYZ99', all(answers(404), asPage)),
    probe('página retirada', '/endereco-removido', all(answers(410), asPage)),
    probe('página indisponível', '/indisponivel', all(answers(503), asPage)),
    probe('só o cabeçalho de uma página', by('HEAD', '/dolar-hoje'), all(strict, common, framedBy('us'))),
    probe(
      'textos viram script só por nós',
      '/',
      hasHeader('content-security-policy', /require-trusted-types-for 'script'/),
    ),
    probe('janela à parte', '/', hasHeader('cross-origin-opener-policy', /^same-origin$/)),
    probe(
      'nada do roteador nas páginas',
      '/dolar-hoje',
      all(isPage(), lacksHeader('x-nextjs-prerender'), lacksHeader('x-nextjs-stale-time')),
    ),
    probe('TLS', '/', asksForTls),
    probe('arquivos da página', '/dolar-hoje', hasLastingFiles),
    probe('redirecionamento', '/dolar-hoje/', all(answers(308), asFile)),
    probe('redirecionamento por grafia', '/DOLAR-HOJE', all(answers(308), asFile)),
    probe('recusa de método', by('PUT', '/sobre-nos'), all(answers(405), asFile)),
    probe('dados abertos', '/api/regras', all(typed(/^application\/json; charset=utf-8$/), asFile, open)),
    probe('erro dos dados abertos', '/api/cotacoes?series=x', all(answers(400), asFile, open)),
    probe('dados que não há', '/api/nao-existe', all(answers(404), asFile, open)),
    probe('busca, só nossa', '/api/busca', all(typed(/^application\/json/), asFile, ours)),
    probe(
      'saúde, só nossa e nunca em cópia',
      '/api/saude',
      all(typed(/^application\/json/), asFile, ours, hasHeader('cache-control', /^no-store$/)),
    ),
    probe(
      'imagem de compartilhamento',
      '/imagens/dolar-hoje.png',
      all(typed(/^image\/png$/), asFile, hasHeader('cross-origin-resource-policy', /^cross-origin$/)),
    ),
    probe(
      'programa que guarda páginas',
      '/sw.js',
      all(
        typed(/^application\/javascript/),
        common,
        hasHeader(
          'content-security-policy',
          /^default-src 'none'; connect-src 'self'; frame-ancestors 'none'$/,
        ),
      ),
    ),
    probe('lista de artigos', '/blog/rss.xml', all(typed(/^application\/rss\+xml/), asFile, open)),
  ],
}
