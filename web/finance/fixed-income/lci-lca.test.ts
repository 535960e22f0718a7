import { expect, test } from 'vitest'
import { minimumTermOf } from './lci-lca.ts'

test.each([
  ['lci', '2026-11-20', '2027-05-20', '6 meses, Resolução CMN 5.215/2025'],
  ['lca', '2025-05-23', '2025-11-23', '6 meses, primeiro dia'],
  ['lci', '2025-05-22', '2026-02-22', '9 meses, último dia'],
  ['lci', '2024-08-22', '2025-08-22', '12 meses, último dia'],
  ['lca', '2024-08-22', '2025-05-22', '9 meses da LCA desde 02/02/2024'],
  ['lci', '2024-02-01', '2024-05-01', '90 dias, último dia'],
] as const)('%s of %s ends from %s on (%s)', (paper, date, earliest, _) => {
  expect(minimumTermOf(paper, date)).toMatchObject({ ok: true, earliest })
})

test('papers by a price index: 36 months of a LCI corrected each month, only an unconfirmed warning of a LCA', () => {
  expect(minimumTermOf('lci', '2026-11-20')).toMatchObject({
    priceIndexed: { months: 36, earliest: '2029-11-20', source: { confidence: 'confirmed' } },
  })
  expect(minimumTermOf('lca', '2026-11-20')).toMatchObject({
    priceIndexed: { months: 12, source: { confidence: 'uncertain' } },
  })
  expect(minimumTermOf('lci', '2015-05-31')).toEqual({ ok: false, reason: 'no-table-in-force' })
})
