import { calculateLateDarf, darfDueDate } from '#web/finance/income-tax/darf.ts'
import { calculateForeignIncome } from '#web/finance/income-tax/foreign-income.ts'
import { calculateCapitalGain, calculateCryptoMonth } from '#web/finance/income-tax/ganho-capital.ts'
import { calculatePropertySale } from '#web/finance/income-tax/ganho-imovel.ts'
import { calculateExchangeMonth } from '#web/finance/income-tax/renda-variavel.ts'
import {
  asOf,
  type Calculations,
  cents,
  day,
  dayOrAsOf,
  flag,
  granted,
  number,
  optional,
  reais,
  text,
  yearOrAsOf,
} from './values.ts'

const isencao = { 'only-property': 'unico_imovel_440k', none: 'nenhuma' } as const

export const calculations: Calculations = {
  ganho_imovel: ({ aquisicao, venda_data, custo, venda, despesas_venda, reinvestido, unico_imovel }) => {
    const sale = granted(
      calculatePropertySale({
        boughtOn: day(aquisicao),
        soldOn: day(venda_data),
        cost: cents(custo),
        sale: cents(venda),
        saleExpenses: optional(despesas_venda, cents, 0),
        reinvested: optional(reinvestido, cents, 0),
        isOnlyProperty: flag(unico_imovel),
      }),
    )
    return {
      ganho: reais(sale.gain),
      m1: sale.months1,
      m2: sale.months2,
      fr1: sale.factor1,
      fr2: sale.factor2,
      base: reais(sale.base),
      imposto: reais(sale.tax),
      isencao: isencao[sale.exemption],
    }
  },
  ganho_capital: ({ data, custo, venda, despesas_venda }) => {
    const { gain, tax } = granted(
      calculateCapitalGain({
        cost: cents(custo),
        sale: cents(venda),
        saleExpenses: optional(despesas_venda, cents, 0),
        date: dayOrAsOf(data),
      }),
    )
    return { ganho: reais(gain), imposto: reais(tax) }
  },
  renda_variavel_mes: (inputs) => {
    const month = granted(
      calculateExchangeMonth({
        date: dayOrAsOf(inputs.data),
        shareSales: optional(inputs.vendas_acoes, cents, 0),
        shareResult: optional(inputs.resultado_acoes, cents, 0),
        otherCommonResult: optional(inputs.resultado_outros_comuns, cents, 0),
        dayTradeResult: optional(inputs.resultado_day_trade, cents, 0),
        fiiResult: optional(inputs.resultado_fii, cents, 0),
        commonLoss: optional(inputs.prejuizo_comum, cents, 0),
        dayTradeLoss: optional(inputs.prejuizo_dt, cents, 0),
        fiiLoss: optional(inputs.prejuizo_fii, cents, 0),
        commonWithheld: optional(inputs.irrf_comum, cents, 0),
        dayTradeWithheld: optional(inputs.irrf_dt, cents, 0),
      }),
    )
    return {
      acoes_isento: month.areSharesExempt,
      imposto_comum: reais(month.common.tax),
      imposto_dt: reais(month.dayTrade.tax),
      imposto_fii: reais(month.fii.tax),
      darf: reais(month.due),
      darf_acumula_menor_10: month.isBelowMinimum,
      prejuizo_comum_a_levar: reais(month.common.lossCarried),
      prejuizo_dt_a_levar: reais(month.dayTrade.lossCarried),
      prejuizo_fii_a_levar: reais(month.fii.lossCarried),
    }
  },
  cripto_brasil: ({ data, vendas_mes, ganho_mes }) => {
    const { isExempt, tax } = granted(
      calculateCryptoMonth({
        monthSales: cents(vendas_mes),
        gain: cents(ganho_mes),
        date: dayOrAsOf(data),
      }),
    )
    return { isento: isExempt, imposto: reais(tax) }
  },
  exterior_14754: ({ ano, rendimentos, perdas_ano, perdas_anteriores, imposto_pago_exterior }) => {
    // A negative result of the year is one of its losses.
    const result = cents(rendimentos)
    const { base, tax, credit, due } = granted(
      calculateForeignIncome({
        year: yearOrAsOf(ano),
        income: Math.max(0, result),
        lossesOfTheYear: optional(perdas_ano, cents, 0) + Math.max(0, -result),
        earlierLosses: optional(perdas_anteriores, cents, 0),
        taxPaidAbroad: optional(imposto_pago_exterior, cents, 0),
      }),
    )
    return { base: reais(base), imposto_15: reais(tax), credito: reais(credit), a_pagar: reais(due) }
  },
  darf_atraso: ({ imposto, dias_atraso, selic_acumulada_meses_cheios }) => {
    const { fine, interest, total } = granted(
      calculateLateDarf({
        tax: cents(imposto),
        daysLate: number(dias_atraso),
        fullMonthsSelic: optional(selic_acumulada_meses_cheios, number, 0),
        paidOn: asOf,
      }),
    )
    return { multa: reais(fine), juros: reais(interest), total: reais(total) }
  },
  ultimo_dia_util_mes_seguinte: ({ mes }) => ({
    vencimento: granted(darfDueDate(day(`${text(mes)}-01`))).due,
  }),
}
