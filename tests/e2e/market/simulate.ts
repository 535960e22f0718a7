import { expect, type Page } from '@playwright/test'
import { wake } from '../islands.ts'
import { stack } from '../stack.ts'

/** A Wednesday with every market open; in the past, so that no price comes from the future. */
export const wednesday = '2026-11-18T14:00:00-03:00'

/**
 * Changes the simulated market, and waits until the site asks its sources again: in this stack a rate is fresh for
 * 0.3 s, the official close twice as long, and so long a source rests after a failure (scripts/testing/stack.mjs).
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
