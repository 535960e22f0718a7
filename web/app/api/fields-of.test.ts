import { expect, test } from 'vitest'
import { apiDocument } from './document.ts'
import { fieldsOf } from './fields-of.ts'

const fieldsAt = (path: string) => fieldsOf(apiDocument.paths[path]?.get.responses[200])

test('the fields of an answer are told by their path, with type and meaning', () => {
  const fields = fieldsAt('/api/cotacoes')
  expect(fields).toContainEqual(['quote.bid', 'número ou nulo', 'Compra'])
  expect(fields).toContainEqual(['quote.simulated', 'sim ou não', 'Verdadeiro quando o preço é do simulador'])
  expect(fieldsAt('/api/series')).toContainEqual(['points[].at', 'dia ou instante', expect.any(String)])
})

test('each row stands once, also where shapes share fields', () => {
  for (const path of Object.keys(apiDocument.paths)) {
    const rows = fieldsAt(path).map((row) => row.join('|'))
    expect(rows.length, path).toBeGreaterThan(5)
    expect(new Set(rows).size, path).toBe(rows.length)
  }
})

test('no type is left in the words of JSON Schema', () => {
  for (const path of Object.keys(apiDocument.paths))
    for (const [field, type] of fieldsAt(path))
      expect(type, field).not.toMatch(/string|number|object|array|^$/)
})
