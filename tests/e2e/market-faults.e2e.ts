import { expect, test } from '@playwright/test'
import { type Fault, faults } from '#simulator/faults.ts'
import type { ProviderName } from '#simulator/providers.ts'
import { simulate, wednesday } from './simulate.ts'
import { stack } from './stack.ts'

/** These take seconds each, or make a source rest for minutes: they have tests of their own, here and in simulator/. */
const apart: Fault[] = [
  'none',
  'slow',
  'never-ends',
  'rate-limited',
  'rate-limited-date',
  'rate-limited-silent',
  'banned',
  'limited-then-banned',
]
// The keys of the constant.
const quick = (Object.keys(faults) as Fault[]).filter((fault) => !apart.includes(fault))

type Shown = { number: number | null; source: string | null; failedAt: string | null }

/** Where a provider's number is read, and who is broken beside it so that it is the one asked. */
const readers: { provider: ProviderName; path: string; broken?: ProviderName[] }[] = [
  { provider: 'awesomeapi', path: '/api/cotacoes?series=usd-brl' },
  { provider: 'olinda', path: '/api/cotacoes?series=eur-brl', broken: ['awesomeapi'] },
  { provider: 'frankfurter', path: '/api/cotacoes?series=usd-brl', broken: ['awesomeapi', 'olinda'] },
  { provider: 'coingecko', path: '/api/cotacoes?series=btc-brl' },
  { provider: 'mercado-bitcoin', path: '/api/cotacoes?series=btc-brl', broken: ['coingecko'] },
  { provider: 'binance', path: '/api/cotacoes?series=btc-brl', broken: ['coingecko', 'mercado-bitcoin'] },
  { provider: 'brapi', path: '/api/ativos?classe=acao' },
  { provider: 'cotahist', path: '/api/ativos?classe=acao', broken: ['brapi'] },
  { provider: 'sgs', path: '/api/series?series=usd-brl&range=1A' },
]

async function shown(path: string): Promise<Shown> {
  const answer = await fetch(stack.site + path)
  expect([200, 503]).toContain(answer.status)
  const { quote, assets, points, source, provenance, failedAt } = await answer.json()
  const asset = assets?.find((row: { code: string }) => row.code === 'VALE3')
  return {
    number: quote?.last ?? asset?.price ?? points?.at(-1)?.price ?? null,
    source: provenance?.source ?? source?.id ?? null,
    failedAt: failedAt ?? null,
  }
}

test.afterAll(() => simulate({ now: null, fault: 'none', prices: { 'USD-BRL': null } }))

for (const { provider, path, broken = [] } of readers) {
  test(`every fault of ${provider}: the next source, or the last value with its age`, async () => {
    test.setTimeout(240_000)
    const beside = Object.fromEntries(broken.map((name) => [name, 'unavailable']))
    await simulate({
      now: wednesday,
      fault: 'none',
      faults: beside,
      prices: { 'USD-BRL': null },
    })
    const good = await shown(path)
    expect(good.number, 'a number before anything breaks').not.toBeNull()
    const cells: string[] = []
    for (const fault of quick) {
      await simulate({ faults: { ...beside, [provider]: fault } })
      const during = await shown(path)
      // Never a wrong number: what is shown is near the good one, or nothing.
      expect(Math.abs((during.number ?? good.number ?? 0) / (good.number ?? 1) - 1), fault).toBeLessThan(0.05)
      cells.push(`${fault}: ${cellOf(during, good)}`)
    }
    await simulate({ faults: { ...beside, [provider]: 'none' } })
    await expect
      .poll(() => shown(path), { timeout: 30_000 })
      .toMatchObject({ source: good.source, failedAt: null })
    console.log(`${provider} (${path})\n  ${cells.join('\n  ')}`)
  })
}

function cellOf(during: Shown, good: Shown): string {
  if (during.number === null) return 'sem dado'
  if (during.failedAt !== null) return `valor anterior, de ${during.source}`
  return during.source === good.source ? 'lido como sem a falha' : `outra fonte, ${during.source}`
}

test('what the page says of a fault, and that it comes back by itself', async ({ page }) => {
  await simulate({ now: wednesday, fault: 'none', prices: { 'USD-BRL': null } })
  await page.clock.install({ time: new Date(wednesday) })
  await page.goto('/dolar-hoje')
  // Asked again until it says so: an answer of another source may be fresh for a moment more.
  const saysAfterAsking = (words: string) =>
    expect(async () => {
      await page.getByRole('button', { name: /Atualizar agora|Tentar de novo/ }).click()
      await expect(page.locator('main')).toContainText(words, { timeout: 1_500 })
    }).toPass({ timeout: 40_000 })
  await saysAfterAsking('Atualizado')

  await simulate({ faults: { awesomeapi: 'html' } })
  await saysAfterAsking('Este valor é o fechamento oficial (PTAX), do Banco Central, e não o preço de agora.')

  await simulate({ fault: 'down' })
  await saysAfterAsking('Sem atualização')

  await simulate({ fault: 'none' })
  await saysAfterAsking('Atualizado')
  await expect(page.locator('main')).not.toContainText('Sem atualização')
})

test('a source that is slow, or never ends, holds the page up for five seconds and no longer', async () => {
  for (const fault of ['slow', 'never-ends']) {
    await simulate({ now: wednesday, fault: 'none', prices: { 'USD-BRL': null } })
    const good = await shown('/api/cotacoes?series=usd-brl')
    await simulate({ faults: { awesomeapi: fault } })
    const during = await shown('/api/cotacoes?series=usd-brl')
    expect(during.source).not.toBe(good.source)
    expect(Math.abs((during.number ?? 0) / (good.number ?? 1) - 1)).toBeLessThan(0.05)
  }
})

test('two hundred readers at once cause one request', async () => {
  await simulate({ now: wednesday, fault: 'none', prices: { 'USD-BRL': 5.4 } })
  await shown('/api/cotacoes?series=usd-brl')
  await simulate({ prices: { 'USD-BRL': 5.41 } })
  const readers = Array.from({ length: 200 }, () => shown('/api/cotacoes?series=usd-brl'))
  const numbers = new Set((await Promise.all(readers)).map(({ number }) => number))
  expect(numbers).toEqual(new Set([5.41]))
  const { requests } = await (await fetch(`${stack.simulator}/control`)).json()
  // Within the second of this stack; in production it is five minutes.
  expect(requests.awesomeapi).toBeLessThanOrEqual(2)
})
