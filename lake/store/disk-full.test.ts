import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { errorResponse } from '../http/errors.ts'
import { startTestLake } from '../testing/test-lake.ts'
import { serveStore } from '../testing/test-served.ts'

const note = (id: string, size = 5000) => ({ _id: id, _type: 'note', text: 'x'.repeat(size) })

test('a store that starts after a kill writes nothing into its files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lake-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = () =>
    ['content.sqlite', 'content.sqlite-wal'].map((name) => readFileSync(join(folder, name), 'base64'))
  const first = await serveStore(folder)
  await first.editor.create(note('a'))
  await first.stop('SIGKILL')
  const before = files()
  const second = await serveStore(folder)
  expect(await second.editor.fetch('*._id')).toEqual(['a'])
  await second.stop('SIGKILL')
  expect(files()).toEqual(before)
})

/** A disk of 8 MB, as a folder; null where this user may mount none. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]).status === 0) return folder
  rmSync(folder, { recursive: true })
  return null
}

function unmount(disk: string): void {
  spawnSync('umount', [disk])
  rmSync(disk, { recursive: true })
}

/** Called when the tests are listed, and unmounted at once: a run of other tests leaves no mount behind. */
function mountableSizes(): string[] {
  const disk = mountSmallDisk()
  if (disk) unmount(disk)
  return disk ? ['8 MB'] : []
}

test.each(mountableSizes())(
  'a store starts on a full disk, and writes again when there is room: %s',
  async () => {
    const disk = mountSmallDisk() ?? ''
    const folder = join(disk, 'store')
    const filler = join(disk, 'filler')
    let store = await serveStore(folder)
    onTestFinished(async () => {
      await store.stop('SIGKILL')
      unmount(disk)
    })
    for (let n = 0; n < 20; n++) await store.editor.create(note(`kept-${n}`))
    const { bsize, bavail } = statfsSync(disk)
    writeFileSync(filler, Buffer.alloc(bsize * bavail))
    const full = { statusCode: 507, message: expect.stringContaining('O disco do acervo está cheio') }
    const refused = () => expect(store.editor.create(note('late', 100_000))).rejects.toMatchObject(full)

    await refused()
    await store.stop('SIGKILL')
    store = await serveStore(folder)
    expect(await store.editor.fetch('count(*)')).toBe(20)
    await refused()
    await store.stop()
    store = await serveStore(folder)
    expect(await store.editor.fetch('count(*)')).toBe(20)
    rmSync(filler)
    await store.editor.create(note('late', 100_000))
    expect(await store.editor.fetch('count(*)')).toBe(21)
    expect(store.errors()).toBe('')
  },
)

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
