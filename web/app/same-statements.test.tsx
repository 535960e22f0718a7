import type { AddressInfo } from 'node:net'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { createSimulator } from '#simulator/server.ts'
import { calculator as moedas } from '#web/calculators/calculadora-moedas/calculator.ts'
import { calculator as cambio, euroCalculator } from '#web/calculators/cambio-modalidades/calculator.ts'
import { calculator as cdb } from '#web/calculators/cdb/calculator.ts'
import { startOf } from '#web/calculators/form/state/form-state.ts'
import { startTexts, suggested } from '#web/calculators/form/state/form-texts.ts'
import { writeFragment } from '#web/calculators/form/state/fragment.ts'
import { calculator as lciLca } from '#web/calculators/lci-lca/calculator.ts'
import { calculator as tesouro } from '#web/calculators/tesouro-direto/calculator.ts'
import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import { tesouroSelicOf } from '#web/finance/fixed-income/beside.ts'
import { bondNames, type TesouroBond } from '#web/finance/fixed-income/tesouro-direto.ts'
import { familiesOf } from './investimentos/families.ts'

// Statements of several pages about one thing, read from the same market: each text is compared with another page's.

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T15:00:00-03:00') })
const server = createSimulator()
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
// A TCP server's address is always an AddressInfo.
vi.stubEnv('SIMULATOR_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  server.close()
})

// After the environment is set, which is read once.
const { figuresFor } = await import('#web/calculators/figures-for.ts')
const { readBonds } = await import('#web/rates/daily/bonds.ts')
const { readIndicators } = await import('#web/rates/daily/indicators.ts')
const { readReferences } = await import('#web/rates/daily/references.ts')
const { readIndicatorNow } = await import('#web/rates/in-text/indicator-now.ts')
const { readQuote } = await import('#web/rates/quotes/quotes.ts')
const { Yields } = await import('./_home/Yields.tsx')
const { BondTables } = await import('./_assets/BondTables.tsx')

const plain = (html: string) =>
  html
    .replaceAll('\u00A0', ' ')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|')
const day = '2026-11-27'
const [references, indicators, bonds] = await Promise.all([readReferences(), readIndicators(), readBonds()])
const { cdi, selic, tr } = references
if (!(cdi && selic && tr)) throw new Error('the simulator has all of them')
const shownOf = (id: string) => indicators.find((indicator) => indicator.id === id)?.value ?? ''
const typed = (percent: string) => percent.replace(/\s%$/, '')

test('the rate beside the result of Tesouro Selic is the one that the result is made of', async () => {
  const home = plain(renderToStaticMarkup(await Yields()))
  const [, amount = '', rate = ''] =
    /\|Tesouro Selic\|(R\$ [\d.,]+)\|[^|]*?([\d,]+) % ao ano/.exec(home) ?? []
  const applied = { amount: 1000_00, monthlyContribution: 0, date: day, maturity: '2027-11-27' } as const
  const stated = Number(rate.replace(',', '.')) / 100
  const { net = 0 } = tesouroSelicOf({ ...applied, exempt: false }, stated) ?? {}
  expect(amount).toBe(plain(formatBrl(net)))
  // The form of the bond is filled with the same, and so are /investimentos and the CDB beside it.
  const start = startTexts(tesouro, await figuresFor('tesouro-direto'), { bond: 'selic' })
  expect(start.annualSelic).toBe(rate)
  expect(typed(shownOf('cdi'))).toBe(rate)
  const row = familiesOf({ ...applied, months: 12, rates: references }).find(
    ({ name }) => name === 'Tesouro Selic',
  )
  expect(row?.net).toBe(net)
})

test('the target of the Selic, the TR and the IPCA are the same wherever they fill or stand in a text', async () => {
  const texts = await Promise.all(
    [cdb, lciLca].map(async (calculator) => startTexts(calculator, await figuresFor(calculator.slug))),
  )
  for (const { selicTarget, monthlyTr, annualCdi, annualIpca } of texts) {
    expect([selicTarget, annualCdi, annualIpca]).toEqual(
      ['selic', 'cdi', 'ipca'].map((id) => typed(shownOf(id))),
    )
    expect(Number(monthlyTr?.replace(',', '.')) / 100).toBeCloseTo(tr.rate, 10)
  }
  expect(typed(shownOf('selic'))).toBe(formatNumber(selic.rate * 100))
  for (const id of ['selic', 'cdi', 'ipca'] as const)
    expect((await readIndicatorNow(id))?.text).toBe(shownOf(id))
})

test('the bond that the form starts with is a line of the table above it, whichever kind is chosen', async () => {
  const figures = await figuresFor('tesouro-direto')
  const html = renderToStaticMarkup(BondTables({ ...bonds, isBesideSimulator: true }))
  const table = plain(html)
  const links = html.replaceAll('&amp;', '&')
  const start = startTexts(tesouro, figures)
  const chosen = (Object.keys(bondNames) as TesouroBond[]).map((bond) => ({
    bond,
    texts: suggested(tesouro, start, start, { ...start, bond }, figures),
  }))
  const onOffer = chosen.filter(({ texts }) => texts.year !== '')
  for (const { bond, texts } of onOffer) {
    const rate = bond === 'selic' ? texts.selicSpread : texts.annualRate
    const name = bondNames[bond].replace(/^Tesouro /, '').replace('+', '\\+')
    expect(table).toMatch(
      new RegExp(`\\|${name}(?: aposentadoria extra)? ${texts.year}\\|[^|]*\\b${rate} % a\\.a\\.\\|`, 'i'),
    )
    expect(startOf(tesouro, texts).result?.shown.title, bond).toContain(texts.year)
    const typed = {
      bond,
      year: texts.year ?? '',
      [bond === 'selic' ? 'selicSpread' : 'annualRate']: rate ?? '',
    }
    const fragment = writeFragment(tesouro.fields, typed)
    expect(links, bond).toContain(`href="#${fragment}"`)
  }
  // Of a kind that the table does not have, nothing is filled in: the simulator has no Educa+.
  const missing = chosen.filter(({ texts }) => texts.year === '')
  expect(missing.map(({ bond, texts }) => [bond, texts.annualRate])).toEqual([['educa-mais', '']])
})

test('the dollar and the euro start as somebody pays them; what they are worth is the reference', async () => {
  const { quote } = await readQuote('usd-brl')
  const figures = await figuresFor('cambio-modalidades')
  for (const calculator of [cambio, euroCalculator]) {
    const shown = startOf(calculator, startTexts(calculator, figures)).result?.shown
    expect(shown?.headline.label).toBe('Você paga')
    expect(shown?.stamp).toContain('IOF')
  }
  const worth = (calculator: typeof cambio | typeof moedas, preset: Record<string, string>) =>
    startOf<unknown>(calculator, startTexts(calculator, figures, preset)).result?.shown.headline
  const reference = { label: 'Vale', amount: Math.round((quote?.last ?? 0) * 100_00) }
  expect(worth(cambio, { use: 'commercial' })).toEqual(reference)
  expect(worth(moedas, { amount: '100,00' })).toEqual(reference)
})
