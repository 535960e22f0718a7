import { expect, test } from 'vitest'
import { startTestLake } from '../testing/test-lake.ts'
import { parsePerspective } from './perspectives.ts'

test.each([
  [['raw'], 'raw'],
  [['published'], 'published'],
  [['previewDrafts'], ['drafts']],
  [['rMaio,drafts'], ['rMaio', 'drafts']],
  [[], null],
])('%j', (asked, perspective) => {
  expect(parsePerspective(asked)).toEqual(perspective)
})

test('a release covers drafts, drafts cover what is published, and a removal hides it', async () => {
  const lake = await startTestLake()
  await lake.editor
    .transaction()
    .create({ _id: 'a', _type: 'x', from: 'published' })
    .create({ _id: 'drafts.a', _type: 'x', from: 'draft' })
    .create({ _id: 'versions.rMaio.a', _type: 'x', from: 'release' })
    .create({ _id: 'versions.rOutra.b', _type: 'x', from: 'another release' })
    .create({ _id: 'c', _type: 'x', from: 'published' })
    .create({ _id: 'versions.rMaio.c', _type: 'x', _system: { delete: true } })
    .commit()
  const seen = (perspective: string[]) => lake.reader.fetch('*[_type == "x"].from', {}, { perspective })
  expect(await seen(['rMaio', 'drafts'])).toEqual(['release'])
  expect((await seen(['drafts'])).toSorted()).toEqual(['draft', 'published'])
  lake.stop()
  lake.remove()
})
