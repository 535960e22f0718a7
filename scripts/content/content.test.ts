import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { documents } from '../seed/documents.ts'
import { type TestPlace, testPlace } from '../store/test-store.ts'
import { hostedTarget } from './target.ts'

const picture = (background: string) => sharp({ create: { width: 60, height: 40, channels: 3, background } })

/** The seed, and what is hard to carry: media in odd places, drafts, weak and circular references, odd characters. */
async function fill(client: SanityClient): Promise<void> {
  await documents.reduce((open, document) => open.createIfNotExists(document), client.transaction()).commit()
  const cover = await client.assets.upload('image', await picture('#0a7').jpeg().toBuffer(), {
    filename: 'capa do artigo – ação.jpg',
    title: 'Capa',
  })
  const loose = await client.assets.upload('image', await picture('#70a').png().toBuffer(), {
    filename: 'solta.png',
  })
  const table = await client.assets.upload('file', Buffer.from('%PDF-1.4 tabela'), { filename: 'tabela.pdf' })
  const sound = await client.assets.upload('file', Buffer.from('ID3 som'), { filename: 'som.mp3' })
  expect([loose._id, sound._id]).toEqual([expect.stringMatching(/-png$/), expect.stringMatching(/-mp3$/)])
  const reference = (_ref: string, more = {}) => ({ _type: 'reference', _ref, ...more })
  await client
    .transaction()
    .create({
      _id: 'a',
      _type: 'nota',
      peer: reference('b', { _weak: true }),
      file: { _type: 'file', asset: reference(table._id) },
    })
    .create({
      _id: 'palavras',
      _type: 'nota',
      query: '*[_type == "nota"]',
      params: { query: '*', id: 'a' },
      id: 'a',
      set: { title: 'x' },
      patch: [{ _key: 'k', delete: { query: '*' }, path: 'a.b', _rev: 'r' }],
      documents: null,
    })
    // Counts are not exported.
    .create({ _id: 'counts.2026-11-22.a', _type: 'counts', day: '2026-11-22', ads: [], missed: [] })
    .create({
      _id: 'b',
      _type: 'nota',
      peer: reference('a'),
      text: 'Ação: “R$ 1.000,00”\u2028 😀 \\ "aspas"',
    })
    .patch('a', (patch) => patch.set({ peer: reference('b') }))
    .create({
      _id: 'drafts.capa',
      _type: 'article',
      _createdAt: '2024-05-06T07:08:09Z',
      cover: {
        _type: 'image',
        alt: 'Capa',
        asset: reference(cover._id),
        hotspot: { x: 0.3, y: 0.7, width: 0.5, height: 0.5, _type: 'sanity.imageHotspot' },
      },
      body: [
        { _type: 'image', _key: 'k1', asset: reference(cover._id) },
        {
          _type: 'block',
          _key: 'k2',
          children: [{ _type: 'span', _key: 'k3', text: '', marks: [] }],
          empty: [],
          none: null,
          zero: 0,
        },
        { _type: 'gallery', _key: 'k4', sound: { _type: 'file', asset: reference(sound._id) } },
      ],
    })
    .commit()
}

type Archive = { data: Buffer; assets: Record<string, unknown>; files: Record<string, string> }

function unpack(file: string): Archive {
  const folder = `${file}.dir`
  mkdirSync(folder)
  execFileSync('tar', ['-xzf', file, '-C', folder, '--strip-components=1'])
  const files = ['images', 'files'].flatMap((kind) =>
    readdirSync(join(folder, kind)).map((name) => `${kind}/${name}`),
  )
  return {
    data: readFileSync(join(folder, 'data.ndjson')),
    assets: JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')),
    files: Object.fromEntries(files.sort().map((name) => [name, readFileSync(join(folder, name), 'base64')])),
  }
}

