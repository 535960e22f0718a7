import {
  all,
  answers,
  evil,
  hasHeader,
  isJsonError,
  isPage,
  lacksHeader,
  repeatsNot,
} from './expectations.ts'
import { type Category, get, probe } from './probe.ts'

const open = (query: string) => `/api/draft-mode/enable?${query}`
/** 503: a site without a token for reading drafts opens none. */
const isClosed = all(isJsonError(401, 503), lacksHeader('set-cookie', /__prerender_bypass=\w/))
const isGone = all(answers(410, 503), lacksHeader('set-cookie', /__prerender_bypass=\w/))
const isOfReaders = all(
  isPage('Dólar hoje'),
  repeatsNot('Você está vendo um rascunho'),
  lacksHeader('content-security-policy', /nonce/),
)

export const drafts: Category = {
  name: 'rascunhos e segredos da prévia',
  probes: [
    probe('sem segredo', open(''), isClosed),
    probe(
      'segredo inventado',
      open('sanity-preview-secret=forged&sanity-preview-pathname=/blog/x'),
      isClosed,
    ),
    probe(
      'segredo vazio, para fora',
      open(`sanity-preview-secret=&sanity-preview-pathname=//${evil}`),
      isClosed,
    ),
    probe('segredo que é uma consulta', open('sanity-preview-secret=%22+%7C%7C+true+%7C%7C+%22'), isClosed),
    probe('segredo que serve a todos', open('sanity-preview-secret=*'), isClosed),
    probe('dois segredos', open('sanity-preview-secret=a&sanity-preview-secret=b'), isClosed),
    probe('segredo como lista', open('sanity-preview-secret[]=a'), isClosed),
    probe('link de rascunho inventado', '/api/draft-mode/link?segredo=forged', isGone),
    probe('perspectiva sem segredo', open('sanity-preview-perspective=drafts'), isClosed),
    probe('cookie inventado', get('/dolar-hoje', { cookie: '__prerender_bypass=forged' }), isOfReaders),
    probe('cookie vazio', get('/dolar-hoje', { cookie: '__prerender_bypass=' }), isOfReaders),
    probe(
      'dados de prévia inventados',
      get('/dolar-hoje', { cookie: '__prerender_bypass=x; __next_preview_data=x' }),
      isOfReaders,
    ),
    probe(
      'o cookie inventado não fica em cópia',
      get('/euro-hoje', { cookie: '__prerender_bypass=forged' }),
      hasHeader('cache-control', /private.*no-store/, 'private, no-store'),
    ),
    probe(
      'prévia pedida no endereço',
      '/dolar-hoje?preview=1&draft=true&sanity-preview-perspective=drafts',
      isOfReaders,
    ),
  ],
}
