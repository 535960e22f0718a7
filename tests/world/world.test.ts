import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openLiveSite, wordsOf } from './live-site.ts'

// What sources told long ago, on the pages of now: each answers, and with what it said then.

const then = Date.parse('2026-11-18T14:05:00-03:00')
const HOUR = 3_600_000
const DAY = 24 * HOUR

const shown =
  /^\/(acoes|bitcoin-hoje|criptomoedas|dolar-hoje|euro-hoje|status-mercado|alertas-cambio|calculadora-moedas|investimentos(\/.*)?|blog\/(bitcoin|ethereum|usdt|selic-impacto-financeiro|fundos-imobiliarios.*|investimentos-acoes.*))?$/
const assets = ['PETR4', 'HGLG11', 'BTC']

let site: Awaited<ReturnType<typeof openLiveSite>>
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: then })
  site = await openLiveSite()
}, 120_000)
afterAll(() => {
  vi.useRealTimers()
  site.close()
})

const day = /\d\d\/\d{4}/
/** Of the law, of money and of the day itself, which are of now whatever the market says. */
const ofNow =
  /(lei|dinheiro|reais|valores|R\$ [\d.,]+|IOF) de hoje|^hoje$|feriado|do rendimento em 1 ano|abre hoje|fechou hoje|Sem dado agora/i

/** Words that a number without a day of its own must not stand beside: of now, and of hours that end now. */
const untrue = [
  { from: 2 * HOUR, words: /\b(em|há|nas últimas) (24 horas|1 hora|7 dias)\b|atualizado/i },
  { from: DAY, words: /\b(hoje|agora|(em|há) 1 (mês|ano))\b/i },
  { from: DAY, words: /\b[0-2]\d:[0-5]\d\b/ },
  // On an axis stand days alone, and the years below it.
  { from: 365 * DAY, words: /\d\d\/\d\d(?!\/|\d)(?<!^\d\d\/\d\d)/ },
]

async function pages() {
  await site.forget()
  const all = [
    ...(await site.renderAll(shown)),
    ...(await Promise.all(
      assets.map((codigo) => site.renderPage('detalhe-ativo/[codigo]/page.tsx', { codigo })),
    )),
  ]
  return all.map(({ path, html }) => ({ path, words: wordsOf(html) }))
}

test.each([
  ['three hours', 3 * HOUR],
  ['400 days', 400 * DAY],
])(
  'no page says of numbers that are %s old what is so of those of now',
  async (_, age) => {
    vi.setSystemTime(then + age)
    await site.control({ fault: 'unavailable', offset: 0 })
    const without = new Map((await pages()).map(({ path, words }) => [path, new Set(words)]))
    await site.control({ fault: 'none', offset: -age / 1000 })
    const told = (await pages()).flatMap(({ path, words }) =>
      words.filter((text) => !without.get(path)?.has(text)).map((text) => ({ path, text })),
    )
    expect(told.length).toBeGreaterThan(500)
    const wrong = told.filter(
      ({ text }) =>
        !day.test(text) &&
        !ofNow.test(text) &&
        untrue.some(({ from, words }) => age >= from && words.test(text)),
    )
    expect(wrong.map(({ path, text }) => `${path}: ${text}`)).toEqual([])
  },
  120_000,
)
