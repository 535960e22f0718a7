import { afterAll, expect, test, vi } from 'vitest'
import { findingsOn, oldYearsIn, typedBesideLive } from '#scripts/year/findings.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { openSite } from './site.ts'

// The whole site on days to come, with the tables that there are.

const today = todayInBrasilia()
const site = await openSite()
afterAll(() => {
  vi.useRealTimers()
  site.close()
})

/** Where the site's own code asks for the time during `work`. */
async function clockReadersDuring(work: () => Promise<void>): Promise<string[]> {
  const asked = new Set<string>()
  const note = () => {
    const [, ...frames] = new Error('who asks').stack?.split('\n') ?? []
    const caller = frames.find((frame) => !frame.includes(import.meta.filename))
    if (caller && !caller.includes('node_modules')) asked.add(caller.trim())
  }
  vi.stubGlobal(
    'Date',
    new Proxy(Date, {
      construct: (target, values) => {
        if (values.length === 0) note()
        return Reflect.construct(target, values)
      },
      get: (target, key) =>
        key === 'now'
          ? () => {
              note()
              return target.now()
            }
          : Reflect.get(target, key),
    }),
  )
  await work()
  vi.unstubAllGlobals()
  return [...asked]
}

// What a module keeps of the day on which the server began stays on its pages until the next start.
test('no module asks for the time while it loads', async () => {
  expect(await clockReadersDuring(site.loadAll)).toEqual([])
})

test.each<IsoDate>([addDays(today, 30), '2028-01-31'])(
  'on %s no page states an amount that is over, or overdue, as if nothing were, nor types one beside a live one',
  async (day) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T12:00:00-03:00`) })
    const pages = await site.renderAll()
    const found = findingsOn(day, pages)
    expect(pages.length).toBeGreaterThan(60)
    expect(found).toEqual([])
    expect(
      pages.flatMap(({ path, html }) => typedBesideLive(html).map((text) => `${path}: ${text}`)),
    ).toEqual([])
    // Titles of texts stay as editors wrote them.
    const ofCode = pages.filter(({ path }) => !/^\/(blog|investimentos)(\/|$)/.test(path))
    expect(ofCode.flatMap((page) => oldYearsIn(day, page))).toEqual([])
  },
  60_000,
)
