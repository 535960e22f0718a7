import { calculateSchedule, type Schedule, type System } from '#web/finance/amortization.ts'
import { calculateExtra } from '#web/finance/amortization-extra.ts'
import type { Loan } from '#web/finance/annuity.ts'
import { calculateCet, calculateMonthlyCet } from '#web/finance/cet.ts'
import { calculateHousingInstalment } from '#web/finance/housing-instalment.ts'
import {
  type Calculations,
  cents,
  day,
  fraction,
  granted,
  type Inputs,
  list,
  number,
  oneOf,
  optional,
  reais,
} from './values.ts'

const loan = ({ P, i, n }: Inputs): Loan => ({
  principal: cents(P),
  monthlyRate: fraction(i),
  months: number(n),
})

function scheduled(system: System, inputs: Inputs) {
  const schedule = calculateSchedule(system, loan(inputs))
  const [first] = schedule.rows
  const last = schedule.rows.at(-1)
  if (!first || !last) throw new Error('a schedule without months')
  return { schedule, first, last }
}

const ends = ({ first, last }: ReturnType<typeof scheduled>) => ({
  parcela_1: reais(first.instalment),
  parcela_n: reais(last.instalment),
})

const totals = ({ totalInterest, totalPaid }: Schedule) => ({
  total_juros: reais(totalInterest),
  total_pago: reais(totalPaid),
})

const cet = ({ annualRate, monthlyRate }: { annualRate: number; monthlyRate: number }) => ({
  cet_aa: annualRate,
  cet_am: monthlyRate,
})

export const calculations: Calculations = {
  price: (inputs) => {
    const { schedule, first } = scheduled('price', inputs)
    return {
      parcela: reais(first.instalment),
      ...totals(schedule),
      saldo_apos_12: reais(schedule.rows[11]?.balance ?? 0),
      juros_1: reais(first.interest),
      amort_1: reais(first.amortization),
    }
  },
  sac: (inputs) => {
    const answer = scheduled('sac', inputs)
    return { amortizacao: reais(answer.first.amortization), ...ends(answer), ...totals(answer.schedule) }
  },
  sam: (inputs) => {
    const answer = scheduled('sam', inputs)
    return { ...ends(answer), ...totals(answer.schedule) }
  },
  sacre: (inputs) => {
    const { schedule, last } = scheduled('sacre', inputs)
    const yearly = schedule.rows.filter(({ month }) => month % 12 === 1)
    return {
      parcelas_por_ano: yearly.map(({ instalment }) => reais(instalment)),
      saldo_final: reais(last.balance),
      ...totals(schedule),
    }
  },
  amort_extra: (inputs) => {
    const { keepingTerm, keepingInstalment, ...balances } = granted(
      calculateExtra({
        system: oneOf(inputs.sistema, ['price', 'sac']),
        loan: loan(inputs),
        paid: number(inputs.mes),
        extra: cents(inputs.valor),
      }),
    )
    return {
      saldo_antes: reais(balances.balanceBefore),
      saldo_depois: reais(balances.balanceAfter),
      nova_parcela_mantendo_prazo: reais(keepingTerm.instalment),
      nova_amortizacao_mantendo_prazo: reais(keepingTerm.amortization),
      proxima_parcela_mantendo_prazo: reais(keepingTerm.instalment),
      novo_prazo_mantendo_parcela: keepingInstalment.months,
      novo_prazo_mantendo_amortizacao: keepingInstalment.months,
      meses_economizados: keepingInstalment.monthsSaved,
    }
  },
  cet_mensal: ({ liberado, parcela, n }) =>
    cet(granted(calculateMonthlyCet(cents(liberado), cents(parcela), number(n)))),
  cet: ({ fluxos }) => {
    const flows = list(fluxos).map((flow) => {
      const [date, amount] = list(flow)
      return { date: day(date), amount: cents(amount) }
    })
    return cet(granted(calculateCet(flows)))
  },
  sac_tr_seguros: (inputs) => {
    const answer = calculateHousingInstalment({
      loan: loan(inputs),
      month: optional(inputs.mes, number, 1),
      monthlyIndex: optional(inputs.tr_mes, fraction, 0),
      mipRate: optional(inputs.mip_pct, fraction, 0),
      propertyValue: optional(inputs.valor_imovel, cents, 0),
      dfiRate: optional(inputs.dfi_pct, fraction, 0),
      fee: optional(inputs.taxa_adm, cents, 0),
    })
    return {
      saldo_corrigido: reais(answer.correctedBalance),
      amortizacao: reais(answer.amortization),
      juros: reais(answer.interest),
      mip: reais(answer.mip),
      dfi: reais(answer.dfi),
      parcela_total: reais(answer.instalment),
      saldo: reais(answer.balance),
    }
  },
}
