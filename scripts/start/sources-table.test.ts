import { expect, test } from 'vitest'
import { sourcesTable } from './sources-table.ts'

const lineOf = (name: string, environment: Record<string, string>) =>
  sourcesTable(environment).find((line) => line.startsWith(`  ${name} `)) ?? ''

test('a key that is missing is asked for by its variable, and one that is there is not shown', () => {
  const key = 'k3y-of-n0body'
  for (const [name, variable] of [
    ['AwesomeAPI', 'AWESOMEAPI_KEY'],
    ['CoinGecko', 'COINGECKO_KEY'],
    ['brapi', 'BRAPI_TOKEN'],
  ] as const) {
    expect(lineOf(name, { ADS: 'off' })).toMatch(
      new RegExp(`não +sem chave .* por mês.* +${variable}: peça uma chave`),
    )
    expect(lineOf(name, { [variable]: key })).toMatch(/ sim /)
    expect(sourcesTable({ [variable]: key }).join('\n')).not.toContain(key)
  }
})

test('the plan of brapi, and what it leaves out', () => {
  const line = (BRAPI_PLAN: string) => lineOf('brapi', { BRAPI_TOKEN: 'x', BRAPI_PLAN })
  expect(line('')).toMatch(
    /free, por falta de BRAPI_PLAN +15\.000 por mês +BRAPI_PLAN: diga o plano da chave$/,
  )
  expect(line('free')).toMatch(/free +15\.000 por mês +proventos, múltiplos e preços além de três meses$/)
  expect(line('pro')).toMatch(/pro +pelo plano +nada$/)
})

test('the Central Bank refuses servers outside Brazil, unless a proxy asks for them', () => {
  expect(lineOf('Banco Central (SGS)', {})).toContain('BCB_SGS_URL')
  expect(lineOf('Banco Central (SGS)', { BCB_SGS_URL: 'https://proxy.example.com.br' })).toMatch(/nada$/)
})

test('what terms leave out beside advertisements, and what lets it in', () => {
  const out = /fica fora: o plano Demo não permite uso comercial; com ADS=off/
  expect(lineOf('CoinGecko', {})).toMatch(out)
  expect(lineOf('CoinGecko', { ADS: 'off' })).not.toMatch(out)
  expect(lineOf('CoinGecko', { LICENSED_SOURCES: 'b3-cotahist, coingecko' })).not.toMatch(out)
  expect(lineOf('CoinGecko', {})).toContain('10.000 por mês, 30 por minuto')
})
