import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '../testing/test-lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

const permissions = (client: TestLake['editor']) =>
  client.request<{ permissions: string[] }[]>({ url: '/projects/local/datasets/production/acl' })

test('says who is signed in, and what that person may do', async () => {
  expect(await lake.editor.users.getById('me')).toMatchObject({
    id: 'editor',
    role: 'editor',
    name: 'Redação',
  })
  expect(await lake.reader.users.getById('me')).toMatchObject({ id: 'leitor', role: 'viewer' })
  expect((await permissions(lake.editor))[0]?.permissions).toContain('update')
  expect((await permissions(lake.reader))[0]?.permissions).not.toContain('update')
})

test('one id gives a person, several give a list, unknown ones null', async () => {
  expect(await lake.editor.request({ url: '/users/editor' })).toMatchObject({ id: 'editor' })
  expect(await lake.editor.request({ url: '/users/editor,ninguem' })).toMatchObject([{ id: 'editor' }, null])
})

test('settings of the Studio are kept per user', async () => {
  const body = [{ key: 'colunas', value: { largura: 3 } }]
  await lake.editor.request({ method: 'PUT', url: '/users/me/keyvalue', body })
  expect(await lake.editor.request({ url: '/users/me/keyvalue/colunas,outra' })).toEqual(body)
  expect(await lake.reader.request({ url: '/users/me/keyvalue/colunas' })).toEqual([])
})

test('the anonymous are nobody, and are told nothing of others', async () => {
  expect(await lake.anonymous.request({ url: '/users/me' })).toEqual({})
  await expect(lake.anonymous.users.getById('editor')).rejects.toMatchObject({ statusCode: 401 })
  const forged = lake.anonymous.withConfig({ token: 'forged' })
  await expect(forged.users.getById('me')).rejects.toMatchObject({ statusCode: 401 })
})

test('a browser that opens the address is told what stands there', async () => {
  const answer = await fetch(`http://127.0.0.1:${lake.port}/`)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toContain('Não há nada para editar aqui')
})
