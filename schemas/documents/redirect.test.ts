import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '#lake/testing/test-lake.ts'
import { documents } from '#scripts/seed/documents.ts'
import { contentProblems } from '#scripts/store/content-problems.ts'
import type { Redirect } from '../redirects.ts'

let lake: TestLake

const redirect = (_id: string, fields: Redirect) => ({ _id, _type: 'redirect', ...fields })

beforeAll(async () => {
  lake = await startTestLake()
  const seed = lake.editor.transaction()
  for (const document of documents) seed.create(document)
  seed.create(redirect('a', { from: '/a', to: '/b', kind: 'permanent' }))
  seed.create(redirect('b', { from: '/b', to: '/dolar-hoje', kind: 'permanent' }))
  seed.create(redirect('c', { from: '/c', kind: 'gone' }))
  await seed.commit()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

const stamps = { _rev: 'r', _createdAt: '2026-11-22T00:00:00Z', _updatedAt: '2026-11-22T00:00:00Z' }

async function problemsOf(fields: Redirect): Promise<string[]> {
  const draft = { ...redirect('drafts.new', fields), ...stamps }
  const problems = await contentProblems([draft], lake.editor.withConfig({ perspective: 'raw' }))
  return problems['drafts.new'] ?? expect.unreachable()
}

test.each<Redirect>([
  { from: '/cambio-do-dia', to: '/dolar-hoje', kind: 'permanent' },
  { from: '/blog/texto-que-houve', to: '/blog/mudancas-iof-2025', kind: 'temporary' },
  { from: '/guias', to: '/investimentos/cdb', kind: 'permanent' },
  { from: '/promocao', kind: 'gone' },
])('%j is accepted', async (fields) => {
  expect(await problemsOf(fields)).toEqual([])
})

test.each<[Redirect, RegExp]>([
  [{ from: '/dolar-hoje', to: '/euro-hoje', kind: 'permanent' }, /tem uma página neste endereço/],
  [{ from: '/termos-uso', to: '/euro-hoje', kind: 'permanent' }, /tem uma página neste endereço/],
  [{ from: '/api/cotacoes', to: '/euro-hoje', kind: 'permanent' }, /tem uma página neste endereço/],
  [{ from: '/blog/mudancas-iof-2025', to: '/blog', kind: 'permanent' }, /texto publicado neste endereço/],
  [{ from: '/a', to: '/blog', kind: 'permanent' }, /Já há um redirecionamento/],
  [{ from: '/eu', to: '/eu', kind: 'permanent' }, /próprio endereço antigo/],
  [{ from: '/dolar-hoje', to: '/a', kind: 'permanent' }, /formariam um círculo/],
  [{ from: '/d', to: '/a', kind: 'permanent' }, /já leva a \/dolar-hoje/],
  [{ from: '/d', to: '/c', kind: 'permanent' }, /já foi retirado do ar/],
  [{ from: '/d', to: '/blog/nao-existe', kind: 'permanent' }, /Não há página neste endereço/],
  [{ from: '/d', kind: 'permanent' }, /Escreva o endereço novo/],
  [{ from: 'd', to: '/blog', kind: 'permanent' }, /com \/ no começo/],
])('%j is refused', async (fields, message) => {
  expect((await problemsOf(fields)).join()).toMatch(message)
})
