// Written by `npm run typegen` from the files of web/rates/providers.

/** Every source of numbers: what a page says of it. By the name that it has in its files, in the simulator and in the answers of the site. */
export const sources = {
  awesomeapi: {
    name: 'AwesomeAPI',
    url: 'https://docs.awesomeapi.com.br/api-de-moedas',
    host: 'economia.awesomeapi.com.br',
    licence: 'Sem termos publicados; creditamos a fonte',
  },
  'b3-cotahist': {
    name: 'B3 (séries históricas)',
    url: 'https://www.b3.com.br/pt_br/market-data-e-indices/servicos-de-dados/market-data/historico/mercado-a-vista/series-historicas/',
    host: 'bvmf.bmfbovespa.com.br',
    licence: 'Uso pessoal pelos termos do site; a exibição depende de autorização da B3',
  },
  'bcb-focus': {
    name: 'Banco Central (Focus)',
    url: 'https://www.bcb.gov.br/publicacoes/focus',
    host: 'olinda.bcb.gov.br',
    licence: 'ODbL',
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
  brasilapi: {
    name: 'BrasilAPI',
    url: 'https://brasilapi.com.br',
    host: 'brasilapi.com.br',
    licence: 'Projeto aberto (MIT), com crédito',
  },
  coingecko: {
    name: 'CoinGecko',
    url: 'https://www.coingecko.com',
    host: 'api.coingecko.com',
    licence: 'Plano Demo: crédito obrigatório, uso não comercial',
  },
  frankfurter: {
    name: 'Frankfurter',
    url: 'https://frankfurter.dev',
    host: 'api.frankfurter.dev',
    licence: 'Dados de bancos centrais, com crédito',
  },
  'mercado-bitcoin': {
    name: 'Mercado Bitcoin',
    url: 'https://www.mercadobitcoin.com.br',
    host: 'api.mercadobitcoin.net',
    licence: 'Dados públicos de mercado, com crédito',
  },
  'tesouro-transparente': {
    name: 'Tesouro Transparente',
    url: 'https://www.tesourotransparente.gov.br/ckan/dataset/taxas-dos-titulos-ofertados-pelo-tesouro-direto',
    host: 'www.tesourotransparente.gov.br',
    licence: 'ODbL',
  },
} as const

export type SourceId = keyof typeof sources

/** Those that a reader's browser asks too, when the site cannot be reached. */
export const askedByBrowsers: readonly SourceId[] = ['awesomeapi']
