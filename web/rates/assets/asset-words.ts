import { daysBetween, monthsBetween } from '#web/finance/calendar/days.ts'
import { dayInBrasilia, formatDay, formatNumber, timeInBrasilia } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { shortDay } from '../brasilia-time.ts'
import type { Origin, StockTable } from '../catalogue/asset-rows.ts'
import { type Instant, momentOf, type Price } from '../quote.ts'
import type { QuoteState } from '../quotes/quote-state.ts'
import { KEPT_MS } from '../renewal.ts'
import { sources } from '../sources.ts'

/** A stamp, and what to add when the numbers cannot be taken for the present ones. */
export type AssetState = Pick<QuoteState, 'kind' | 'stamp' | 'warning'>

type Known = Pick<StockTable, 'session' | 'delayMinutes' | 'origin' | 'failedAt'>

/** Without an origin there are none. */
export function b3State({ session, delayMinutes, origin, failedAt }: Known, offline = false): AssetState {
  if (offline) return withoutConnection(origin)
  if (!origin) return noData
  const day = session ? shortDay(session.day, dayInBrasilia(new Date(origin.fetchedAt))) : ''
  if (failedAt) return failed(failedAt, origin)
  if (origin.source === 'b3-cotahist') {
    const happened = origin.doubted
      ? 'respondeu outros valores, que não foram usados'
      : 'não deu preços novos'
    const warning = `A fonte das cotações ${happened}. Estes são os preços do fim do dia ${day}, do arquivo da B3.`
    return { kind: 'reference', stamp: `Fim do dia ${day}`, warning }
  }
  if (!session) return undated
  if (session.isOver) return { kind: 'closed', stamp: `Fim do dia ${day}`, warning: null }
  return { kind: 'fresh', stamp: `Atraso de ${delayMinutes} min`, warning: null }
}

/** Coins are traded without a pause; `pricedAt` is the newest of them. */
export function coinState(
  { origin, failedAt }: Pick<Known, 'origin' | 'failedAt'>,
  pricedAt: Instant | null | undefined,
  offline = false,
): AssetState {
  if (offline) return withoutConnection(origin)
  if (!origin) return failedAt ? noData : unlisted
  if (failedAt) return failed(failedAt, origin)
  if (pricedAt && Date.parse(origin.fetchedAt) - Date.parse(pricedAt) > KEPT_MS) {
    const warning = `A fonte respondeu, e o seu preço mais novo é de ${momentWords(pricedAt).slice(3)}. As variações terminam ali.`
    return { kind: 'stale', stamp: 'Cotação atrasada', warning }
  }
  if (origin.depth > 0) {
    const happened = origin.doubted
      ? `A ${sources.coingecko.name} respondeu outros preços, que não foram usados.`
      : `Sem preço da ${sources.coingecko.name} agora.`
    const warning = `${happened} Estes são os da bolsa ${sources[origin.source].name}: menos moedas e menos números.`
    return { kind: 'reference', stamp: 'Outra fonte', warning }
  }
  return { kind: 'fresh', stamp: `Atualizado ${timeInBrasilia(new Date(origin.fetchedAt))}`, warning: null }
}

/** Whether a price of B3 has no day: its source says none, and nothing dated agrees with it. */
export function isUndated({ session, origin }: Pick<Known, 'session' | 'origin'>): boolean {
  return origin !== null && session === null
}

/** `PETR4 hoje`, or the name alone: what has no day is not of today. */
export function titleOf(name: string, known: Pick<Known, 'session' | 'origin'>): string {
  return isUndated(known) ? name : `${name} hoje`
}

const undated: AssetState = {
  kind: 'stale',
  stamp: 'Sem data',
  warning:
    'A fonte não diz de que dia são estes preços, e nenhuma outra confirmou. Confira na sua corretora antes de usar.',
}

const noData: AssetState = {
  kind: 'failed',
  stamp: 'Sem dado',
  warning: 'Nenhuma fonte deu um preço que possamos usar. Em vez de estimar, não mostramos número.',
}

/** The sources answered, and none has it. */
const unlisted: AssetState = {
  kind: 'failed',
  stamp: 'Fora da lista',
  warning: `As fontes responderam, e nenhuma tem preço desta moeda agora: ela saiu das cem maiores da ${sources.coingecko.name} e não é negociada em reais na bolsa que consultamos.`,
}

function failed(failedAt: Instant, { fetchedAt, doubted }: Origin): AssetState {
  const at = timeInBrasilia(new Date(failedAt))
  const happened = doubted
    ? `A fonte respondeu outros valores às ${at}, que nenhuma outra confirmou e não foram usados.`
    : `A fonte não deu preços novos às ${at}.`
  const warning = `${happened} Estes são os últimos valores que recebemos, ${momentWords(fetchedAt)}.`
  return { kind: 'failed', stamp: 'Sem atualização', warning }
}

function withoutConnection(origin: Origin | null): AssetState {
  const using = origin
    ? `Usando os valores recebidos ${momentWords(origin.fetchedAt)}.`
    : 'Ainda sem valores.'
  return { kind: 'failed', stamp: 'Sem conexão', warning: `Sem conexão. ${using}` }
}

/** `em 19/11/2026, às 18:02` */
export function momentWords(instant: Instant): string {
  const moment = new Date(instant)
  return `em ${formatDay(dayInBrasilia(moment))}, às ${timeInBrasilia(moment)}`
}

/** The same of a quote: `em 19/11/2026` of a daily rate. */
export function quoteWords(quote: Pick<Price, 'kind' | 'pricedAt'>): string {
  return quote.kind === 'daily' ? `em ${momentOf(quote)}` : momentWords(quote.pricedAt)
}

/** How long before `today` a day was: `hoje`, `há 12 dias`, `há 22 meses`. */
export function ageInWords(day: IsoDate, today: IsoDate): string {
  const [days, months] = [daysBetween(day, today), monthsBetween(day, today)]
  const [count, one, more] = months > 0 ? [months, 'mês', 'meses'] : [days, 'dia', 'dias']
  return count < 1 ? 'hoje' : `há ${count} ${count === 1 ? one : more}`
}

/** A price in reais without `R$`: two decimals from R$ 1,00 on, then as many as three digits take: `0,00000123`. */
export function formatPrice(price: number): string {
  return formatNumber(price, priceDecimals(price))
}

export function priceDecimals(price: number): number {
  if (price >= 1 || price <= 0) return 2
  return Math.min(12, Math.max(4, Math.ceil(-Math.log10(price)) + 2))
}

/** An amount in words short enough for a cell: `1,48 bi`, `886 mi`. */
export function shortAmount(amount: number): string {
  const step = steps.find(({ from }) => amount >= from)
  if (!step) return formatNumber(amount, 0)
  const count = amount / step.from
  return `${formatNumber(count, count < 10 ? 2 : count < 100 ? 1 : 0)}\u00A0${step.name}`
}

const steps = [
  { from: 1e12, name: 'tri' },
  { from: 1e9, name: 'bi' },
  { from: 1e6, name: 'mi' },
  { from: 1e3, name: 'mil' },
]
