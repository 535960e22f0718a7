import { expect, test } from 'vitest'
import { today } from '#schemas/day.ts'
import { standing } from './badges.ts'

const system = { _id: 'a', _type: 'article', _rev: 'r', _createdAt: '', _updatedAt: '' }
const text = (fields: Record<string, unknown>) => ({ ...system, validUntil: today(30), ...fields })
const expired = { workflow: 'ready', validUntil: today(-1) }

test.each([
  [text({ workflow: 'idea' }), null, 'Ideia'],
  [text({ workflow: 'technical-review' }), text({ workflow: 'ready' }), 'Revisão técnica'],
  [null, text({ workflow: 'ready' }), 'No ar'],
  [text({ workflow: 'ready', publishAt: '2099-01-01T12:00:00Z' }), null, undefined],
  [null, text({ workflow: 'to-review' }), 'Revisar'],
  [null, text(expired), 'Revisar'],
  [text(expired), null, 'Pronto'],
  [text({ workflow: 'archived' }), text({ workflow: 'ready' }), 'Arquivado'],
  [null, null, undefined],
  [text({}), null, undefined],
])('%j over %j reads %s', (draft, published, label) => {
  expect(standing(draft, published)?.label).toBe(label)
})
