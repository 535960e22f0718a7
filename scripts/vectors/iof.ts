import { financedIofPrice, iofOnCredit, iofOnRevolvingCredit } from '#web/finance/credit/iof-credito.ts'
import { iofOnExchange } from '#web/finance/exchange/iof-cambio.ts'
import { iofOnInsurance } from '#web/finance/exchange/iof-seguro.ts'
import { compareExchange } from '#web/finance/exchange/vet.ts'
import { redemptionTaxes } from '#web/finance/fixed-income/redemption.ts'
import { iofOnVgbl } from '#web/finance/pension/iof-vgbl.ts'
import {
  type Calculations,
  cents,
  day,
  dayOrAsOf,
  fraction,
  granted,
  list,
  number,
  oneOf,
  optional,
  reais,
  text,
} from './values.ts'

const operations = {
  cartao_internacional: 'card',
  saque_exterior: 'withdrawal',
  cartao_prepago: 'prepaid-card',
  especie: 'cash',
  remessa_conta_propria: 'own-account',
  remessa_propria_investimento: 'investment',
  remessa_terceiros: 'third-party',
  entrada_recursos: 'inflow',
  importacao_bens: 'goods-import',
} as const

const borrowers = { PF: 'individual', PJ: 'company', SIMPLES_ATE_30K: 'simples' } as const

/** The words of which the names of insurances are made: `auto_residencial_demais`, `demais_auto_residencial`. */
const insuranceWords = {
  vida: 'life',
  acidentes: 'life',
  pessoais: 'life',
  prestamista: 'life',
  saude: 'health',
  auto: 'general',
  automovel: 'general',
  residencial: 'general',
  demais: 'general',
  habitacional: 'zero-rated',
  sfh: 'zero-rated',
  mip: 'zero-rated',
  dfi: 'zero-rated',
  rural: 'zero-rated',
  resseguro: 'zero-rated',
  credito: 'zero-rated',
  exportacao: 'zero-rated',
  vgbl: 'zero-rated',
} as const

function translated<Name extends string, Value>(names: Record<Name, Value>, value: unknown): Value {
  // The keys of a literal object are the names of its type.
  return names[oneOf(value, Object.keys(names) as Name[])]
}

/** Refuses a name whose words have different rates. */
function insuranceOf(value: unknown) {
  const [insurance, ...others] = new Set(
    text(value)
      .split('_')
      .map((word) => translated(insuranceWords, word)),
  )
  if (!insurance || others.length > 0) throw new TypeError(`not one kind of insurance: ${value}`)
  return insurance
}

const borrower = (value: unknown) => translated(borrowers, optional(value, text, 'PF'))

/** Of 01-iof.json, and the comparison of 09-planejamento.json. */
export const calculations: Calculations = {
  iof_cambio: ({ operacao, data, valor_brl }) => {
    const result = granted(
      iofOnExchange({
        operation: translated(operations, operacao),
        amount: cents(valor_brl),
        date: dayOrAsOf(data),
      }),
    )
    return { aliquota: result.rate, iof: reais(result.iof), total: reais(result.total) }
  },

  iof_credito: ({ tomador, data, parcelas }) => {
    const installments = list(parcelas).map((parcela) => {
      const [dueOn, amortization] = list(parcela)
      return { dueOn: day(dueOn), amortization: cents(amortization) }
    })
    const result = granted(iofOnCredit({ borrower: borrower(tomador), date: dayOrAsOf(data), installments }))
    return {
      principal: reais(result.principal),
      iof_diario: reais(result.dailyIof),
      iof_adicional: reais(result.additionalIof),
      iof: reais(result.iof),
    }
  },

  iof_financiado_price: ({ tomador, data, valor_liquido, taxa_mes, n }) => {
    const result = granted(
      financedIofPrice({
        borrower: borrower(tomador),
        date: dayOrAsOf(data),
        netAmount: cents(valor_liquido),
        monthlyRate: fraction(taxa_mes),
        months: number(n),
      }),
    )
    return {
      fator_iof: result.iofFactor,
      principal_financiado: reais(result.principal),
      iof: reais(result.iof),
      parcela: reais(result.installment),
    }
  },

  iof_rotativo: ({ tomador, data, saldos_diarios, acrescimos }) => {
    const result = granted(
      iofOnRevolvingCredit({
        borrower: borrower(tomador),
        date: dayOrAsOf(data),
        dailyBalances: list(saldos_diarios).map(cents),
        increases: optional(acrescimos, list, []).map(cents),
      }),
    )
    return { iof: reais(result.iof) }
  },

  iof_ir_resgate: ({ rendimento, dias, data }) => {
    const result = granted(
      redemptionTaxes({ yield: cents(rendimento), days: number(dias), date: dayOrAsOf(data) }),
    )
    return {
      iof_pct: result.iofShare,
      iof: reais(result.iof),
      ir_aliquota: result.irRate,
      ir: reais(result.ir),
      rendimento_liquido: reais(result.netYield),
    }
  },

  iof_vgbl: ({ aportes }) => {
    const contributions = list(aportes).map((aporte) => {
      const [when, insurer, amount] = list(aporte)
      return { date: day(when), insurer: text(insurer), amount: cents(amount) }
    })
    const result = granted(iofOnVgbl(contributions))
    return { iof: result.contributions.map(({ iof }) => reais(iof)), iof_total: reais(result.total) }
  },

  iof_seguro: ({ tipo, premio_liquido, data }) => {
    const result = granted(
      iofOnInsurance({
        insurance: insuranceOf(tipo),
        netPremium: cents(premio_liquido),
        date: dayOrAsOf(data),
      }),
    )
    return { aliquota: result.rate, iof: reais(result.iof), total: reais(result.total) }
  },

  comparador_viagem: ({ gasto_me, taxa_comercial, iof_data, opcoes }) => {
    const options = list(opcoes).map((opcao) => {
      const [label, operation, spread, fee] = list(opcao)
      return {
        label: text(label),
        operation: translated(operations, operation),
        spread: fraction(spread),
        fee: cents(fee),
      }
    })
    const result = granted(
      compareExchange({
        amount: cents(gasto_me),
        commercialRate: number(taxa_comercial),
        date: dayOrAsOf(iof_data),
        options,
      }),
    )
    return {
      totais: Object.fromEntries(result.options.map(({ label, total }) => [label, reais(total)])),
      mais_barato: result.cheapest,
    }
  },
}
