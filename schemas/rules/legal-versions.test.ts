import { expect, test } from 'vitest'
import { versionDoubts, versionProblem, versionsToKeep } from './legal-versions.ts'

const clauses = [{ _key: 'c', title: 'Dados', text: [{ _type: 'block', _key: 'b' }] }]
const first = { version: '1.0', validFrom: '2026-01-01', whatChanged: 'Tudo.', clauses }
const kept = { _type: 'legalVersion', _key: 'v1-0', ...first }
const second = {
  version: '1.1',
  validFrom: '2026-06-01',
  whatChanged: 'Um prazo.',
  clauses: [],
  previousVersions: [kept],
}

test('a new number puts the published version below, before those that were there', () => {
  expect(versionsToKeep(first, '1.0')).toEqual([])
  expect(versionsToKeep(first, '1.1')).toEqual([kept])
  expect(versionsToKeep(second, '2.0').map(({ version }) => version)).toEqual(['1.1', '1.0'])
})

test.each([
  ['the same text', { ...first }, first, undefined],
  [
    'fields in another order',
    { clauses: [{ title: 'Dados', text: clauses[0]?.text, _key: 'c' }], version: '1.0' },
    first,
    undefined,
  ],
  ['a new version', second, first, undefined],
  [
    'ten after nine',
    { ...second, version: '1.10', previousVersions: [{ ...kept, version: '1.9', _key: 'v1-9' }] },
    { ...first, version: '1.9' },
    undefined,
  ],
  ['clauses of the same number', { ...first, clauses: [] }, first, /número maior que 1\.0/],
  ['a lower number', { ...second, version: '0.9' }, first, /número maior que 1\.0/],
  ['no trace of the old version', { ...second, previousVersions: [] }, first, /versão 1\.0 sumiu/],
  [
    'an old version told otherwise',
    { ...second, previousVersions: [{ ...kept, clauses: [] }] },
    first,
    /versão 1\.0 sumiu/,
  ],
  [
    'the day of the version before',
    { ...second, validFrom: first.validFrom },
    first,
    /1\.0 vale desde 01\/01\/2026/,
  ],
  ['a day before the version before', { ...second, validFrom: '2025-12-31' }, first, /desde um dia depois/],
  ['its day, moved back later', { ...second, validFrom: first.validFrom }, second, /1\.0 vale desde/],
  ['a version of long ago missing', { ...second, previousVersions: [] }, second, /versão 1\.0 sumiu/],
])('%s', (_, draft, published, problem) => {
  expect(versionProblem(draft, published)?.message ?? 'nenhum').toMatch(problem ?? /^nenhum$/)
})

test('a version that is valid from the past, or changes no clause, is told before it is out', () => {
  const fieldsOf = (draft: object, day: string) =>
    versionDoubts({ ...second, ...draft }, first, day).map(({ field }) => field)
  expect(fieldsOf({}, '2026-06-01')).toEqual([])
  expect(fieldsOf({}, '2026-06-02')).toEqual(['validFrom'])
  expect(fieldsOf({ clauses }, '2026-06-01')).toEqual(['clauses'])
  expect(fieldsOf({ version: '1.0', clauses }, '2026-06-02')).toEqual([])
})
