import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readHooks } from './webhook-config.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hooks-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
const crm = { name: 'CRM', url: 'https://crm.example/entrada' }

test('a file with name and address is a hook for all changes of published documents', () => {
  write('crm.json', crm)
  write('notes.txt', 'not a hook')
  expect(readHooks(folder)).toEqual([
    {
      ...crm,
      id: 'crm',
      description: '',
      httpMethod: 'POST',
      headers: {},
      secret: '',
      filter: '',
      projection: '',
      on: ['create', 'update', 'delete'],
      includeDrafts: false,
      includeAllVersions: false,
      isDisabled: false,
    },
  ])
})

test('every file is one hook, in the order of the names', () => {
  write('site.json', crm)
  write('crm.json', crm)
  expect(readHooks(folder).map(({ id }) => id)).toEqual(['crm', 'site'])
  expect(readHooks(join(folder, 'none'))).toEqual([])
})

test.each([
  ['address', { ...crm, url: 'crm.example' }, /crm\.json: campo "url": escreva um endereço completo/],
  ['scheme', { ...crm, url: 'ftp://crm.example' }, /campo "url"/],
  ['missing name', { url: crm.url }, /campo "name": dê um nome/],
  ['operation', { ...crm, on: ['publish'] }, /campo "on\.0": use "create", "update" ou "delete"/],
  ['no operation', { ...crm, on: [] }, /campo "on": escolha pelo menos uma/],
  ['unknown field', { ...crm, filtro: '' }, /campo desconhecido: filtro/],
  ['method', { ...crm, httpMethod: 'GET' }, /campo "httpMethod": use POST/],
  ['our header', { ...crm, headers: { 'Sanity-Webhook-Id': 'x' } }, /campo "headers.*": é um cabeçalho que/],
  ['header value', { ...crm, headers: { authorization: 'a\nb' } }, /campo "headers\.authorization": use só/],
  ['switch', { ...crm, includeDrafts: 'sim' }, /campo "includeDrafts": use true ou false/],
  ['GROQ', { ...crm, filter: '_type ==' }, /crm\.json: campo "filter": não é GROQ/],
  ['not an object', [crm], /crm\.json: o arquivo deve ser um objeto/],
  ['two mistakes', { ...crm, name: '', url: '' }, /campo "name".*; campo "url"/],
])('%s: the file and the field are named', (_, content, message) => {
  write('crm.json', content)
  expect(() => readHooks(folder)).toThrow(message)
})

test('a broken file is named, and what it holds is not shown', () => {
  write('crm.json', '{"secret": "abc-def" ')
  expect(() => readHooks(folder)).toThrow(/crm\.json: não é um JSON válido$/)
  expect(() => readHooks(folder)).not.toThrow(/abc-def/)
})

test('the name of the file is the id, so it must be plain', () => {
  write('Meu CRM.json', crm)
  expect(() => readHooks(folder)).toThrow(/Meu CRM\.json: o nome do arquivo/)
})
