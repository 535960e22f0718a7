import { type ContentSourceMap, parseJsonPath, resolveEditInfo } from '@sanity/client/csm'
import { describe, expect, test } from 'vitest'
import type { Doc } from '../store/documents.ts'
import { parseQuery, run } from './groq.ts'
import { evaluateWithSourceMap } from './source-map.ts'

const stamp = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

const documents: Doc[] = [
  {
    ...stamp,
    _id: 'artigo',
    _originalId: 'drafts.artigo',
    _type: 'article',
    title: 'Juros',
    slug: { _type: 'slug', current: 'juros' },
    tags: ['selic', 'cdi', 'ipca'],
    seo: { title: 'Juros no Brasil', "l'été": { 'a\\b': 'difícil' } },
    category: { _type: 'reference', _ref: 'cat' },
    authors: [
      { _key: 'k1', _type: 'reference', _ref: 'ana' },
      { _key: 'k2', _type: 'reference', _ref: 'bia' },
    ],
    body: [
      { _key: 'b1', _type: 'block', children: [{ _key: 's1', _type: 'span', text: 'Olá' }] },
      { _key: 'b2', _type: 'note', text: 'Nota', link: { _type: 'reference', _ref: 'cat' } },
      { _key: "b'3", _type: 'note', text: 'Aspas' },
      { _key: 'dup', _type: 'note', text: 'Um' },
      { _key: 'dup', _type: 'note', text: 'Dois' },
    ],
  },
  { ...stamp, _id: 'outro', _type: 'article', title: 'Outro', dek: 'Linha fina', tags: ['fii'] },
  { ...stamp, _id: 'cat', _type: 'category', title: 'Renda fixa', links: [{ _key: 'l', label: 'Veja' }] },
  { ...stamp, _id: 'ana', _type: 'author', name: 'Ana', roles: ['editora', 'autora'] },
  { ...stamp, _id: 'bia', _type: 'author', name: 'Bia', roles: ['autora'] },
]
const byId = new Map(documents.map((doc) => [doc._id, doc]))
const get = (id: string) => byId.get(id) ?? null

const context = {
  dataset: documents,
  params: {},
  identity: '',
  dereference: ({ _ref }: { _ref: string }) => get(_ref),
}

async function mapOf(query: string, useKeys = true) {
  return evaluateWithSourceMap(parseQuery(query, {}), {
    run: (tree) => run(tree, context),
    get,
    documents: () => documents,
    useKeys,
  })
}

/** Source that the client finds for a place in the result, as `id:path`; `null` where it finds none. */
async function originAt(query: string, resultPath: (string | number)[]) {
  const { sourceMap } = await mapOf(query)
  // The client brands its document ids; ours are the same strings.
  const map = sourceMap as unknown as ContentSourceMap
  const path = resultPath.map((step) => (typeof step === 'number' ? { _key: 'any', _index: step } : step))
  const found = resolveEditInfo({ resultSourceMap: map, resultPath: path, studioUrl: '/' })
  return found ? `${found.id}:${[...found.path].map(stepText).join('.')}` : null
}

function stepText(step: unknown): string {
  return typeof step === 'object' && step !== null && '_key' in step ? `#${step._key}` : String(step)
}

const article = '*[_id == "artigo"][0]'

