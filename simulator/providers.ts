import type { Provider } from './answer.ts'
import { awesomeapi } from './providers/awesomeapi.ts'
import { cotahist } from './providers/b3-cotahist.ts'
import { olinda } from './providers/bcb-ptax.ts'
import { sgs } from './providers/bcb-sgs.ts'
import { binance } from './providers/binance.ts'
import { brapi } from './providers/brapi.ts'
import { brasilapi } from './providers/brasilapi.ts'
import { coingecko } from './providers/coingecko.ts'
import { frankfurter } from './providers/frankfurter.ts'
import { mercadoBitcoin } from './providers/mercado-bitcoin.ts'
import { tesouro } from './providers/tesouro-transparente.ts'

/** Who is simulated: the host that it answers for, an address to try, and how. */
export const providers = {
  awesomeapi: {
    host: 'economia.awesomeapi.com.br',
    example: '/json/last/USD-BRL,EUR-BRL',
    answer: awesomeapi,
  },
  olinda: {
    host: 'olinda.bcb.gov.br',
    example:
      "/olinda/servico/PTAX/versao/v1/odata/CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)?@moeda='USD'&@dataInicial='11-16-2026'&@dataFinalCotacao='11-20-2026'&$format=json",
    answer: olinda,
  },
  sgs: {
    host: 'api.bcb.gov.br',
    example: '/dados/serie/bcdata.sgs.432/dados?formato=json&dataInicial=16/11/2026&dataFinal=31/12/2026',
    answer: sgs,
  },
  frankfurter: { host: 'api.frankfurter.dev', example: '/v2/rate/USD/BRL', answer: frankfurter },
  coingecko: {
    host: 'api.coingecko.com',
    example: '/api/v3/coins/markets?vs_currency=brl&per_page=10&price_change_percentage=1h,24h,7d',
    answer: coingecko,
  },
  'mercado-bitcoin': {
    host: 'api.mercadobitcoin.net',
    example: '/api/v4/tickers?symbols=BTC-BRL',
    answer: mercadoBitcoin,
  },
  binance: { host: 'data-api.binance.vision', example: '/api/v3/ticker/24hr?symbol=BTCBRL', answer: binance },
  brapi: { host: 'brapi.dev', example: '/api/quote/PETR4?range=1mo&interval=1d', answer: brapi },
  tesouro: {
    host: 'www.tesourotransparente.gov.br',
    example:
      '/ckan/dataset/df56aa42-484a-4a59-8184-7676580c81e3/resource/796d2059-14e9-44e3-80c9-2d9e30b405c1/download/precotaxatesourodireto.csv',
    answer: tesouro,
  },
  cotahist: {
    host: 'bvmf.bmfbovespa.com.br',
    example: '/InstDados/SerHist/COTAHIST_D19112026.ZIP',
    answer: cotahist,
  },
  brasilapi: { host: 'brasilapi.com.br', example: '/api/feriados/v1/2026', answer: brasilapi },
} as const satisfies Record<string, { host: string; example: string; answer: Provider }>

export type ProviderName = keyof typeof providers