/** Fields of asset documents that do not depend on the store that holds them. */
function withoutStamps(assets: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(assets).map(([id, asset]) => {
      const { _rev, _createdAt, _updatedAt, ...rest } = asset as Record<string, unknown>
      return [id, rest]
    }),
  )
}

async function exportTo(place: TestPlace, name: string): Promise<Archive> {
  const file = join(place.dataDir, name)
  const answer = await place.run('content', ['export', file])
  expect([answer.code, answer.text]).toEqual([0, expect.stringContaining('documentos')])
  return unpack(file)
}

test('export, import into an empty store, export: the same documents byte by byte, the same media', {
  timeout: 90_000,
}, async () => {
  const [here, there] = [await testPlace(), await testPlace()]
  const source = await here.startStore()
  await fill(source.client)
  const first = await exportTo(here, 'um.tar.gz')
  expect(Object.keys(first.files)).toHaveLength(4)
  expect(first.data.toString().trimEnd().split('\n')).toHaveLength(documents.length + 4)

  const target = await there.startStore()
  const file = join(here.dataDir, 'um.tar.gz')
  expect(await there.run('content', ['import', file])).toMatchObject({ code: 0 })
  const second = await exportTo(there, 'dois.tar.gz')
  expect(second.data.toString()).toBe(first.data.toString())
  expect(second.files).toEqual(first.files)
  expect(withoutStamps(second.assets)).toEqual(withoutStamps(first.assets))

  // The references are strong again, and the pictures are served.
  await expect(target.client.delete('a')).rejects.toThrow('b aponta para ele')
  const cover = await target.client.fetch<string>(`*[_id == "drafts.capa"][0].cover.asset->url`)
  expect((await fetch(`${cover}?w=10`)).headers.get('content-type')).toBe('image/jpeg')

  const again = await there.run('content', ['import', file])
  expect(again).toMatchObject({ code: 1, text: expect.stringContaining('--replace') })
  await target.client.patch('b').set({ text: 'mudado' }).commit()
  await target.client.delete('drafts.capa')
  expect(await there.run('content', ['import', file, '--missing'])).toMatchObject({ code: 0 })
  expect(await target.client.getDocument('b')).toMatchObject({ text: 'mudado' })
  expect(await there.run('content', ['import', file, '--replace'])).toMatchObject({ code: 0 })
  const third = await exportTo(there, 'tres.tar.gz')
  expect(third.data.toString()).toBe(first.data.toString())
  await source.stop()
  await target.stop()
})

test('a store that moved to another port exports and imports its media', { timeout: 60_000 }, async () => {
  const place = await testPlace()
  const { client, stop } = await place.startStore()
  const image = await client.assets.upload('image', await picture('#123').png().toBuffer(), {
    filename: 'x.png',
  })
  await client
    .patch(image._id)
    .set({ url: image.url.replace(/:\d+/, ':9') })
    .commit()
  const file = join(place.dataDir, 'um.tar.gz')
  expect(await place.run('content', ['export', file])).toMatchObject({
    code: 0,
    text: expect.stringContaining('1 arquivos'),
  })
  expect(await place.run('content', ['import', file, '--replace'])).toMatchObject({ code: 0 })
  await stop()
})

test('an export that would lack a file is refused', { timeout: 60_000 }, async () => {
  const place = await testPlace()
  const { client, stop } = await place.startStore()
  await client.assets.upload('file', Buffer.from('%PDF-1.4 x'), { filename: 'x.pdf' })
  rmSync(join(place.dataDir, 'store/assets/files'), { recursive: true })
  const file = join(place.dataDir, 'um.tar.gz')
  const answer = await place.run('content', ['export', file])
  expect(answer).toMatchObject({
    code: 1,
    text: expect.stringContaining('1 de 1 arquivos de mídia não vieram'),
  })
  expect(existsSync(file)).toBe(false)
  await stop()
})

