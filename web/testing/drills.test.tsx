import { afterAll, expect, test, vi } from 'vitest'
import { blocksOf, findingsOn } from '#scripts/year/findings.ts'
import type { Edition } from '#web/finance/core/in-force.ts'
import { type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { iofCambio } from '#web/finance/tables/exchange/iof-cambio.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { salarioFamiliaTables } from '#web/finance/tables/labour/salario-familia.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { seguroDesempregoTables } from '#web/finance/tables/labour/seguro-desemprego.ts'
import { openSite, type RenderedPage } from './site.ts'

// Two days that will come, played before they do: the tables of next January, 5 % higher, and a decree that lowers the IOF of
// the card alone.

const decreeDay: IsoDate = '2026-12-10'
const january: IsoDate = '2027-01-15'
const higher = (amount: number) => roundCents(amount * 1.05)

/** Puts an edition on top of a table, before the site reads it. */
function add<Table extends Edition>(
  editions: readonly Table[],
  from: IsoDate,
  source: string,
  values: Partial<Table>,
): void {
  const [newest] = editions
  if (!newest) throw new Error('an empty table')
  const renewal = newest.renewal && {
    ...newest.renewal,
    due: `${Number(from.slice(0, 4)) + 1}-01-01` as const,
  }
  // A table is only read but here.
  const open = editions as Table[]
  open.unshift({ ...newest, from, source, checkedOn: from, confidence: 'confirmed', renewal, ...values })
}

const [inss] = inssTables
const [seguro] = seguroDesempregoTables
const [familia] = salarioFamiliaTables
if (!(inss && seguro && familia)) throw new Error('an empty table')
const decree = 'Decreto 13.999/2026'
add(salarioMinimoTables, '2027-01-01', decree, { monthly: 1702_05 })
add(inssTables, '2027-01-01', 'Portaria Interministerial MPS/MF nº 1/2027', {
  brackets: inss.brackets.map(({ upTo, rate }) => ({ upTo: higher(upTo), rate })),
})
add(salarioFamiliaTables, '2027-01-01', 'Portaria Interministerial MPS/MF nº 1/2027', {
  limit: higher(familia.limit),
  quota: higher(familia.quota),
})
add(seguroDesempregoTables, '2027-01-11', 'tabela do MTE de 11/01/2027', {
  first: { ...seguro.first, upTo: higher(seguro.first.upTo) },
  second: { ...seguro.second, upTo: higher(seguro.second.upTo), plus: higher(seguro.second.plus) },
  ceiling: higher(seguro.ceiling),
})
add(iofCambio, decreeDay, 'Decreto 6.306/2007, art. 15-B, redação do Decreto 13.998/2026', {
  rates: { ...iofCambio[0]?.rates, card: 0.0238 },
})

const site = await openSite()
afterAll(() => {
  vi.useRealTimers()
  site.close()
})

async function pagesOn(day: IsoDate): Promise<RenderedPage[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T12:00:00-03:00`) })
  return site.renderAll()
}

/** Blocks of all pages that a pattern fits, with their pages. */
const blocksWith = (pages: readonly RenderedPage[], pattern: RegExp) =>
  pages.flatMap(({ path, html }) =>
    blocksOf(html).flatMap((block) => (pattern.test(block) ? [`${path}: ${block}`] : [])),
  )

test('in January every page has the new amounts, and none states a former one as of today', {
  timeout: 60_000,
}, async () => {
  const pages = await pagesOn(january)
  expect(pages.flatMap((page) => findingsOn(january, page))).toEqual([])
  expect(blocksWith(pages, /R\$ 1\.702,05/).length).toBeGreaterThan(5)
  expect(blocksWith(pages, /Tabela do (INSS|salário mínimo).* já deveria ter saído/)).toEqual([])
  expect(pages.find(({ path }) => path === '/rescisao-trabalhista')?.title).toContain('2027')
})

/** The card's rate of a decree, in a block that speaks of no day. */
const cardRates = (pages: readonly RenderedPage[], rate: string) =>
  blocksWith(pages, /IOF/).filter(
    (block) =>
      new RegExp(`${rate} %[^;.]*(no|do) cartão|cartão[^;.]* (é|de|paga) (de )?${rate} %`).test(block) &&
      !/\b\d{2}\/\d{2}\/\d{4}|20\d\d/.test(block),
  )

test('on the day of a decree no page states the rate before it, or that all pay the same', {
  timeout: 60_000,
}, async () => {
  const before = await pagesOn('2026-12-09')
  expect(cardRates(before, '3,5').length).toBeGreaterThan(2)
  expect(cardRates(before, '2,38')).toEqual([])
  const after = await pagesOn('2026-12-11')
  expect(cardRates(after, '2,38').length).toBeGreaterThan(2)
  expect(cardRates(after, '3,5')).toEqual([])
  expect(blocksWith(after, /IOF é (o mesmo|igual)|pagam o mesmo\.|mesmo IOF/)).toEqual([])
})
