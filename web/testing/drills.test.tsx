import { afterAll, expect, test, vi } from 'vitest'
import { blocksOf, findingsOn } from '#scripts/year/findings.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import type { Edition } from '#web/finance/core/in-force.ts'
import { type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { iofCambio } from '#web/finance/tables/exchange/iof-cambio.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { salarioFamiliaTables } from '#web/finance/tables/labour/salario-familia.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { seguroDesempregoTables } from '#web/finance/tables/labour/seguro-desemprego.ts'
import { openSite, type RenderedPage } from './site.ts'

// Days that will come, played before they do: the tables of next January, 5 % higher; the January after it, when the
// minimum wage is out and the rest is not; and a decree that lowers the IOF of the card alone.

const [inss] = inssTables
const [seguro] = seguroDesempregoTables
const [familia] = salarioFamiliaTables
const [wage] = salarioMinimoTables
const [iof] = iofCambio
if (!(inss && seguro && familia && wage && iof)) throw new Error('an empty table')

/** The January after the newest table, whichever year that is. */
const year = Number(inss.from.slice(0, 4)) + 1
const january: IsoDate = `${year}-01-15`
const decreeDay: IsoDate = `${year - 1}-12-20`
const higher = (amount: number) => roundCents(amount * 1.05)
const newWage = higher(wage.monthly)
const newRate = 0.0199

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

const ordinance = `Portaria Interministerial MPS/MF nº 1/${year}`
add(salarioMinimoTables, `${year}-01-01`, `Decreto 13.999/${year - 1}`, { monthly: newWage })
add(inssTables, `${year}-01-01`, ordinance, {
  brackets: inss.brackets.map(({ upTo, rate }) => ({ upTo: higher(upTo), rate })),
})
add(salarioFamiliaTables, `${year}-01-01`, ordinance, {
  limit: higher(familia.limit),
  quota: higher(familia.quota),
})
add(seguroDesempregoTables, `${year}-01-11`, 'tabela do MTE', {
  first: { ...seguro.first, upTo: higher(seguro.first.upTo) },
  second: { ...seguro.second, upTo: higher(seguro.second.upTo), plus: higher(seguro.second.plus) },
  ceiling: higher(seguro.ceiling),
})
add(salarioMinimoTables, `${year + 1}-01-01`, `Decreto 14.999/${year}`, { monthly: higher(newWage) })
add(iofCambio, decreeDay, 'Decreto 6.306/2007, art. 15-B, redação do Decreto 13.998', {
  rates: { ...iof.rates, card: newRate },
})

const site = await openSite()
afterAll(() => {
  vi.useRealTimers()
  site.close()
})

async function pagesOn(day: IsoDate, asked?: RegExp): Promise<RenderedPage[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T12:00:00-03:00`) })
  return site.renderAll(asked)
}

/** A month after the decree too. */
const januaryPages = await pagesOn(january)

/** Blocks of all pages that a pattern fits, with their pages. */
const blocksWith = (pages: readonly RenderedPage[], pattern: RegExp) =>
  pages.flatMap(({ path, html }) =>
    blocksOf(html).flatMap((block) => (pattern.test(block) ? [`${path}: ${block}`] : [])),
  )

test('in January every page has the new amounts, and none states a former one as of today', () => {
  const pages = januaryPages
  expect(findingsOn(january, pages)).toEqual([])
  expect(
    blocksWith(pages, new RegExp(formatBrl(newWage).replace(/\s/g, ' ').replace(/[$.]/g, '\\$&'))).length,
  ).toBeGreaterThan(5)
  expect(blocksWith(pages, /Tabela do (INSS|salário mínimo).* já deveria ter saído/)).toEqual([])
  expect(pages.find(({ path }) => path === '/rescisao-trabalhista')?.title).toContain(`${year}`)
})

test('a minimum wage that comes before the ordinance of the INSS makes no page false', {
  timeout: 60_000,
}, async () => {
  const day: IsoDate = `${year + 1}-01-08`
  const pages = await pagesOn(day)
  expect(findingsOn(day, pages)).toEqual([])
  expect(blocksWith(pages, /Tabela do INSS.* já deveria ter saído/).length).toBeGreaterThan(3)
  expect(blocksWith(pages, /Tabela do salário mínimo.* já deveria ter saído/)).toEqual([])
})

const inWords = (share: number) => formatNumber(share * 100, 2).replace(/,?0+$/, '')
const [oldRate, rate] = [inWords(iof.rates.card ?? 0), inWords(newRate)]

/** The card's rate of a decree, in a block that speaks of no day. */
const cardRates = (pages: readonly RenderedPage[], rate: string) =>
  blocksWith(pages, /IOF/).filter(
    (block) =>
      new RegExp(`${rate} %[^;.]*(no|do) cartão|cartão[^;.]* (é|de|paga) (de )?${rate} %`).test(block) &&
      !/\b\d{2}\/\d{2}\/\d{4}|20\d\d/.test(block),
  )

test('from the day of a decree on no page states the rate before it, or that all pay the same', {
  timeout: 60_000,
}, async () => {
  // A page names the IOF on every day or on none: the others have nothing to say of it.
  const named = januaryPages.filter(({ html }) => html.includes('IOF')).map(({ path }) => path)
  const before = await pagesOn(addDays(decreeDay, -1), new RegExp(`^(${named.join('|')})$`))
  expect(before).toHaveLength(named.length)
  expect(cardRates(before, oldRate).length).toBeGreaterThan(2)
  expect(cardRates(before, rate)).toEqual([])
  expect(cardRates(januaryPages, rate).length).toBeGreaterThan(2)
  expect(cardRates(januaryPages, oldRate)).toEqual([])
  expect(blocksWith(januaryPages, /IOF é (o mesmo|igual)|pagam o mesmo\.|mesmo IOF/)).toEqual([])
})
