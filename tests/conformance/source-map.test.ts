import { jsonPathToStudioPath, studioPath } from '@sanity/client/csm'
import { createClient, type FilterDefault, stegaClean } from '@sanity/client/stega'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestLake, type TestLake, tokens } from '#lake/testing/test-lake.ts'
import { isShownField } from '#web/content/is-shown-field.ts'
import { articleQuery, latestArticlesQuery, pagesQuery } from '#web/content/queries/queries.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
  const reference = (_ref: string, _key?: string) => ({ _type: 'reference', _ref, ...(_key && { _key }) })
  await lake.editor
    .transaction()
    .create({ _id: 'renda', _type: 'category', title: 'Renda fixa' })
    .create({ _id: 'ana', _type: 'author', name: 'Ana' })
    .create({ _id: 'artigo', _type: 'article', title: 'Velho', slug: { current: 'juros' } })
    .create({
      _id: 'drafts.artigo',
      _type: 'article',
      title: 'Novo',
      slug: { current: 'juros' },
      category: reference('renda'),
      authors: [reference('ana', 'k1')],
      seo: { title: 'Para a busca' },
      body: [{ _key: 'b1', _type: 'block', children: [{ _key: 's1', _type: 'span', text: 'Olá' }] }],
    })
    .commit()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

const query = `*[_type == "article" && slug.current == $slug][0]{
  "heading": coalesce(title, "Sem título"),
  "dek": coalesce(dek, "Sem linha fina"),
  "category": category->title,
  "authors": authors[]->{ name },
  body
}`

type Perspective = 'drafts' | 'published' | 'raw'

/** A client that marks the texts of an answer that `filter` lets it. */
function previewClient(perspective: Perspective, filter: FilterDefault) {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2026-03-01',
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    token: tokens.read,
    perspective,
    stega: { enabled: true, studioUrl: 'http://localhost:3333', filter },
  })
}

/** Every text that the client marks, by its place in the result, with the field that it leads to. */
async function preview(groq: string, params: Record<string, unknown>, perspective: Perspective = 'drafts') {
  const places: Record<string, string> = {}
  const client = previewClient(perspective, (props) => {
    if (!props.filterDefault(props)) return false
    const { sourceDocument, sourcePath, resultPath } = props
    places[studioPath.toString(jsonPathToStudioPath(resultPath))] =
      `${sourceDocument._id}:${studioPath.toString(jsonPathToStudioPath(sourcePath))}`
    return true
  })
  const result: unknown = await client.fetch(groq, params)
  return { result, places }
}

test('the client marks each text with the field that it came from', async () => {
  const { result, places } = await preview(query, { slug: 'juros' })
  expect(places).toEqual({
    heading: 'drafts.artigo:title',
    category: 'renda:title',
    'authors[0].name': 'ana:name',
    'body[_key=="b1"].children[_key=="s1"].text': 'drafts.artigo:body[_key=="b1"].children[_key=="s1"].text',
  })
  expect(stegaClean(result)).toMatchObject({ heading: 'Novo', dek: 'Sem linha fina' })
  expect(result).not.toMatchObject({ heading: 'Novo' })
  // A fallback that no editor wrote carries no mark.
  expect(result).toMatchObject({ dek: 'Sem linha fina' })
})

test('the published document where that is what is seen', async () => {
  const { places } = await preview(query, { slug: 'juros' }, 'published')
  expect(places).toEqual({ heading: 'artigo:title' })
})

test('a query too long for an address is mapped as well', async () => {
  const { places } = await preview(`// ${'x'.repeat(12_000)}\n${query}`, { slug: 'juros' })
  expect(places.heading).toBe('drafts.artigo:title')
})

test('searches, lists and orders are mapped too', async () => {
  const { places } = await preview(
    `*[_type in ["article", "author"] && [@, title] match text::query($q) || _type == "author"] | order(_type){title, name}`,
    { q: 'novo' },
  )
  expect(places).toEqual({ '[0].title': 'drafts.artigo:title', '[1].name': 'ana:name' })
})

test.each([
  ['withKeyArraySelector', "$['body'][?(@._key=='b1')]['children']"],
  ['true', "$['body'][0]['children']"],
])('resultSourceMap=%s', async (option, path) => {
  const groq = encodeURIComponent('*[_id == "artigo"][0]{"c": body[0].children}')
  const address = `${lake.url}/v2026-03-01/data/query/production?query=${groq}&perspective=drafts&resultSourceMap=${option}`
  const response = await fetch(address, { headers: { authorization: `Bearer ${tokens.read}` } })
  expect(await response.json()).toMatchObject({
    result: { c: [{ text: 'Olá' }] },
    resultSourceMap: {
      documents: [{ _id: 'drafts.artigo', _type: 'article' }],
      paths: [path],
      mappings: { "$['c']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } } },
    },
  })
})

test('of what the client can mark, the site marks what readers see as it was written', async () => {
  const isMarked: Record<string, boolean> = {}
  const client = previewClient('drafts', ({ sourceDocument: { _type }, sourcePath }) => {
    const name = sourcePath.filter((part) => typeof part === 'string').join('.')
    isMarked[`${_type}:${name}`] = isShownField(_type, sourcePath)
    return false
  })
  await client.fetch(articleQuery.groq, { slug: 'juros' })
  expect(isMarked).toMatchObject({
    'article:title': true,
    'author:name': true,
    'article:body.children.text': true,
    'article:seo.title': false,
    'article:slug.current': false,
  })
})

test('nobody who did not ask gets a map', async () => {
  const answer = await lake.reader.fetch('*[_id == "artigo"][0].title', {}, { filterResponse: false })
  expect(answer).not.toHaveProperty('resultSourceMap')
})

describe('the queries of the site', () => {
  test.each([
    ['latestArticlesQuery', latestArticlesQuery],
    ['pagesQuery', pagesQuery],
    ['articleQuery', articleQuery],
  ])('%s: what they copy is marked', async (name, { groq }) => {
    const { places } = await preview(groq, { slug: 'juros', types: ['article'] })
    const marked = name === 'pagesQuery' ? [] : ['drafts.artigo:title', 'renda:title']
    expect(Object.values(places)).toEqual(expect.arrayContaining(marked))
  })
})
