import { importCost } from '#web/finance/exchange/importacao.ts'
import { totalExchangeValue } from '#web/finance/exchange/vet.ts'
import { states } from '#web/finance/tables/exchange/icms-importacao.ts'
import {
  asOf,
  type Calculations,
  cents,
  day,
  flag,
  fraction,
  granted,
  number,
  oneOf,
  optional,
  reais,
} from './values.ts'

/** Of 08-importacao.json. */
export const calculations: Calculations = {
  importacao: (inputs) => {
    const result = importCost({
      date: optional(inputs.data, day, asOf),
      state: oneOf(inputs.uf, states),
      product: cents(inputs.produto_usd),
      freight: optional(inputs.frete_usd, cents, 0),
      insurance: optional(inputs.seguro_usd, cents, 0),
      exchangeRate: number(inputs.cambio),
      isCompliant: optional(inputs.conforme, flag, true),
      goods: optional(inputs.medicamento_pf, flag, false) ? 'medicine' : 'common',
      dispatchFee: optional(inputs.despacho_brl, cents, 0),
      spread: optional(inputs.spread, fraction, 0),
      payment: optional(inputs.iof_cartao, flag, false) ? 'card' : 'goods-import',
    })
    if (!result.ok && result.reason === 'above-ceiling') return { regime: 'fora do RTS (acima de US$ 3.000)' }
    const cost = granted(result)
    return {
      ii_usd: reais(cost.dutyUsd),
      valor_brl: reais(cost.value),
      ii_brl: reais(cost.duty),
      icms_aliquota: cost.icmsRate,
      icms_brl: reais(cost.icms),
      spread_brl: reais(cost.spread),
      iof_brl: reais(cost.iof),
      total_brl: reais(cost.total),
    }
  },

  vet: ({ valor_me, taxa_cambio, iof_aliq, tarifa_brl }) => {
    const result = totalExchangeValue({
      amount: cents(valor_me),
      rate: number(taxa_cambio),
      iofRate: fraction(iof_aliq),
      fee: optional(tarifa_brl, cents, 0),
    })
    return {
      brl: reais(result.converted),
      iof: reais(result.iof),
      total: reais(result.total),
      vet: result.vet,
    }
  },
}
