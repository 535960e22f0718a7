import { expect, onTestFinished, test } from 'vitest'
import { startTestLake } from '#lake/testing/test-lake.ts'
import { documents } from '../seed/documents.ts'
import { loadSeeds } from './seed.ts'

test('a newer version renews what nobody touched, and nothing else', async () => {
  const lake = await startTestLake()
  onTestFinished(() => {
    lake.stop()
    lake.remove()
  })
  const client = lake.editor.withConfig({ perspective: 'raw' })
  const term = (name: string, definition = 'Como era.') => {
    return { _id: `term-${name}`, _type: 'glossaryTerm', term: name, definition }
  }
  const before = ['igual', 'velho', 'editado', 'apagado', 'em-rascunho'].map((name) => term(name))
  expect(await loadSeeds(client, before)).toEqual({ created: 5, renewed: 0, left: 0 })
  await client.patch('term-editado').set({ term: 'Da redação' }).commit()
  await client.delete('term-apagado')
  await client.create({ ...term('em-rascunho', 'Ainda não.'), _id: 'drafts.term-em-rascunho' })

  const newer = ['velho', 'editado', 'apagado', 'em-rascunho', 'novo'].map((name) => term(name, 'Como é.'))
  const now = [term('igual'), ...newer]
  expect(await loadSeeds(client, now)).toEqual({ created: 1, renewed: 1, left: 4 })
  expect(await client.fetch('*[_type == "glossaryTerm"] | order(_id) {_id, term, definition}')).toEqual([
    { _id: 'drafts.term-em-rascunho', term: 'em-rascunho', definition: 'Ainda não.' },
    { _id: 'term-editado', term: 'Da redação', definition: 'Como era.' },
    { _id: 'term-em-rascunho', term: 'em-rascunho', definition: 'Como era.' },
    { _id: 'term-igual', term: 'igual', definition: 'Como era.' },
    { _id: 'term-novo', term: 'novo', definition: 'Como é.' },
    { _id: 'term-velho', term: 'velho', definition: 'Como é.' },
  ])
  expect(await loadSeeds(client, now)).toEqual({ created: 0, renewed: 0, left: 6 })
  expect((await loadSeeds(client, documents)).created).toBe(documents.length)
})
