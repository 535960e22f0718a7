import type { Edition } from '../../core/in-force.ts'
import type { Span } from './b3-sessions.ts'

type MarketHours = Edition & {
  /** When the prices of Tesouro Direto are of the day, in Brasília. */
  tesouroDireto: Span
  /** When a TED goes out on the same day, in Brasília. */
  ted: Span
  /** The regular session of NYSE and Nasdaq, and the end of a shortened one, in New York. */
  unitedStates: Span & { shortenedEnd: number }
}

const at = (hour: number, minute = 0) => hour * 60 + minute

/** Hours of the markets that have no table of their own. Pix, coins and Tesouro Reserva never close. */
export const marketHours: readonly MarketHours[] = [
  {
    from: '2025-01-01',
    source: 'Tesouro Direto, horários (facts de 20/11/2026, secundário); Banco Central, STR; NYSE, regra 7.1',
    url: 'https://www.tesourodireto.com.br/regras-e-horarios',
    checkedOn: '2026-11-21',
    confidence: 'known',
    tesouroDireto: { start: at(9, 30), end: at(18) },
    ted: { start: at(6, 30), end: at(17) },
    unitedStates: { start: at(9, 30), end: at(16), shortenedEnd: at(13) },
  },
]
