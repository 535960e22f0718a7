import type { Reply, World } from './replay.ts'

// Where each kept answer was found, and whether it is as it was recorded, stands in the test of its provider.

const samples = (given: Readonly<Record<string, string>>): Record<string, Reply> =>
  Object.fromEntries(Object.entries(given).map(([part, sample]) => [part, { sample }]))

/** The evening of a Monday on which the dollar fell by 4 %. */
export const october: World = {
  at: '2026-10-05T19:31:00-03:00',
  answers: {
    awesomeapi: samples({ 'json/last/': 'last_USD-BRL_2026-10-05.json' }),
    'bcb-sgs': samples({
      'sgs.432/': '432_selic_meta_recorte_2026-10-05.json',
      'sgs.4389/': '4389_cdi_anual_2026-09-25.json',
      'sgs.13522/': '13522_ipca_12m_2026-09-25.json',
      'sgs.433/': '433_ipca_2026-09-25.json',
      'sgs.12/': '12_cdi_diario.json',
      'sgs.1/': '1_dolar_ptax_venda_recorte_2026-10-05.json',
    }),
    'bcb-focus': samples({ ExpectativasMercadoAnuais: 'ExpectativasMercadoAnuais_2026-09-25.partial.json' }),
    'tesouro-transparente': samples({ '.csv': 'precotaxatesourodireto_excerpt_2026-09-30.csv' }),
  },
}

/** A Thursday; the exchanges' answers are composed for this evening. */
export const september: World = {
  at: '2026-09-17T19:31:00-03:00',
  answers: {
    awesomeapi: samples({ 'json/last/': 'last_USD-BRL_EUR-BRL_BTC-BRL_2026-09-17.partial.json' }),
    'mercado-bitcoin': samples({
      tickers: 'composed/tickers_ns_date.composed.json',
      candles: 'composed/candles_BTC-BRL_1d.composed.json',
    }),
    binance: samples({
      ticker: 'composed/ticker_24hr_BTCBRL.composed.json',
      klines: 'composed/klines_BTCBRL_1d.composed.json',
    }),
  },
}

/** A Friday, after the close of PTAX. */
export const march: World = {
  at: '2026-03-06T20:00:00-03:00',
  answers: {
    'bcb-ptax': samples({
      "@moeda='USD'": 'CotacaoMoedaPeriodo_USD_2026-03-01_2026-03-07.json',
      "@moeda='EUR'": 'CotacaoMoedaPeriodo_EUR_2026-03-01_2026-03-07.json',
    }),
  },
}

const withoutKey: Reply = { sample: 'composed/error_401_missing_token.composed.json', status: 401 }

/** A Wednesday, in session. */
export const june: World = {
  at: '2026-06-10T14:58:00-03:00',
  answers: {
    brapi: { ...samples({ 'quote/PETR4': 'quote_PETR4_2026-06-10_trimmed.json' }), quote: withoutKey },
  },
}

/** The same, without a key: the list of a plan, and no price with a time. */
export const undatedList: World = {
  at: '2026-06-10T14:58:00-03:00',
  answers: {
    brapi: { ...samples({ 'quote/list': 'composed/quote_list.composed.json' }), quote: withoutKey },
  },
}

/** After the close, when the source gives as the close before that of the day. */
export const afterClose: World = {
  at: '2026-09-08T19:00:00-03:00',
  answers: {
    brapi: {
      ...samples({ 'quote/VALE3': 'quote_VALE3_prevclose_equals_price_2026-09-08.json' }),
      quote: withoutKey,
    },
  },
}

/** A Monday of Brazil's holiday: the Central Bank gives no close, and no market source answers. */
export const holiday: World = {
  at: '2026-09-07T15:00:00-03:00',
  answers: {
    frankfurter: samples({ 'rate/USD/BRL': 'v2_rate_USD_BRL_2026-09-07.json' }),
    'bcb-ptax': samples({ CotacaoMoedaPeriodo: 'composed/CotacaoMoedaDia_weekend_empty.json' }),
  },
}

/** A Thursday evening on which the daily references of the euro alone answer. */
export const firstOfOctober: World = {
  at: '2026-10-01T18:00:00-03:00',
  answers: {
    frankfurter: {
      // Of one pair the source gives a row that is no list.
      'rate/EUR/BRL': { sample: 'v2_rates_EUR_BRL_2026-10-01.json', change: (text) => text.slice(1, -2) },
      'v2/rates': { sample: 'composed/v2_rates_EUR_2026-10-01.composed.json' },
    },
  },
}

/** The Central Bank refuses a server outside Brazil, and BrasilAPI does not. */
export const abroad: World = {
  at: '2026-10-05T19:31:00-03:00',
  answers: {
    'bcb-sgs': { sgs: { sample: 'error_200_requisicao_invalida.html', status: 403 } },
    brasilapi: samples({
      'taxas/v1': 'composed/taxas.composed.json',
      'feriados/v1/2026': 'composed/feriados_2026.computed.json',
      'feriados/v1/2027': 'composed/feriados_2027.computed.json',
    }),
  },
}

/** A night on which the exchange's file of the day is out, and brapi answers nobody. */
export const night: World = {
  at: '2026-09-01T22:00:00-03:00',
  answers: {
    'b3-cotahist': {
      ...samples({ D01092026: 'COTAHIST_D01092026_excerpt.TXT' }),
      COTAHIST: { status: 404, body: '<html>404</html>' },
    },
  },
}

/** Nights of which the exchange has these files alone. */
export function nightWith(files: Readonly<Record<string, Reply>>, at = night.at): World {
  return but(night, { 'b3-cotahist': { ...files, COTAHIST: { status: 404, body: '<html>404</html>' } } }, at)
}

/** A Friday night with the largest coins; their prices were recorded in dollars, which the answer does not say. */
export const february: World = {
  at: '2026-02-27T19:52:00-03:00',
  answers: {
    coingecko: samples({
      'coins/markets': 'coins_markets_usd_top10_2026-02-27.json',
      global: 'global_2023-12-21.partial.json',
    }),
  },
}

/** With another answer of one provider, or other ones. */
export function but(world: World, answers: World['answers'], at = world.at): World {
  return { at, answers: { ...world.answers, ...answers } }
}
