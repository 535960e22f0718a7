import { expect, test } from 'vitest'
import { fiiIncomeTax } from './fii.ts'

const listed = { income: 1000_00, holders: 5000, isListed: true, share: 0.01, date: '2026-11-20' } as const

test('trap: FII "50 cotistas" (spec/pages.md §0.4): it is 100 since 2024', () => {
  expect(fiiIncomeTax({ ...listed, holders: 100 })).toMatchObject({ ir: 0, net: 1000_00, broken: [] })
  expect(fiiIncomeTax({ ...listed, holders: 99 })).toMatchObject({ ir: 200_00, broken: ['too-few-holders'] })
  expect(fiiIncomeTax({ ...listed, holders: 50 })).toMatchObject({ ir: 200_00 })
  expect(fiiIncomeTax({ ...listed, holders: 50, date: '2023-12-31' })).toMatchObject({ ir: 0 })
  expect(fiiIncomeTax({ ...listed, holders: 49, date: '2023-12-31' })).toMatchObject({ ir: 200_00 })
})

test('a tenth of the units, or a fund outside the exchange, pays', () => {
  expect(fiiIncomeTax({ ...listed, share: 0.0999 })).toMatchObject({ ir: 0 })
  expect(fiiIncomeTax({ ...listed, share: 0.1, isListed: false })).toMatchObject({
    ir: 200_00,
    broken: ['not-listed', 'holds-too-much'],
  })
})

test('linked people with three tenths of the units pay since 2024 (Lei 11.033/2004, art. 3º, § 1º, III)', () => {
  expect(fiiIncomeTax({ ...listed, linkedShare: 0.2999 })).toMatchObject({ ir: 0 })
  const linked = { ...listed, linkedShare: 0.3 }
  expect(fiiIncomeTax(linked)).toMatchObject({ ir: 200_00, broken: ['linked-hold-too-much'] })
  expect(fiiIncomeTax({ ...linked, date: '2023-12-31' })).toMatchObject({ ir: 0 })
})

test('no table before 2006', () => {
  expect(fiiIncomeTax({ ...listed, date: '2005-12-31' })).toEqual({ ok: false, reason: 'no-table-in-force' })
})
