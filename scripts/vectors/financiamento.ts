import { roundCents } from '#web/finance/core/money.ts'
import {
  calculateExtra,
  calculateSchedule,
  exactMonths,
  type System,
} from '#web/finance/credit/amortization.ts'
import { calculateCet, calculateMonthlyCet } from '#web/finance/credit/cet.ts'
import { calculateHousingInstalment } from '#web/finance/credit/housing-instalment.ts'
import type { Loan } from '#web/finance/interest/annuity.ts'
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

/**
 * The vectors round each figure once, at the end (facts/07-financiamento.md §3); a row of the schedule also carries the
 * centavos that make the column add up, up to some reais in a last instalment.
 */
function scheduled(system: System, inputs: Inputs) {
  const exact = exactMonths(system, loan(inputs))
  const { totalInterest, totalPaid, rows } = calculateSchedule(system, loan(inputs))
  const [first] = exact
  const last = exact.at(-1)
  if (!first || !last) throw new Error('a schedule without months')
  const amortization = loan(inputs).principal - first.balance
  return {
    exact,
    amortization: rounded(amortization),
    interest: rounded(first.payment - amortization),
    ends: { parcela_1: rounded(first.payment), parcela_n: rounded(last.payment) },
    totals: { total_juros: reais(totalInterest), total_pago: reais(totalPaid) },
    endBalance: reais(rows.at(-1)?.balance ?? 0),
  }
}

const rounded = (exactCents: number): number => reais(roundCents(exactCents))

const cet = ({ annualRate, monthlyRate }: { annualRate: number; monthlyRate: number }) => ({
  cet_aa: annualRate,
  cet_am: monthlyRate,
})

export const calculations: Calculations = {
  price: (inputs) => {
    const { exact, amortization, interest, ends, totals } = scheduled('price', inputs)
    return {
      parcela: ends.parcela_1,
      ...totals,
      saldo_apos_12: rounded(exact[11]?.balance ?? 0),
      juros_1: interest,
      amort_1: amortization,
    }
  },
  sac: (inputs) => {
    const { amortization, ends, totals } = scheduled('sac', inputs)
    return { amortizacao: amortization, ...ends, ...totals }
  },
  sam: (inputs) => {
    const { ends, totals } = scheduled('sam', inputs)
    return { ...ends, ...totals }
  },
  sacre: (inputs) => {
    const { exact, totals, endBalance } = scheduled('sacre', inputs)
    const yearly = exact.filter((_, index) => index % 12 === 0)
    return {
      parcelas_por_ano: yearly.map(({ payment }) => rounded(payment)),
      saldo_final: endBalance,
      ...totals,
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
