/** Who gives the numbers: what to call it, where to read about it, and on what terms its data may be shown. */
type Source = {
  name: string
  /** For people: the page to credit. */
  url: string
  /** Of its API. */
  host: string
  licence: string
}

/**
 * Every source of numbers, by the name that it has in its files, in the simulator and in the answers of the site. Terms as
 * read on 2026-11-20 (market/README.md §§0 and 1): BCB and Tesouro publish under the ODbL, which asks for credit; of the
 * others only what is said here is known.
 */
export const sources = {
  awesomeapi: {
    name: 'AwesomeAPI',
    url: 'https://docs.awesomeapi.com.br/api-de-moedas',
    host: 'economia.awesomeapi.com.br',
    licence: 'Sem termos publicados; creditamos a fonte',
  },
  'bcb-ptax': {
    name: 'Banco Central (PTAX)',
    url: 'https://www.bcb.gov.br/estabilidadefinanceira/historicocotacoes',
    host: 'olinda.bcb.gov.br',
    licence: 'ODbL',
  },
  'bcb-sgs': {
    name: 'Banco Central (SGS)',
    url: 'https://www3.bcb.gov.br/sgspub',
    host: 'api.bcb.gov.br',
    licence: 'ODbL',
  },
  'bcb-focus': {
    name: 'Banco Central (Focus)',
    url: 'https://www.bcb.gov.br/publicacoes/focus',
    host: 'olinda.bcb.gov.br',
    licence: 'ODbL',
  },
  frankfurter: {
    name: 'Frankfurter',
    url: 'https://frankfurter.dev',
    host: 'api.frankfurter.dev',
    licence: 'Dados de bancos centrais, com crédito',
  },
  coingecko: {
    name: 'CoinGecko',
    url: 'https://www.coingecko.com',
    host: 'api.coingecko.com',
    licence: 'Plano Demo: crédito obrigatório, uso não comercial',
  },
  'mercado-bitcoin': {
    name: 'Mercado Bitcoin',
    url: 'https://www.mercadobitcoin.com.br',
    host: 'api.mercadobitcoin.net',
    licence: 'Dados públicos de mercado, com crédito',
  },
  binance: {
    name: 'Binance',
    url: 'https://www.binance.com',
    host: 'data-api.binance.vision',
    licence: 'Dados públicos de mercado, com crédito',
  },
  brapi: {
    name: 'brapi',
    url: 'https://brapi.dev',
    host: 'brapi.dev',
    licence: 'Conforme o plano contratado; dados da B3 com atraso',
  },
  'tesouro-transparente': {
    name: 'Tesouro Transparente',
    url: 'https://www.tesourotransparente.gov.br/ckan/dataset/taxas-dos-titulos-ofertados-pelo-tesouro-direto',
    host: 'www.tesourotransparente.gov.br',
    licence: 'ODbL',
  },
  'b3-cotahist': {
    name: 'B3 (séries históricas)',
    url: 'https://www.b3.com.br/pt_br/market-data-e-indices/servicos-de-dados/market-data/historico/mercado-a-vista/series-historicas/',
    host: 'bvmf.bmfbovespa.com.br',
    licence: 'Uso pessoal pelos termos do site; a exibição depende de autorização da B3',
  },
  brasilapi: {
    name: 'BrasilAPI',
    url: 'https://brasilapi.com.br',
    host: 'brasilapi.com.br',
    licence: 'Projeto aberto (MIT), com crédito',
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources

type Words<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${First}_${Words<Rest>}`
  : Text
export type UrlVariable = `${Uppercase<Words<SourceId>>}_URL`

/** The variable of the environment with another address of a source, such as a proxy: `BCB_PTAX_URL`. */
export function urlVariable(source: SourceId): UrlVariable {
  // The type says the same.
  return `${source.replaceAll('-', '_').toUpperCase()}_URL` as UrlVariable
}

// The keys of the object above.
export const urlVariables = (Object.keys(sources) as SourceId[]).map(urlVariable)
