import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BufferedDocument, Mutation } from '@sanity/mutator'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keptEdits } from './package-texts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Mutator = { BufferedDocument: typeof BufferedDocument; Mutation: typeof Mutation }

/** The package as the build of the Studio changes it. */
async function editedMutator(): Promise<Mutator> {
  const source = readFileSync('node_modules/@sanity/mutator/lib/index.js', 'utf8')
  const folder = resolve('node_modules/.cache/em-miudos')
  // In node_modules, so that its own imports are found.
  const file = `${folder}/mutator-${process.pid}.mjs`
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    keptEdits.reduce((text, { from, to }) => text.replaceAll(from, to), source),
  )
  onTestFinished(() => rmSync(file))
  return import(file)
}

const draft = { _id: 'drafts.termos', _type: 'legalPage', title: 'velho' }
const rewrite = { patch: { id: draft._id, set: { title: 'novo' } } }

/** A document of the Studio with an edit that has been sent `sends()` times; `answer` ends the last one. */
async function edited(stored: (typeof draft & { _rev: string }) | null) {
  const { BufferedDocument, Mutation } = await editedMutator()
  const document = new BufferedDocument(stored)
  const sent: { success(): void; failure(): void }[] = []
  document.commitHandler = (commit) => void sent.push(commit)
  const mutations = stored ? [rewrite] : [{ createIfNotExists: draft }, rewrite]
  document.add(new Mutation({ mutations }))
  const saved = document.commit()
  return {
    Mutation,
    document,
    saved,
    title: () => document.LOCAL?.title,
    sends: () => sent.length,
    answer: (how: 'success' | 'failure') => sent.at(-1)?.[how](),
  }
}

const waitForNext = () => vi.advanceTimersByTimeAsync(1500)

test.each([
  ['the first edit', null],
  ['a later edit', { ...draft, _rev: 'r1' }],
])('%s is kept and sent again when the network fails', async (_name, stored) => {
  const { title, sends, answer, saved } = await edited(stored)
  answer('failure')
  expect(title()).toBe('novo')
  await waitForNext()
  expect(sends()).toBe(2)
  answer('success')
  await saved
  expect(title()).toBe('novo')
})

test.each(['before', 'after'])(
  'a connection that comes back %s the failure, and finds no draft, takes nothing away',
  async (when) => {
    const { title, sends, answer, saved, document } = await edited(null)
    if (when === 'before') document.reset(null)
    answer('failure')
    if (when === 'after') document.reset(null)
    expect(title()).toBe('novo')
    await waitForNext()
    expect(sends()).toBe(2)
    answer('success')
    await saved
  },
)

test('what was typed into a draft that somebody deletes meanwhile goes with it, as before', async () => {
  const { Mutation, document, answer, sends } = await edited({ ...draft, _rev: 'r1' })
  answer('failure')
  const deleted = { transactionId: 't2', previousRev: 'r1', resultRev: 't2' }
  document.arrive(new Mutation({ ...deleted, mutations: [{ delete: { id: draft._id } }] }))
  expect(document.LOCAL).toBeNull()
  await waitForNext()
  expect(sends()).toBe(1)
})
