import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '../testing/test-lake.ts'

let lake: TestLake

const paragraph = {
  _type: 'block',
  _key: 'k',
  children: [
    { _type: 'span', _key: '1', text: 'O juro ', marks: [] },
    { _type: 'span', _key: '2', text: 'com', marks: ['strong'] },
    { _type: 'span', _key: '3', text: 'posto', marks: [] },
  ],
}

beforeAll(async () => {
  lake = await startTestLake()
  await lake.editor
    .transaction()
    .create({ _id: 'ana', _type: 'author', name: 'Ana Conceição' })
    .create({ _id: 'a', _type: 'article', title: 'A inflação de março', author: { _ref: 'ana' } })
    .create({
      _id: 'b',
      _type: 'article',
      title: 'Renda fixa em março',
      author: { _ref: 'ana', _weak: true },
    })
    .create({ _id: 'c', _type: 'note', title: 'c', name: 'c', n: 7, body: [paragraph] })
    .commit()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

describe('groq', () => {
  test('the same text with other parameters is another query', async () => {
    const query = '*[_type == $type]._id'
    expect(await lake.anonymous.fetch(query, { type: 'article' })).toEqual(['a', 'b'])
    expect(await lake.anonymous.fetch(query, { type: 'author' })).toEqual(['ana'])
  })

  test.each([
    ['dereference out of the narrowed type', '*[_type == "article"][0].author->name', 'Ana Conceição'],
    [
      'one unfiltered star widens the others',
      '{"n": count(*), "a": count(*[_type == "author"])}',
      { n: 4, a: 1 },
    ],
    ['type or id', 'count(*[_type == "author" || _id == "a"])', 2],
    ['a negated type is no narrowing', 'count(*[!(_type == "author")])', 3],
    ['several types', 'count(*[_type in ["author", "article"]])', 3],
    ['backward references', '*[_id == "ana"]{"n": count(*[references(^._id)])}[0].n', 2],
    ['asynchronous functions', 'diff::changedAny({"a": 1}, {"a": 2}, a)', true],
    ['nothing found', '*[_id == "nada"][0]', null],
  ])('%s', async (_name, query, result) => {
    expect(await lake.anonymous.fetch(query)).toEqual(result)
  })

  test('a syntax error tells where', async () => {
    const failing = lake.anonymous.fetch('*[_type == ')
    await expect(failing).rejects.toMatchObject({ statusCode: 400, details: { type: 'queryParseError' } })
  })

  test.each([
    ['geography', '*[geo::distance(place, geo::latLng(1, 2)) < 10]', 'não tem as funções geográficas'],
    ['what is not implemented', '*[0]{"r": documents::get(@)}', 'uma função que este repositório não tem'],
    ['a parameter without a value', '*[_type == $type]', 'Falta o valor do parâmetro $type'],
  ])('%s is the query’s fault', async (_name, query, message) => {
    await expect(lake.anonymous.fetch(query)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(message),
    })
  })

  test('parameters decide what brackets mean, and none is remembered for the next', async () => {
    const ask = (params: Record<string, unknown>) => lake.anonymous.fetch('*[_type == "article"][$n]', params)
    expect(await ask({ n: 1 })).toMatchObject({ _id: 'b' })
    expect(await ask({ n: 0 })).toMatchObject({ _id: 'a' })
    expect(await ask({ n: 'title' })).toEqual(['A inflação de março', 'Renda fixa em março'])
    expect(await ask({ n: true })).toHaveLength(2)
    const slice = (from: number, to: number) =>
      lake.anonymous.fetch('*[_type == "article"][$from...$to]._id', { from, to })
    expect(await Promise.all([slice(0, 1), slice(1, 2), slice(0, 2)])).toEqual([['a'], ['b'], ['a', 'b']])
  })
})

describe('text search', () => {
  test.each([
    ['inflacao', ['a']],
    ['INFLAÇÃO', ['a']],
    ['marco', ['a', 'b']],
    ['mar*', ['a', 'b']],
    ['mar', []],
    ['março -renda', ['a']],
    ['"renda fixa"', ['b']],
    ['conceicao', ['ana']],
    ['', ['a', 'ana', 'b', 'c']],
    ['*', ['a', 'ana', 'b', 'c']],
  ])('%s', async (search, ids) => {
    const query = '*[[@, _id] match text::query($search)] | order(_id asc)._id'
    expect(await lake.anonymous.fetch(query, { search })).toEqual(ids)
  })

  test.each([
    ['a field', '*[title match text::query($s)]._id', 'inflacao', ['a']],
    ['a field, by the beginning of a word', '*[title match text::query($s)]._id', 'infla*', ['a']],
    ['a field does not stand for the others', '*[title match text::query($s)]._id', 'conceicao', []],
    ['a list of fields', '*[[title, name, nada] match text::query($s)]._id', 'CONCEIÇÃO', ['ana']],
    [
      'a paragraph, across its spans',
      '*[pt::text(body) match text::query($s)]._id',
      '"juro composto"',
      ['c'],
    ],
    ['paragraphs as they are', '*[body match text::query($s)]._id', 'compostó', ['c']],
    [
      'a document, across the spans of a paragraph',
      '*[@ match text::query($s)]._id',
      '"juro composto"',
      ['c'],
    ],
    ['a phrase has an order', '*[@ match text::query($s)]._id', '"composto juro"', []],
    [
      'a phrase does not go from one field to the next',
      '*[[title, name] match text::query($s)]._id',
      '"c c"',
      [],
    ],
    ['a phrase that must not be there', '*[@ match text::query($s)]._id', 'marco -"renda fixa"', ['a']],
    ['a word with a hyphen is a phrase', '*[@ match text::query($s)]._id', 'renda-fixa', ['b']],
    ['a field that is no text', '*[_id == "c"]{"is": n match text::query($s)}[0].is', 'sete', false],
    [
      'inside a list of the document',
      '*[_id == "c"][0].body[children[0].text match text::query($s)]._key',
      'JURO',
      ['k'],
    ],
    ['where there is no document', 'text match text::query($s)', 'x', false],
  ])('%s', async (_name, query, s, found) => {
    expect(await lake.anonymous.fetch(query, { s })).toEqual(found)
  })

  test('changes are found at once, and what was there before no more', async () => {
    const search = (words: string) => lake.anonymous.fetch('*[@ match text::query($words)]._id', { words })
    expect(await search('tesouro')).toEqual([])
    await lake.editor.create({ _id: 'new', _type: 'article', title: 'Tesouro direto' })
    expect(await search('tesouro')).toEqual(['new'])
    await lake.editor.patch('new').set({ title: 'Poupança' }).commit()
    expect(await search('tesouro')).toEqual([])
    expect(await search('poupanca')).toEqual(['new'])
    await lake.editor.delete('new')
    expect(await search('poupanca')).toEqual([])
  })

  test('a draft is found only where it is seen', async () => {
    await lake.editor.create({ _id: 'drafts.a', _type: 'article', title: 'Deflação' })
    const search = (perspective: 'published' | 'drafts' | 'raw', words: string) =>
      lake.reader.fetch('*[@ match text::query($words)]._id', { words }, { perspective })
    expect(await search('published', 'deflacao')).toEqual([])
    expect(await search('drafts', 'deflacao')).toEqual(['a'])
    expect(await search('drafts', 'inflacao')).toEqual([])
    expect(await search('raw', 'deflacao')).toEqual(['drafts.a'])
    await lake.editor.delete('drafts.a')
  })

  test('the best match comes first', async () => {
    const query = `*[_type == "article" && @ match text::query($search)]
      | score(boost(title match text::query($search), 10)) | order(_score desc)._id`
    expect(await lake.anonymous.fetch(query, { search: 'fixa' })).toEqual(['b'])
  })
})

describe('sync tags', () => {
  const tagsOf = async (query: string) => {
    const { syncTags } = await lake.anonymous.fetch(query, {}, { filterResponse: false })
    return syncTags?.toSorted()
  }

  test('name the types and the documents that the result depends on', async () => {
    expect(await tagsOf('*[_type == "article"]{title}')).toEqual(['s1:type-article'])
    expect(await tagsOf('*[_type == "article"]{author->}')).toEqual(['s1:id-ana', 's1:type-article'])
    expect(await tagsOf('*[_id == "a"]')).toEqual(['s1:id-a'])
  })

  test('name everything when that cannot be known', async () => {
    expect(await tagsOf('count(*)')).toEqual(['s1:any'])
    expect(await tagsOf('*[title == "x"]')).toEqual(['s1:any'])
  })
})
