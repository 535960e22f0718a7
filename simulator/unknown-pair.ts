import { type Answer, json, text } from './answer.ts'
import type { ProviderName } from './providers.ts'

const noValues = 'br.gov.bcb.pec.sgs.comum.excecoes.SGSNegocioException: Value(s) not found'

/** How each provider says that it does not have what was asked for: an empty answer, and not an outage. */
export const unknownPair: Readonly<Record<ProviderName, Answer>> = {
  awesomeapi: json(404, { status: 404, code: 'CoinNotExists', message: 'moeda nao encontrada' }),
  olinda: json(200, { '@odata.context': '', value: [] }),
  sgs: json(404, { erro: { statusCode: 404, detail: noValues } }),
  frankfurter: json(404, { message: 'not found' }),
  coingecko: json(200, []),
  'mercado-bitcoin': json(200, []),
  binance: json(400, { code: -1121, msg: 'Invalid symbol.' }),
  brapi: json(404, { error: true, message: 'Não encontramos a ação' }),
  tesouro: text(200, 'Tipo Titulo;Data Vencimento;Data Base\n', 'text/csv'),
  cotahist: text(404, '<html>404</html>', 'text/html'),
  brasilapi: json(404, { message: 'Não encontrado', type: 'not_found' }),
}
