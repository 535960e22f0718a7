import * as z from 'zod'
import type { BrasiliaMoment } from '#web/finance/calendar/fx-session.ts'
import { type Market, marketStatus, markets } from '#web/finance/calendar/market-status.ts'
import { brasiliaInstant, brasiliaMoment } from '#web/rates/brasilia-time.ts'

const instant = z.iso.datetime().describe('Instante em UTC, como 2026-11-23T12:45:00.000Z')

const marketNames: Record<Market, string> = {
  b3: 'Bolsa brasileira (B3)',
  fx: 'Dólar e euro (câmbio à vista)',
  'tesouro-direto': 'Tesouro Direto',
  'united-states': 'Bolsas dos EUA (NYSE e Nasdaq)',
  crypto: 'Bitcoin e criptomoedas',
  pix: 'Pix',
  ted: 'TED',
}

const marketSchema = z.object({
  id: z.enum(markets).describe('Nome fixo do mercado'),
  name: z.string().describe('Nome para mostrar'),
  phase: z
    .enum(['pre-open', 'open', 'closing-call', 'after', 'closed', 'unknown'])
    .describe('Fase: pré-abertura, aberto, leilão de fechamento, after-market, fechado, ou sem calendário'),
  reason: z
    .enum(['before-open', 'after-close', 'interval', 'weekend', 'holiday', 'no-calendar'])
    .nullable()
    .describe('Por que está fechado; nulo quando não está'),
  holiday: z.string().nullable().describe('Nome do feriado de hoje, quando é ele que fecha o mercado'),
  until: instant.nullable().describe('Fim da fase de agora; nulo no que não fecha e no que está fechado'),
  next: instant.nullable().describe('Começo da próxima fase de um mercado fechado'),
  confidence: z
    .enum(['confirmed', 'known', 'uncertain'])
    .nullable()
    .describe('Se o horário foi confirmado, é regra conhecida ou está a confirmar; nulo sem calendário'),
})

export const marketsSchema = z.object({
  asOf: instant.describe('Minuto em que o estado vale'),
  day: z.iso.date().describe('O dia em Brasília'),
  time: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .describe('A hora em Brasília'),
  markets: z.array(marketSchema),
})

type MarketAnswer = z.infer<typeof marketSchema>

/** The state of every market at an instant, which is cut to its minute: nothing changes within one. */
export function marketsAt(now: Date): z.infer<typeof marketsSchema> {
  const moment = brasiliaMoment(now)
  const two = (part: number) => String(part).padStart(2, '0')
  return {
    asOf: brasiliaInstant(moment).toISOString(),
    day: moment.day,
    time: `${two(Math.floor(moment.minutes / 60))}:${two(moment.minutes % 60)}`,
    markets: markets.map((market) => stateOf(market, moment)),
  }
}

function stateOf(id: Market, moment: BrasiliaMoment): MarketAnswer {
  const status = marketStatus(id, moment)
  const nothing = { id, name: marketNames[id], reason: null, holiday: null, until: null, next: null }
  if (!status.ok) return { ...nothing, phase: 'unknown', reason: status.reason, confidence: null }
  if (status.phase === 'closed') {
    const { reason, holiday = null, next, confidence } = status
    return { ...nothing, phase: 'closed', reason, holiday, next: instantOf(next), confidence }
  }
  if (status.always) return { ...nothing, phase: status.phase, confidence: 'known' }
  return { ...nothing, phase: status.phase, until: instantOf(status.until), confidence: status.confidence }
}

function instantOf(moment: BrasiliaMoment | undefined): string | null {
  return moment ? brasiliaInstant(moment).toISOString() : null
}