test('an ndjson by hand, and what is wrong in one', { timeout: 60_000 }, async () => {
  const place = await testPlace()
  const { client, stop } = await place.startStore()
  const file = join(place.dataDir, 'notas.ndjson')
  const importOf = (text: string) => {
    writeFileSync(file, text)
    return place.run('content', ['import', file])
  }
  expect(await importOf('{"_id":"n1","_type":"nota","text":"Olá"}\n{"_type":"nota"}\n')).toMatchObject({
    code: 0,
    text: expect.stringContaining('2 documentos'),
  })
  expect(await client.getDocument('n1')).toMatchObject({ text: 'Olá' })
  const broken = await importOf('{"_id":"n2","_type":"nota"}\n{quebrado\n')
  expect(broken).toMatchObject({
    code: 1,
    text: expect.stringContaining('A linha 2 do arquivo'),
  })
  expect(await client.getDocument('n2')).toBeUndefined()
  expect(await importOf('{"_id":"n3","_type":"nota"}\n{"_id":"n3","_type":"nota"}\n')).toMatchObject({
    code: 1,
    text: expect.stringContaining('repetidos:\n- n3'),
  })
  const archive = join(place.dataDir, 'conteudo.tar.gz')
  const importArchive = (content: Buffer) => {
    writeFileSync(archive, content)
    return place.run('content', ['import', archive])
  }
  await place.run('content', ['export', join(place.dataDir, 'bom.tar.gz')])
  const good = readFileSync(join(place.dataDir, 'bom.tar.gz'))
  const damaged = { code: 1, text: expect.stringContaining('danificado') }
  expect(await importArchive(good.subarray(0, good.length >> 1))).toMatchObject(damaged)
  await stop()
  const closed = await importOf('{"_type":"nota"}\n')
  expect(closed).toMatchObject({ code: 1, text: expect.stringContaining('npm start') })
  const closedExport = await place.run('content', ['export', join(place.dataDir, 'x.tar.gz')])
  expect(closedExport).toMatchObject({ code: 1, text: expect.stringContaining('npm start') })
})

test('arguments and variables that are wrong say what to do', { timeout: 60_000 }, async () => {
  const place = await testPlace()
  const content = (...args: string[]) => place.run('content', args)
  expect(await content()).toMatchObject({ code: 2, text: expect.stringContaining('content -- export') })
  expect(await content('export', 'x.zip')).toMatchObject({
    code: 1,
    text: expect.stringContaining('.tar.gz'),
  })
  expect(await content('import', 'nada.ndjson')).toMatchObject({
    code: 1,
    text: expect.stringContaining('não existe'),
  })
  expect(await content('import', 'x.ndjson', '--replace', '--missing')).toMatchObject({
    code: 1,
    text: expect.stringContaining('Use só uma'),
  })
  const hosted = { SANITY_PROJECT_ID: 'abc12345', SANITY_READ_TOKEN: 'leitura' }
  writeFileSync(join(place.dataDir, 'x.ndjson'), '')
  const refused = await place.run('content', ['import', 'x.ndjson'], hosted)
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('SANITY_WRITE_TOKEN') })
})

test('variables lead to the hosted project, with the token that the purpose needs', () => {
  const env = { SANITY_PROJECT_ID: 'abc12345', SANITY_DATASET: 'teste', SANITY_READ_TOKEN: 'leitura' }
  const { client, name } = hostedTarget(env, 'read')
  expect(name).toBe('Sanity, projeto abc12345, conjunto teste')
  expect(client.getUrl('/data/export/teste')).toBe(
    'https://abc12345.api.sanity.io/v2026-03-01/data/export/teste',
  )
  expect(client.config().token).toBe('leitura')
  expect(hostedTarget({ ...env, SANITY_WRITE_TOKEN: 'escrita' }, 'write').client.config().token).toBe(
    'escrita',
  )
  expect(() => hostedTarget(env, 'write')).toThrow('SANITY_WRITE_TOKEN')
})
