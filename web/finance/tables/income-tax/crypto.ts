import type { Edition } from '../../core/in-force.ts'
import type { Cents } from '../../core/money.ts'

type Crypto = Edition & {
  /** Sales of the month, all coins together and swaps included, up to which the gain is exempt. */
  exemptSalesUpTo: Cents
  /** Return to the Receita of who operates abroad or without an intermediary, in a month above so much. */
  report: { name: string; above: Cents }
}

/** Coins kept in Brazil or by their owner; those kept abroad follow Lei 14.754/2023. */
export const cryptoTables: readonly Crypto[] = [
  {
    from: '2026-07-01',
    source: 'Lei 9.250/1995, art. 22, II; IN RFB 2.291/2025 (DeCripto: muda só a prestação de informações)',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    exemptSalesUpTo: 35_000_00,
    report: { name: 'DeCripto', above: 35_000_00 },
    news: 'Quem movimenta mais de R$ 35.000 por mês em cripto no exterior ou sem corretora informa à Receita pela DeCripto; antes eram R$ 30.000.',
  },
  {
    from: '2019-08-01',
    source: 'Lei 9.250/1995, art. 22, II; IN RFB 1.888/2019',
    checkedOn: '2026-11-20',
    confidence: 'known',
    exemptSalesUpTo: 35_000_00,
    report: { name: 'declaração de criptoativos (IN RFB 1.888/2019)', above: 30_000_00 },
  },
]
