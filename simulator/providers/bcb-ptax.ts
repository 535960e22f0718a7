import { addDays } from '#web/finance/calendar/days.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { type Answer, json, type Provider, text, type View } from '../provider.ts'
import { type Bulletin, bulletinsOf } from '../ptax.ts'

const currencies = ['AUD', 'CAD', 'CHF', 'DKK', 'EUR', 'GBP', 'JPY', 'NOK', 'SEK', 'USD']
const context =
  'https://was-p.bcnet.bcb.gov.br/olinda/servico/PTAX/versao/v1/odata$metadata#_CotacaoMoedaPeriodo'

/**
 * The PTAX service of the Central Bank: parameters are quoted and put the month first, numbers are numbers, hours are of
 * Brasília without a zone, a day without bulletins is an empty list.
 */
export const bcbPtax: Provider = {
  answer,
  example:
    "/olinda/servico/PTAX/versao/v1/odata/CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)?@moeda='USD'&@dataInicial='11-16-2026'&@dataFinalCotacao='11-20-2026'&$format=json",
  recorded: {
    "/olinda/servico/PTAX/versao/v1/odata/CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)?@moeda='USD'&@dataInicial='11-16-2026'&@dataFinalCotacao='11-20-2026'&$format=json":
      'CotacaoMoedaPeriodo_USD_2026-03-01_2026-03-07.json',
    "/olinda/servico/PTAX/versao/v1/odata/CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)?@moeda='EUR'&@dataInicial='11-16-2026'&@dataFinalCotacao='11-20-2026'&$format=json":
      'CotacaoMoedaPeriodo_EUR_2026-03-01_2026-03-07.json',
  },
  traits: ['text', 'json', 'prices', 'spread', 'bulletins'],
  numbers: ['cotacaoVenda'],
  unknown: json(200, { '@odata.context': '', value: [] }),
}

function answer({ pathname, searchParams }: URL, view: View): Answer {
  if (!pathname.includes('/PTAX/')) return text(404, '<html><body>Not Found</body></html>', 'text/html')
  const currency = quoted(searchParams.get('@moeda'))
  const first = dayFrom(quoted(searchParams.get('@dataInicial')))
  const last = dayFrom(quoted(searchParams.get('@dataFinalCotacao')))
  if (!first || !last) return text(400, 'The types of the parameters are not correct', 'text/plain')
  const value: unknown[] = []
  for (let day = first; day <= last && currencies.includes(currency ?? ''); day = addDays(day, 1)) {
    value.push(...bulletinsOf(`${currency}-BRL`, day, view.now).map(row))
  }
  return json(200, { '@odata.context': context, value })
}

function row({ kind, buy, sell, clock }: Bulletin) {
  return {
    paridadeCompra: 1,
    paridadeVenda: 1,
    cotacaoCompra: buy,
    cotacaoVenda: sell,
    dataHoraCotacao: clock,
    tipoBoletim: kind,
  }
}

function quoted(parameter: string | null): string | undefined {
  return /^'(.*)'$/.exec(parameter ?? '')?.[1]
}

function dayFrom(monthFirst: string | undefined): IsoDate | undefined {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(monthFirst ?? '') ?? []
  // The pattern above is that of `IsoDate`.
  return year ? (`${year}-${month}-${day}` as IsoDate) : undefined
}
