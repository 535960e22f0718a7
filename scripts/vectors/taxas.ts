import { poupancaMonth } from '#web/finance/fixed-income/poupanca.ts'
import { fixedFromCdiShare, grossUp } from '#web/finance/fixed-income/yields.ts'
import { realRateFrom } from '#web/finance/interest/interest.ts'
import {
  combineRates,
  convertRate,
  effectiveRateFrom,
  type RatePeriod,
} from '#web/finance/interest/rate-conversion.ts'
import {
  asOf,
  type Calculations,
  cents,
  day,
  fraction,
  granted,
  list,
  number,
  oneOf,
  optional,
  reais,
} from './values.ts'

const periods = {
  ano: 'year',
  mes: 'month',
  dia_util: 'business-day',
  dia_corrido_365: 'calendar-day',
} as const

const period = (name: unknown): RatePeriod =>
  periods[oneOf(name, ['ano', 'mes', 'dia_util', 'dia_corrido_365'])]

export const calculations: Calculations = {
  conv: ({ taxa, de, para }) => ({ taxa: convertRate(fraction(taxa), period(de), period(para)) }),

  nominal_efetiva: ({ nominal_aa, capitalizacoes }) => {
    const { periodRate, annualRate } = effectiveRateFrom(fraction(nominal_aa), number(capitalizacoes))
    return { taxa_periodo: periodRate, efetiva_aa: annualRate }
  },

  fisher: ({ nominal, inflacao }) => ({ real: realRateFrom(fraction(nominal), fraction(inflacao)) }),

  pct_cdi_para_pre: ({ pct, cdi }) => {
    const { annualRate, spread } = fixedFromCdiShare(fraction(pct), fraction(cdi))
    return { pre_aa: annualRate, spread_sobre_cdi: spread }
  },

  ipca_para_pre: ({ real, ipca }) => ({ pre_aa: combineRates([fraction(real), fraction(ipca)]) }),

  gross_up: ({ pct_cdi_isento, cdi, du, dc, data }) => {
    const result = granted(
      grossUp({
        exemptShare: fraction(pct_cdi_isento),
        annualCdi: fraction(cdi),
        businessDays: number(du),
        days: number(dc),
        date: optional(data, day, asOf),
      }),
    )
    return {
      ir: result.irRate,
      pct_cdi_cdb_exato: result.exactShare,
      pct_cdi_cdb_aproximado: result.linearShare,
    }
  },

  poupanca_mes: ({ saldo, selic_meta, tr_mes, data }) => {
    const result = granted(
      poupancaMonth({
        balance: cents(saldo),
        selicTarget: fraction(selic_meta),
        tr: optional(tr_mes, fraction, 0),
        date: optional(data, day, asOf),
      }),
    )
    return {
      adicional: result.additionalRate,
      rendimento_mes: result.monthlyRate,
      credito: reais(result.credit),
    }
  },

  // In percent on both sides, the only calculation of the files that is.
  acumular: ({ taxas_mes }) => ({
    acumulado_pct: combineRates(list(taxas_mes).map((rate) => number(rate) / 100)) * 100,
  }),
}