describe('the client finds', () => {
  test.each([
    ['a projected field', `${article}{title}`, ['title'], 'drafts.artigo:title'],
    ['a renamed one', `${article}{"t": title}`, ['t'], 'drafts.artigo:title'],
    ['a nested one', `${article}{"s": seo.title}`, ['s'], 'drafts.artigo:seo.title'],
    [
      'names that need escapes',
      `${article}{"x": seo["l'été"]["a\\\\b"]}`,
      ['x'],
      "drafts.artigo:seo.l'été.a\\b",
    ],
    ['a whole document', article, ['seo', 'title'], 'drafts.artigo:seo.title'],
    ['a bare value', `${article}.title`, [], 'drafts.artigo:title'],
    ['what a spread copies', `${article}{..., "x": 1}`, ['title'], 'drafts.artigo:title'],
    ['the newer of two spreads', `${article}{...seo, "y": 1}`, ['title'], 'drafts.artigo:seo.title'],
    ['a conditional spread', `${article}{_type == "article" => {"t": title}}`, ['t'], 'drafts.artigo:title'],
    ['a referred document', `${article}{"c": category->title}`, ['c'], 'cat:title'],
    ['a projection of it', `${article}{category->{title}}`, ['category', 'title'], 'cat:title'],
    ['a list of references', `${article}{"a": authors[]->name}`, ['a', 1], 'bia:name'],
    ['their projections', `${article}{authors[]->{"n": name}}`, ['authors', 1, 'n'], 'bia:name'],
    ['an element', `${article}{"t": tags[1]}`, ['t'], 'drafts.artigo:tags.1'],
    ['an element from the end', `${article}{"t": tags[-1]}`, ['t'], 'drafts.artigo:tags.2'],
    ['a slice', `${article}{"t": tags[1..2]}`, ['t', 1], 'drafts.artigo:tags.2'],
    ['a slice of a slice', `${article}{"t": tags[1..2][1..1]}`, ['t', 0], 'drafts.artigo:tags.2'],
    ['one of referred values', `${article}{"a": authors[]->name[1]}`, ['a', 0], null],
    [
      'a filtered list',
      `${article}{"b": body[_type == "note"]}`,
      ['b', 0, 'text'],
      'drafts.artigo:body.#b2.text',
    ],
    [
      'a filtered projection',
      `${article}{"b": body[_type == "note"]{"t": text}}`,
      ['b', 0, 't'],
      'drafts.artigo:body.#b2.text',
    ],
    [
      'portable text, whole',
      `${article}{body}`,
      ['body', 0, 'children', 0, 'text'],
      'drafts.artigo:body.0.children.0.text',
    ],
    [
      'portable text, spread',
      `${article}{body[]{...}}`,
      ['body', 0, 'children', 0, 'text'],
      'drafts.artigo:body.#b1.children.0.text',
    ],
    ['a reference inside it', `${article}{body[]{..., "u": link->title}}`, ['body', 1, 'u'], 'cat:title'],
    [
      'a key with a quote, by position',
      `${article}{body[]{text}}`,
      ['body', 2, 'text'],
      'drafts.artigo:body.2.text',
    ],
    [
      'a repeated key, by position',
      `${article}{body[]{text}}`,
      ['body', 4, 'text'],
      'drafts.artigo:body.4.text',
    ],
    ['flattened lists', `${article}{"r": authors[]->roles[]}`, ['r', 2], 'bia:roles.0'],
    ['an ordered list', '*[_type == "article"] | order(title desc){title}', [0, 'title'], 'outro:title'],
    ['a scored list', '*[_type == "article"] | score(title match "outro")', [0, 'dek'], 'outro:dek'],
    [
      'a scored projection',
      '*[_type == "article"] | score(title match "outro"){dek}',
      [0, 'dek'],
      'outro:dek',
    ],
    ['the chosen of coalesce', `${article}{"t": coalesce(dek, title)}`, ['t'], 'drafts.artigo:title'],
    [
      'the chosen of select',
      `${article}{"t": select(defined(dek) => dek, title == "Juros" => seo.title)}`,
      ['t'],
      'drafts.artigo:seo.title',
    ],
    ['a subquery', `${article}{"o": *[_id == "outro"][0]{dek}}`, ['o', 'dek'], 'outro:dek'],
    [
      'the outer document',
      `${article}{"o": *[_id == "outro"]{"t": ^.title}}`,
      ['o', 0, 't'],
      'drafts.artigo:title',
    ],
    ['the outer of a block', `${article}{body[]{"t": ^.title}}`, ['body', 0, 't'], 'drafts.artigo:title'],
    ['a projection of a projection', `${article}{"t": title}{"u": t}`, ['u'], 'drafts.artigo:title'],
    ['a field of a projection', `${article}{"t": title}.t`, [], 'drafts.artigo:title'],
    [
      'a list inside a referred document',
      `${article}{"l": category->links[]{label}}`,
      ['l', 0, 'label'],
      'cat:links.#l.label',
    ],
    [
      'an object of several documents',
      `{"a": ${article}.title, "b": *[_id == "outro"][0].dek}`,
      ['b'],
      'outro:dek',
    ],
    ['blocks of every article', '*[_type == "article"].body[]', [1, 'text'], 'drafts.artigo:body.#b2.text'],
    ['two lists joined', `${article}{"x": authors + body}`, ['x', 3, 'text'], 'drafts.artigo:body.#b2.text'],
  ])('%s', async (_name, query, path, place) => {
    expect(await originAt(query, path)).toBe(place)
  })
})

describe('nothing is said of', () => {
  test.each([
    ['a literal', `${article}{"t": "Fixo"}`, ['t']],
    ['the fallback of coalesce', `${article}{"t": coalesce(dek, "Sem")}`, ['t']],
    ['what a function makes', `${article}{..., "title": upper(title)}`, ['title']],
    ['a sum of texts', `${article}{"t": title + " e mais"}`, ['t']],
    ['a count', `${article}{"n": count(authors)}`, ['n']],
    ['filtered plain values', `${article}{"t": tags[@ != "cdi"]}`, ['t', 1]],
    ['an overwritten field of a merge', `${article}{"x": {"a": title} + {"a": "b"}}`, ['x', 'a']],
    ['the id of a draft', article, ['_id']],
    ['the id of a draft, projected', `${article}{_id}`, ['_id']],
  ])('%s', async (_name, query, path) => {
    expect(await originAt(query, path)).toBeNull()
  })
})

test('a computed value says so', async () => {
  const { sourceMap } = await mapOf(`${article}{"a": "Fixo", "b": upper(title), "c": dateTime(_createdAt)}`)
  expect(sourceMap.mappings).toEqual({
    "$['a']": { type: 'value', source: { type: 'literal' } },
    "$['b']": { type: 'value', source: { type: 'unknown' } },
    "$['c']": { type: 'value', source: { type: 'unknown' } },
  })
})

test('positions in place of keys when asked', async () => {
  const { sourceMap } = await mapOf(`${article}{"t": body[1].text}`, false)
  expect(sourceMap.paths).toEqual(["$['body'][1]['text']"])
  expect(parseJsonPath(sourceMap.paths[0] ?? '')).toEqual(['body', 1, 'text'])
})

test('leaves nothing of the tracing in the answer', async () => {
  const { result } = await mapOf(`${article}{..., "x": authors[]->{name}}`)
  const plain = await run(parseQuery(`${article}{..., "x": authors[]->{name}}`, {}), context)
  expect(JSON.stringify(result)).toBe(JSON.stringify(plain))
})
