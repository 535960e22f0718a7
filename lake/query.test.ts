import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestLake, type TestLake } from './test-lake.ts'

let lake: TestLake

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
      { n: 3, a: 1 },
    ],
    ['type or id', 'count(*[_type == "author" || _id == "a"])', 2],
    ['a negated type is no narrowing', 'count(*[!(_type == "author")])', 2],
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

  test('what is not implemented is the query’s fault', async () => {
    await expect(lake.anonymous.fetch('geo::latLng(1, 2)')).rejects.toMatchObject({ statusCode: 400 })
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
    ['', ['a', 'ana', 'b']],
    ['*', ['a', 'ana', 'b']],
  ])('%s', async (search, ids) => {
    const query = '*[[@, _id] match text::query($search)] | order(_id asc)._id'
    expect(await lake.anonymous.fetch(query, { search })).toEqual(ids)
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

  test('name the types that the result depends on', async () => {
    expect(await tagsOf('*[_type == "article"]{title}')).toEqual(['s1:type-article'])
    expect(await tagsOf('*[_type == "article"]{author->}')).toEqual(['s1:type-article', 's1:type-author'])
  })

  test('name everything when that cannot be known', async () => {
    expect(await tagsOf('count(*)')).toEqual(['s1:any'])
    expect(await tagsOf('*[_id == "a"]')).toEqual(['s1:any'])
  })
})
