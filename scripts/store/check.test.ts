import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { storeWithContent, type TestPlace, testPlace } from './test-store.ts'

let place: TestPlace
let dataDir: string

beforeEach(async () => {
  place = await testPlace()
  dataDir = place.dataDir
})

const store = (...args: string[]) => place.run('store', args)

test('check names every kind of damage', { timeout: 60_000 }, async () => {
  const { image, file } = await storeWithContent(place)
  const folder = join(dataDir, 'store')
  expect(await store('check')).toMatchObject({ code: 0 })
  const database = new DatabaseSync(join(folder, 'content.sqlite'))
  database.exec(`
    UPDATE documents SET body = json_set(body, '$.cover.asset._ref', 'sumiu', '$._rev', 'outra') WHERE id = 'iof';
    UPDATE changes SET revert = '[0' WHERE document_id = '${file}';
    INSERT INTO documents VALUES ('torto', '[]');`)
  database.close()
  const [png = ''] = readdirSync(join(folder, 'assets/images'))
  writeFileSync(join(folder, 'assets/images', png), 'outro conteúdo')
  rmSync(join(folder, 'assets/files'), { recursive: true })
  mkdirSync(join(folder, 'assets/files'))
  writeFileSync(join(folder, 'assets/files', `${'c'.repeat(40)}.pdf`), 'x')
  writeFileSync(join(folder, 'assets/files', 'LEIA.txt'), 'x')

  const documents = await store('check')
  expect(documents.code).toBe(1)
  for (const text of [
    'documento torto',
    'aponta para sumiu',
    'última mudança do documento iof',
    `do documento ${file} está danificada`,
  ]) {
    expect(documents.text).toContain(text)
  }
  const mended = new DatabaseSync(join(folder, 'content.sqlite'))
  mended.exec(`DELETE FROM documents WHERE id = 'torto'; UPDATE changes SET revert = '[0,null]' WHERE document_id = '${file}';
    UPDATE documents SET body = json_set(body, '$.cover.asset._ref', '${image}', '$._rev', (SELECT id FROM transactions ORDER BY sequence DESC)) WHERE id = 'iof'`)
  mended.close()
  const assets = await store('check')
  expect(assets.code).toBe(1)
  for (const text of [
    `O arquivo de ${image} está danificado`,
    `Falta o arquivo de ${file}`,
    'não é mais de documento nenhum',
    'LEIA.txt não foi posto',
  ]) {
    expect(assets.text).toContain(text)
  }
})

test('prune follows the variables, and works on a running store and on a stopped one', {
  timeout: 60_000,
}, async () => {
  await storeWithContent(place)
  const { client, stop } = await place.startStore()
  for (let n = 0; n < 30; n++) await client.createOrReplace({ _id: 'a', _type: 'x', n })
  expect(await store('prune')).toMatchObject({ code: 0, text: expect.stringContaining('0 mudanças') })
  await stop()
  const strict = { STORE_HISTORY_PER_DOCUMENT: '10' }
  expect(await place.run('store', ['prune'], strict)).toMatchObject({
    code: 0,
    text: expect.stringContaining('20 mudanças'),
  })
})

test('a command without a store, or without its argument, says what to do', async () => {
  rmSync(dataDir, { recursive: true })
  mkdirSync(dataDir)
  expect(await store('backup', 'x.backup')).toMatchObject({
    code: 1,
    text: expect.stringContaining('npm start'),
  })
  expect(await store('restore')).toMatchObject({
    code: 1,
    text: expect.stringContaining('restore acervo.backup'),
  })
  expect(await store('restore', 'nada.backup')).toMatchObject({
    code: 1,
    text: expect.stringContaining('não existe'),
  })
  expect(await store('nada')).toMatchObject({
    code: 2,
    text: expect.stringContaining('npm run store -- check'),
  })
})
