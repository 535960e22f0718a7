import { addDays } from '#web/finance/business-days.ts'
import { dayInBrasilia, timeInBrasilia } from '#web/finance/format.ts'
import type { IsoDate } from '#web/finance/money.ts'
import { type Answer, json, type Provider, text, type View } from '../answer.ts'
import { type Bulletin, bulletinsOf } from '../ptax.ts'
import indicators from '../seed/indicators.json' with { type: 'json' }

const currencies = ['AUD', 'CAD', 'CHF', 'DKK', 'EUR', 'GBP', 'JPY', 'NOK', 'SEK', 'USD']
const context = 'https://was-p.bcnet.bcb.gov.br/olinda/servico'

/**
 * Two services of the Central Bank: PTAX, whose parameters are quoted and put the month first, and the Focus report.
 * Numbers are numbers, hours are of Brasília without a zone, a day without bulletins is an empty list.
 */
export const olinda: Provider = (url, view) => {
  if (url.pathname.includes('/PTAX/')) return ptax(url, view)
  if (url.pathname.endsWith('/ExpectativasMercadoAnuais')) return focus(url, view)
  return text(404, '<html><body>Not Found</body></html>', 'text/html')
}

function ptax({ searchParams }: URL, view: View): Answer {
  const currency = quoted(searchParams.get('@moeda'))
  const first = dayFrom(quoted(searchParams.get('@dataInicial')))
  const last = dayFrom(quoted(searchParams.get('@dataFinalCotacao')))
  if (!first || !last) return text(400, 'The types of the parameters are not correct', 'text/plain')
  const value: unknown[] = []
  for (let day = first; day <= last && currencies.includes(currency ?? ''); day = addDays(day, 1)) {
    value.push(...bulletinsOf(`${currency}-BRL`, day, view.now).map(row))
  }
  return json(200, {
    '@odata.context': `${context}/PTAX/versao/v1/odata$metadata#_CotacaoMoedaPeriodo`,
    value,
  })
}

function row({ kind, buy, sell, at }: Bulletin) {
  const seconds = String(at.getUTCSeconds()).padStart(2, '0')
  return {
    paridadeCompra: 1,
    paridadeVenda: 1,
    cotacaoCompra: buy,
    cotacaoVenda: sell,
    dataHoraCotacao: `${dayInBrasilia(at)} ${timeInBrasilia(at)}:${seconds}.${at.getUTCMilliseconds()}`,
    tipoBoletim: kind,
  }
}

/** The medians of the seed, on the days on which they were published. */
function focus({ searchParams }: URL, { now }: View): Answer {
  const asked = /Indicador eq '([^']+)'/.exec(searchParams.get('$filter') ?? '')?.[1]
  const today = dayInBrasilia(now)
  const value = Object.entries(indicators.focus)
    .filter(([day]) => day <= today && /^\d{4}-/.test(day))
    .toSorted(([one], [other]) => other.localeCompare(one))
    .flatMap(([day, medians]) => Object.entries(medians).map(([name, median]) => ({ day, name, median })))
    .filter(({ name }) => name.split('_')[0] === asked)
    .map(({ day, name, median }) => expectation(day, name, Number(median)))
  return json(200, {
    '@odata.context': `${context}/Expectativas/versao/v1/odata$metadata#ExpectativasMercadoAnuais`,
    value,
  })
}

function expectation(day: string, name: string, median: number) {
  const [indicator, year] = name.split('_')
  return {
    Indicador: indicator,
    IndicadorDetalhe: null,
    Data: day,
    DataReferencia: year,
    Media: Number((median * 1.002).toFixed(4)),
    Mediana: median,
    DesvioPadrao: 0.1721,
    Minimo: Number((median * 0.9).toFixed(2)),
    Maximo: Number((median * 1.12).toFixed(2)),
    numeroRespondentes: 150,
    baseCalculo: 0,
  }
}

function quoted(parameter: string | null): string | undefined {
  return /^'(.*)'$/.exec(parameter ?? '')?.[1]
}

function dayFrom(monthFirst: string | undefined): IsoDate | undefined {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(monthFirst ?? '') ?? []
  // The pattern above is that of the type.
  return year ? (`${year}-${month}-${day}` as IsoDate) : undefined
}
