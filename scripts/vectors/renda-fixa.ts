import type { IsoDate } from '#web/finance/core/money.ts'
import { redeemFund } from '#web/finance/fixed-income/come-cotas.ts'
import { redeemFixedIncome } from '#web/finance/fixed-income/redemption.ts'
import {
  indexedBondPrice,
  ltnPrice,
  projectVna,
  tesouroCustodyFee,
} from '#web/finance/fixed-income/tesouro-direto.ts'
import { cdiFactor, dailyCdi, fixedRateFactor, ipcaPlusFactor } from '#web/finance/fixed-income/yields.ts'
import { jcpTax, minimumIncomeTax, monthlyDividendTax } from '#web/finance/income-tax/dividends.ts'
import { previdenciaRegressiveTax } from '#web/finance/pension/previdencia.ts'
import {
  asOf,
  type Calculations,
  cents,
  day,
  flag,
  fraction,
  granted,
  type Inputs,
  list,
  number,
  type Outputs,
  oneOf,
  optional,
  reais,
  text,
} from './values.ts'

/** RendA+ and Educa+ pay by the years held: not among these. */
const custodyBonds = { selic: 'selic', prefixado: 'prefixado', ipca: 'ipca', ipca_mais: 'ipca' } as const

const date = (value: unknown): IsoDate => optional(value, day, asOf)

function redemption({ principal, dc, data, isento }: Inputs, factor: number): Outputs {
  const result = granted(
    redeemFixedIncome({
      principal: cents(principal),
      factor,
      days: number(dc),
      date: date(data),
      exempt: flag(isento),
    }),
  )
  return {
    fator: factor,
    bruto: reais(result.gross),
    rendimento: reais(result.yield),
    iof: reais(result.iof),
    ir_aliquota: result.irRate,
    ir: reais(result.ir),
    liquido: reais(result.net),
  }
}

export const calculations: Calculations = {
  cdb_pos: (inputs) => {
    const annualCdi = fraction(inputs.cdi_aa)
    const share = optional(inputs.pct_cdi, fraction, 1)
    const factor = cdiFactor({ annualCdi, share, businessDays: number(inputs.du) })
    return { cdi_diario: dailyCdi(annualCdi), ...redemption(inputs, factor) }
  },

  prefixado: (inputs) => redemption(inputs, fixedRateFactor(fraction(inputs.taxa_aa), number(inputs.du))),

  ipca_mais: (inputs) =>
    redemption(
      inputs,
      ipcaPlusFactor(fraction(inputs.ipca_acum), fraction(inputs.real_aa), number(inputs.du)),
    ),

  tesouro_prefixado: ({ taxa_aa, du }) => ({ pu: reais(ltnPrice(fraction(taxa_aa), number(du))) }),

  tesouro_ipca: (inputs) => {
    const vna = projectVna({
      lastVna: number(inputs.vna_ultimo),
      projectedIpca: fraction(inputs.ipca_proj),
      daysSince15th: number(inputs.dias_corridos_desde_15),
      daysInPeriod: number(inputs.dias_corridos_periodo),
    })
    const { quotation, price } = indexedBondPrice(vna, fraction(inputs.taxa_aa), number(inputs.du))
    return { vna_projetado: vna, cotacao: quotation, pu: reais(price) }
  },

  tesouro_selic: ({ vna, taxa_agio, du }) => {
    const { quotation, price } = indexedBondPrice(number(vna), fraction(taxa_agio), number(du))
    return { cotacao: quotation, pu: reais(price) }
  },

  come_cotas: ({ aplicado, valores_semestrais, valor_resgate, dc_total, longo_prazo, data }) => {
    const result = granted(
      redeemFund({
        applied: cents(aplicado),
        periodFactors: list(valores_semestrais).map(number),
        lastFactor: number(valor_resgate),
        days: number(dc_total),
        date: date(data),
        term: optional(longo_prazo, flag, true) ? 'long' : 'short',
      }),
    )
    return {
      come_cotas_total: reais(result.comeCotas),
      iof: reais(result.iof),
      ir_resgate: reais(result.redemptionIr),
      ir_complementar: reais(result.complementaryIr),
      liquido: reais(result.net),
    }
  },

  previdencia_regressiva: ({ plano, lotes, data }) => {
    const contributions = list(lotes).map((lote) => {
      const [years, paid, value] = list(lote)
      return { years: number(years), paid: cents(paid), value: cents(value) }
    })
    const plan = oneOf(plano, ['PGBL', 'VGBL'])
    const result = granted(previdenciaRegressiveTax({ plan, contributions, date: date(data) }))
    return { ir: reais(result.ir), liquido: reais(result.net) }
  },

  jcp: ({ data, bruto }) => {
    const result = granted(jcpTax({ gross: cents(bruto), date: date(data) }))
    return { aliquota: result.rate, ir: reais(result.ir), liquido: reais(result.net) }
  },

  dividendos_mes: ({ data, pagamentos }) => {
    const payments = list(pagamentos).map((pagamento) => {
      const [company, amount] = list(pagamento)
      return { company: text(company), amount: cents(amount) }
    })
    const result = granted(monthlyDividendTax({ date: date(data), payments }))
    return {
      irrf_total: reais(result.ir),
      por_empresa: Object.fromEntries(result.companies.map(({ company, ir }) => [company, reais(ir)])),
    }
  },

  irpfm: ({ rendimentos_totais, imposto_ja_pago, ano_calendario }) => {
    const result = granted(
      minimumIncomeTax({
        year: optional(ano_calendario, number, 2026),
        income: cents(rendimentos_totais),
        paid: optional(imposto_ja_pago, cents, 0),
      }),
    )
    return {
      aliquota_minima: result.rate,
      imposto_minimo: reais(result.minimum),
      complemento: reais(result.due),
    }
  },

  custodia_td: ({ tipo, saldo_medio, dias, data }) => {
    const result = granted(
      tesouroCustodyFee({
        bond: custodyBonds[oneOf(tipo, ['selic', 'prefixado', 'ipca', 'ipca_mais'])],
        averageBalance: cents(saldo_medio),
        days: number(dias),
        date: date(data),
      }),
    )
    return { base: reais(result.base), taxa: reais(result.fee) }
  },
}
