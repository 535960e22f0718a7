import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { errorResponse } from '../http/errors.ts'
import { startTestLake } from '../testing/test-lake.ts'

test('a full disk is told in words, loses nothing, and is over when there is room', async () => {
  const lake = await startTestLake()
  onTestFinished(() => {
    lake.stop()
    rmSync(lake.folder, { recursive: true })
  })
  await lake.editor.create({ _id: 'a', _type: 'note', text: 'Fica' })
  const pages = Number(lake.store.database.prepare('PRAGMA page_count').get()?.page_count)
  lake.store.database.exec(`PRAGMA max_page_count = ${pages}`)

  const large = { _type: 'note', text: 'x'.repeat(500_000) }
  const full = { statusCode: 507, message: expect.stringContaining('O disco do acervo está cheio') }
  await expect(lake.editor.create({ ...large, _id: 'b' })).rejects.toMatchObject(full)
  await expect(
    lake.editor.action({
      actionType: 'sanity.action.document.create',
      publishedId: 'c',
      ifExists: 'fail',
      attributes: { ...large, _id: 'drafts.c' },
    }),
  ).rejects.toMatchObject(full)
  expect(await lake.reader.fetch('*{_id, text}')).toEqual([{ _id: 'a', text: 'Fica' }])

  lake.store.database.exec('PRAGMA max_page_count = 1000000')
  await lake.editor.create({ ...large, _id: 'b' })
  expect(await lake.reader.fetch('count(*)')).toBe(2)
})

test.each(['ENOSPC', 'EDQUOT'])('so is a file that cannot be written: %s', async (code) => {
  const answer = errorResponse(Object.assign(new Error('write'), { code }))
  expect([answer.status, await answer.json()]).toEqual([507, expect.objectContaining({ statusCode: 507 })])
})
