import { beforeEach, describe, expect, test } from 'vitest'
import { createAddresses } from './addresses.ts'

/** As Next 16.4 writes it, in its order. */
const manifest = {
  staticRoutes: [
    '/', '/_not-found', '/acoes', '/api/cotacoes', '/blog', '/blog/rss.xml', '/bitcoin-hoje', '/busca', '/calculadora-iof',
    '/conversor-cdi', '/detalhe-ativo', '/dolar-hoje', '/euro-hoje', '/ganho-capital', '/indisponivel', '/investimentos',
    '/juros-compostos', '/rescisao-trabalhista', '/status-mercado',
  ].map((page) => ({ page })), // biome-ignore format: a list of addresses
  dynamicRoutes: [
    { page: '/api/[...nada]', regex: '^/api/(.+?)(?:/)?$' },
    { page: '/blog/lista/[tema]/[ordem]/[pagina]', regex: '^/blog/lista/([^/]+?)/([^/]+?)/([^/]+?)(?:/)?$' },
    { page: '/blog/[slug]', regex: '^/blog/([^/]+?)(?:/)?$' },
    { page: '/blog/[slug]/imagem.png', regex: '^/blog/([^/]+?)/imagem\\.png(?:/)?$' },
    { page: '/investimentos/[slug]', regex: '^/investimentos/([^/]+?)(?:/)?$' },
    { page: '/[...path]', regex: '^/(.+?)(?:/)?$' },
  ],
  redirects: [
    { regex: '^(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))/$' },
    { regex: '^(?!/_next)/blog(?:/(\\{token\\}|%7Btoken%7D))(?:/)?$' },
  ],
}

const made = {
  pages: ['/blog/imposto-cripto', '/investimentos/cdb', '/investimentos/tesouro-direto'],
  old: ['/antigo', '/blog/retirado'],
}

let version = 0
let reads = 0
let stored: () => Promise<typeof made> = async () => made
const load = () => {
  reads++
  return stored()
}
const start = () =>
  createAddresses({ manifest, files: ['/sw.js', '/fonts/a.woff2'], load, version: () => version })
let resolve = start()
beforeEach(() => {
  stored = async () => made
  reads = 0
  resolve = start()
})

test.each([
  '/',
  '/dolar-hoje',
  '/dolar-hoje?de=100',
  '/dolar-hoje/',
  '//dolar-hoje',
  '/dolar-hoje#grafico',
  '/_next/static/chunks/1.js',
  '/sw.js',
  '/fonts/a.woff2',
  '/blog/rss.xml',
  '/blog/imposto-cripto',
  '/blog/imposto-cripto/imagem.png',
  '/blog/%7Btoken%7D',
  '/blog/lista/a/b/c',
  '/investimentos/cdb',
  '/antigo',
  '/blog/retirado',
  '/api/nada/disso',
  '/detalhe-ativo',
  '/detalhe-ativo?codigo=PETR4',
])('%s is for Next', async (address) => {
  expect(await resolve(address)).toBeUndefined()
})

test.each([
  '/nope',
  '/wp-login.php',
  '/blog/nope',
  '/blog/nope/imagem.png',
  '/blog/imposto-cripto/mais',
  '/investimentos/nope',
  '/hoje',
  '/como-calculadora',
  '/api.php',
  '/__proto__',
  '/constructor',
  '/%F0%9F%92%A5',
])('%s is known to be missing', async (address) => {
  expect(await resolve(address)).toEqual({ missing: '_not-found' })
})

describe('who means a page is led to it', () => {
  test.each([
    ['/Dolar-Hoje', '/dolar-hoje', 308],
    ['/dolarhoje', '/dolar-hoje', 308],
    ['/d%C3%B3lar_hoje', '/dolar-hoje', 308],
    ['/dolar-hoje.html', '/dolar-hoje', 308],
    ['/ACOES', '/acoes', 308],
    ['/blog/Imposto-Cripto', '/blog/imposto-cripto', 308],
    ['/investimentos/CDB', '/investimentos/cdb', 308],
    ['/dolar', '/dolar-hoje', 307],
    ['/cotacao-dolar', '/dolar-hoje', 307],
    ['/cotacao-do-euro-hoje', '/euro-hoje', 307],
    ['/calculadora-de-juros-compostos', '/juros-compostos', 307],
    ['/rescisao', '/rescisao-trabalhista', 307],
    ['/iof', '/calculadora-iof', 307],
  ])('%s → %s (%i)', async (address, to, status) => {
    expect(await resolve(address)).toEqual({ to, status })
  })

  test.each(['/dolar-blue', '/cripto', '/indisponível', '/a'])(
    '%s could be any, or none',
    async (address) => {
      expect(await resolve(address)).toEqual({ missing: '_not-found' })
    },
  )
})

test.each([
  ['petr4', { to: '/detalhe-ativo?codigo=PETR4', status: 308 }],
  ['%20PETR4+', { to: '/detalhe-ativo?codigo=PETR4', status: 308 }],
  ['petrobras', { to: '/detalhe-ativo?codigo=PETR4', status: 307 }],
  ['XYZ99', { missing: 'detalhe-ativo/codigo-desconhecido' }],
  // The list to choose from.
  ['', undefined],
])('an asset by %j', async (code, found) => {
  expect(await resolve(`/detalhe-ativo?codigo=${code}`)).toEqual(found)
})

test('a thousand unknown addresses read the list once, and known ones never', async () => {
  await resolve('/dolar-hoje')
  expect(reads).toBe(0)
  await Promise.all(Array.from({ length: 1000 }, (_, index) => resolve(`/nope-${index}`)))
  expect(reads).toBe(1)
})

test('what was published is known at the next request', async () => {
  expect(await resolve('/blog/novo')).toEqual({ missing: '_not-found' })
  stored = async () => ({ ...made, pages: [...made.pages, '/blog/novo'] })
  version++
  expect(await resolve('/blog/novo')).toBeUndefined()
  expect(reads).toBe(2)
})

test('a list that changes as it is read is read again, and not for ever', async () => {
  stored = async () => {
    if (reads < 3) version++
    return made
  }
  expect(await resolve('/DolarHoje')).toEqual({ to: '/dolar-hoje', status: 308 })
  expect(reads).toBe(3)
  stored = async () => {
    version++
    return made
  }
  version++
  expect(await resolve('/blog/Imposto-Cripto')).toBeUndefined()
  expect(reads).toBe(6)
})

test('without a list that is known to be right, Next tells, but for what means a page of the site itself', async () => {
  stored = () => Promise.reject(new Error('away'))
  expect(await resolve('/nope')).toBeUndefined()
  expect(await resolve('/DolarHoje')).toEqual({ to: '/dolar-hoje', status: 308 })
  expect(await resolve('/dolar')).toBeUndefined()
  stored = async () => made
  version++
  expect(await resolve('/nope')).toEqual({ missing: '_not-found' })
  stored = () => Promise.reject(new Error('away'))
  expect(await resolve('/nope')).toEqual({ missing: '_not-found' })
  version++
  expect(await resolve('/nope')).toBeUndefined()
})
