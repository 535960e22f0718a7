import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Doc } from '../store/documents.ts'
import { createContentRules } from './content-rules.ts'

const doc = (_id: string): Doc => ({ _id, _type: 'article', _rev: 'r', _createdAt: '', _updatedAt: '' })

/** Rules whose program answers each line with what `answer`, an expression of `drafts`, gives. */
function rulesThat(answer: string, idleLife?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  const path = join(folder, 'rules.mjs')
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline'
     for await (const line of createInterface(process.stdin)) {
       const drafts = JSON.parse(line)
       console.log(${answer})
     }
     // To end takes a program a while.
     setTimeout(() => undefined, 500)`,
  )
  const rules = createContentRules(path, () => ({ RULES_TEST: 'um' }), idleLife)
  onTestFinished(async () => {
    await rules.stop()
    rmSync(folder, { recursive: true })
  })
  return rules
}

test('one program answers one question after the other, in its environment', async () => {
  const rules = rulesThat('JSON.stringify({ [drafts[0]._id]: [process.env.RULES_TEST, process.pid] })')
  const first = await rules.problemsOf([doc('drafts.a')])
  expect(first).toEqual({ 'drafts.a': ['um', expect.stringMatching(/^\d+$/)] })
  expect(await rules.problemsOf([doc('drafts.b')])).toEqual({ 'drafts.b': first['drafts.a'] })
})

test('a draft that the answer leaves out counts as not looked at', async () => {
  const rules = rulesThat('JSON.stringify({ [drafts[0]._id]: [] })')
  expect(await rules.problemsOf([doc('drafts.a'), doc('drafts.b')])).toEqual({
    'drafts.a': [],
    'drafts.b': ['O conteúdo não foi conferido.'],
  })
})

test.each([
  ['ends', 'process.exit(1)'],
  ['says something else', '"bom dia"'],
  ['answers with no object', '"[]"'],
])('a program that %s is an error, and the next question gets a new one', async (_, answer) => {
  const rules = rulesThat(
    `drafts[0]._id === "drafts.bad" ? ${answer} : JSON.stringify({ [drafts[0]._id]: [] })`,
  )
  await expect(rules.problemsOf([doc('drafts.bad')])).rejects.toThrow()
  expect(await rules.problemsOf([doc('drafts.a')])).toEqual({ 'drafts.a': [] })
})

test('a question to one that is ending, since nobody asked for a while, gets a new one', async () => {
  const rules = rulesThat('JSON.stringify({ [drafts[0]._id]: [process.pid] })', 0)
  const first = await rules.problemsOf([doc('drafts.a')])
  await pause(50)
  const second = await rules.problemsOf([doc('drafts.a')])
  expect(second).toEqual({ 'drafts.a': [expect.stringMatching(/^\d+$/)] })
  expect(second).not.toEqual(first)
})

test('a program that is not there is an error', async () => {
  const rules = createContentRules('/nonexistent.mjs', () => ({}))
  await expect(rules.problemsOf([doc('drafts.a')])).rejects.toThrow('ended without an answer')
  await rules.stop()
})
