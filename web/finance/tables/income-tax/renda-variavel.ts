import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction } from '../../core/money.ts'

type RendaVariavel = Edition & {
  /** Swing trades: shares, ETFs of shares, BDRs, options, futures. */
  commonRate: Fraction
  dayTradeRate: Fraction
  /** Units of FII and Fiagro. */
  fiiRate: Fraction
  /** Sales of shares in the month up to which their gain is exempt, day trades apart. */
  exemptShareSalesUpTo: Cents
  /** Withheld by the broker: a share of the sales, none up to `waivedUpTo`, and a share of the gain of day trades. */
  withheld: { onSales: Fraction; waivedUpTo: Cents; onDayTradeGain: Fraction }
}

/** Income tax of a person on the net gains of a month on the exchange. */
export const rendaVariavel: readonly RendaVariavel[] = [
  {
    from: '2005-01-01',
    source:
      'Lei 11.033/2004, arts. 2º e 3º, I; Lei 8.668/1993, art. 18; IN RFB 1.585/2015, arts. 37, 56, 59 e 65',
    url: 'https://www.lefisc.com.br/respostas/Resposta.aspx?id=4611',
    checkedOn: '2026-11-20',
    confidence: 'known',
    commonRate: 0.15,
    dayTradeRate: 0.2,
    fiiRate: 0.2,
    exemptShareSalesUpTo: 20_000_00,
    withheld: { onSales: 0.00005, waivedUpTo: 1_00, onDayTradeGain: 0.01 },
  },
]
