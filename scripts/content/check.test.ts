import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Doc } from '#lake/store/documents.ts'
import { startTestLake, type TestLake } from '#lake/testing/test-lake.ts'
import { documents } from '../seed/documents.ts'
import { findingsIn } from './check.ts'
import { calculationFindings } from './checks/calculations.ts'
import { textsBehindRules } from './checks/changed-rules.ts'
import { externalLinkFindings, internalLinkFindings } from './checks/links.ts'
import { publishedDocuments } from './checks/published.ts'
import { repeatedFindings } from './checks/repeated.ts'

let lake: TestLake
let client: SanityClient
let seeded: Doc[]

beforeAll(async () => {
  lake = await startTestLake()
  client = lake.editor.withConfig({ perspective: 'raw' })
  await documents.reduce((open, document) => open.create(document), client.transaction()).commit()
  await client.create({ _id: 'drafts.meio', _type: 'article', title: 'Um rascunho pela metade' })
  await client.create({ _id: 'counts.2026-11-22.a', _type: 'counts', day: '2026-11-22' })
  const published = await publishedDocuments(client)
  expect(published.foreign).toEqual([])
  seeded = published.documents
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

const stamps = { _rev: 'r', _createdAt: '2026-11-22T00:00:00Z', _updatedAt: '2026-11-22T00:00:00Z' }
const article = (slug: string, fields: object = {}): Doc => ({
  _id: slug,
  _type: 'article',
  title: `Texto ${slug}`,
  slug: { current: slug },
  ...stamps,
  ...fields,
})
const linking = (href: string) =>
  article('texto', { body: [{ _type: 'block', markDefs: [{ _type: 'link', href }] }] })

test('what the store is seeded with has no error', { timeout: 60_000 }, async () => {
  const findings = await findingsIn(seeded, client)
  expect(seeded.length).toBe(documents.length)
  expect(
    findings.filter(({ level }) => level === 'error').map(({ document, message }) => [document._id, message]),
  ).toEqual([])
})

test('the Studio’s own rules are read, with the field that an editor knows', {
  timeout: 60_000,
}, async () => {
  const known = seeded.find(({ _type }) => _type === 'article') ?? expect.unreachable()
  const broken = {
    ...known,
    title: 'Curto',
    cover: { _type: 'figure', asset: { _type: 'reference', _ref: 'image-x' } },
  }
  const messages = (await findingsIn([broken], client)).map(({ message }) => message).join('\n')
  expect(messages).toContain('Título: O título tem de 20 a 90 caracteres.')
  expect(messages).toContain('Descreva a informação da imagem')
})

test('what a program wrote of another kind, and the site leaves out, is told with its field', {
  timeout: 60_000,
}, async () => {
  const known = seeded.find(({ _type }) => _type === 'article') ?? expect.unreachable()
  const written = { title: 42, dek: {}, tags: 't', keyPoints: 'x', body: 'x', sources: [null], seo: 'x' }
  const findings = await findingsIn([{ ...known, ...written }], client)
  const wrong = findings.flatMap(({ level, message }) => (level === 'error' ? message.split(':')[0] : []))
  const fields = ['Título', 'Linha fina', 'Assuntos', 'O que você leva daqui', 'Texto', 'Fontes']
  expect(wrong).toEqual(expect.arrayContaining([...fields, 'Como aparece na busca']))
})

test.each([
  ['/blog/nada', 'error', /não leva a nenhuma página/],
  ['/calculadora-que-nao-ha?x=1', 'error', /não leva a nenhuma página/],
  ['/velho', 'warning', /leva hoje a \/dolar-hoje/],
  ['/sumiu', 'error', /retirada do ar/],
  ['/blog/outro#nada', 'warning', /título que não está no texto/],
  ['#nada', 'warning', /título que não está no texto/],
] as const)('a link to %s is an %s', (href, level, message) => {
  const outro = article('outro', {
    body: [{ _type: 'block', _key: 'a', style: 'h2', children: [{ _type: 'span', text: 'A conta' }] }],
  })
  const redirects = [
    { _id: 'r1', _type: 'redirect', from: '/velho', to: '/dolar-hoje', kind: 'permanent', ...stamps },
    { _id: 'r2', _type: 'redirect', from: '/sumiu', kind: 'gone', ...stamps },
  ]
  const all = [linking(href), outro, ...redirects]
  expect(internalLinkFindings(all)).toMatchObject([{ level, message: expect.stringMatching(message) }])
})

test.each([
  '/dolar-hoje',
  '/blog',
  '/juros-compostos#v=1',
  '/blog/outro#v=1',
  '/blog/outro#a-conta',
  '/api/cotacoes',
  'https://x.br',
  'mailto:a@b.br',
])('a link to %s is whole', (href) => {
  const outro = article('outro', {
    body: [{ _type: 'block', _key: 'a', style: 'h2', children: [{ _type: 'span', text: 'A conta' }] }],
  })
  expect(internalLinkFindings([linking(href), outro])).toEqual([])
})

test('another site’s page that is gone is told, one that hangs or refuses is not', {
  timeout: 30_000,
}, async () => {
  const server = createServer(({ url }, answer) => {
    answer.statusCode = url === '/sumiu' ? 404 : url === '/recusa' ? 403 : 200
    answer.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  // A TCP server always has an address of this kind.
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const links = ['/sumiu', '/recusa', '/ha'].map((path) => linking(site + path))
  const findings = await externalLinkFindings([...links, linking('http://127.0.0.1:1/')])
  expect(findings.map(({ message }) => message)).toEqual([
    `O link ${site}/sumiu responde 404: a página não existe mais.`,
  ])
})

test('the same title or description twice is told on both', () => {
  const seo = { title: 'O mesmo título na busca', description: 'A mesma descrição.' }
  const findings = repeatedFindings([article('um', { seo }), article('dois', { seo }), article('tres')])
  expect(findings.map(({ document, message }) => [document._id, message])).toEqual([
    ['um', 'O título da busca é igual em “Texto dois”.'],
    ['dois', 'O título da busca é igual em “Texto um”.'],
    ['um', 'A descrição da busca é igual em “Texto dois”.'],
    ['dois', 'A descrição da busca é igual em “Texto um”.'],
  ])
})

test('a text reviewed before its rule changed is in the queue', () => {
  const quoting = article('jcp', {
    reviewedOn: '2025-12-31',
    body: [{ children: [{ _type: 'ruleRef', rule: 'jcp-imposto' }] }],
  })
  const listing = article('minimo', { reviewedOn: '2025-12-31', ruleRefs: ['salario-minimo'] })
  const reviewed = article('revisto', {
    reviewedOn: '2026-01-02',
    ruleRefs: ['salario-minimo', 'jcp-imposto'],
  })
  const texts = textsBehindRules([quoting, listing, reviewed], '2026-11-22')
  expect(texts.map(({ document, changed }) => [document._id, changed.map(({ id }) => id)])).toEqual([
    ['jcp', ['jcp-imposto']],
    ['minimo', ['salario-minimo']],
  ])
})

const example = { rate: '110', annualCdi: '13,65', annualIpca: '4,22', days: '365', amount: '1.000,00' }
const telling = (text: string, preset: object) =>
  article('texto', {
    dek: text,
    body: [{ _type: 'calculatorEmbed', slug: 'conversor-cdi', presetConversorCdi: preset }],
  })

test.each([
  ['the text tells', telling('Sobram 12,4683\u00A0% ao ano.', example), []],
  [
    'the text does not tell',
    telling('Sobram 12 %.', example),
    [['warning', /dá 12,4683\s% ao ano, e o texto/]],
  ],
  ['is of the day', telling('Sobra o de hoje.', { ...example, annualCdi: '' }), []],
  ['the fields refuse', telling('', { ...example, rate: 'muito' }), [['error', /não aceita/]]],
  [
    'a link asks for',
    linking('/conversor-cdi#t=110&c=13.65&i=4.22&v=1000'),
    [['warning', /não diz esse número/]],
  ],
  ['a link cannot ask for', linking('/conversor-cdi#t=-1&c=13.65'), [['error', /não aceita/]]],
  ['a plain link leaves open', linking('/conversor-cdi#perguntas'), []],
] as const)('a calculation that %s', (_, document, expected) => {
  const findings = calculationFindings([document], '2026-11-22')
  expect(findings.map(({ level, message }) => [level, message])).toEqual(
    expected.map(([level, message]) => [level, expect.stringMatching(message)]),
  )
})
