import { expect, type Page } from '@playwright/test'
import { addDays } from '#web/finance/calendar/days.ts'
import { marketDay } from '#web/finance/calendar/market-status.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { wake } from '../islands.ts'
import { stack } from '../stack.ts'

/**
 * The last day before today on which the markets of Brazil worked: in the past, so that no price comes from the future, and
 * near, because the site asks for the days that it needs by its own clock.
 */
export const sessionDay = lastSessionBefore(dayInBrasilia(new Date()))
/** Every market is open. */
export const session = `${sessionDay}T14:00:00-03:00`

function lastSessionBefore(day: IsoDate): IsoDate {
  const before = addDays(day, -1)
  return [marketDay('b3', before), marketDay('fx', before)].every((market) => market?.stretches.length)
    ? before
    : lastSessionBefore(before)
}

/**
 * Changes the simulated market, and waits until the site asks its sources again: in this stack a rate is fresh for
 * 0.3 s, the official close twice as long, and so long a source rests after a failure (scripts/testing/stack.ts).
 */
export async function simulate(change: Record<string, unknown>, waitMs = 700) {
  const answer = await fetch(`${stack.market.simulator}/control`, {
    method: 'POST',
    body: JSON.stringify(change),
    // A connection kept from one test to the next may be the one that the simulator is just closing.
    headers: { connection: 'close' },
  })
  expect(answer.status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, waitMs))
}

/**
 * The five minutes after which a page asks again. First the two seconds in which SWR takes a question for the one just
 * asked: fastForward alone calls the timer that ends them after the one that asks.
 */
export async function passFiveMinutes(page: Page) {
  await page.clock.runFor(2_100)
  await page.clock.fastForward('05:10')
}

/** Asks the site for the price of now, and waits for its answer: a press before the page listens is lost. */
export async function refresh(page: Page) {
  await wake(page, 'rate')
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/cotacoes'))
  await page.getByRole('button', { name: /Atualizar agora|Tentar de novo/ }).click()
  await answered
}
