import { calculateRoi } from '#web/finance/fixed-income/roi.ts'
import { contributionForGoal, monthsRoundedUp } from '#web/finance/interest/annuity.ts'
import { calculateIndependence, withdrawalDuration } from '#web/finance/interest/financial-independence.ts'
import { type ContributionAt, calculateSavings, monthsToGoal } from '#web/finance/interest/savings.ts'
import { calculateBenefit, type Sex, transitionOn } from '#web/finance/pension/retirement.ts'
import {
  asOf,
  type Calculations,
  cents,
  day,
  flag,
  fraction,
  granted,
  type Inputs,
  number,
  oneOf,
  optional,
  reais,
} from './values.ts'

/** The rule of 4 %, which facts/09-planejamento.md takes where nothing is said. */
const usualWithdrawal = 0.04

const sexes: Record<'M' | 'F', Sex> = { M: 'man', F: 'woman' }

const contributionAt = ({ inicio }: Inputs): ContributionAt => (flag(inicio) ? 'start' : 'end')

function rule({ regra, fator }: Inputs) {
  const name = optional(
    regra,
    (value) => oneOf(value, ['geral', 'pontos', 'idade_progressiva', 'pedagio50', 'pedagio100']),
    'geral',
  )
  if (name === 'pedagio50') return { toll50: fraction(fator) }
  const names = {
    geral: 'general',
    pontos: 'points',
    idade_progressiva: 'progressive-age',
    pedagio100: 'toll-100',
  } as const
  return names[name]
}

export const calculations: Calculations = {
  juros_aportes: (inputs) => {
    const savings = calculateSavings({
      initial: optional(inputs.inicial, cents, 0),
      contribution: optional(inputs.aporte, cents, 0),
      monthlyRate: fraction(inputs.taxa_mes),
      months: number(inputs.n),
      contributionAt: contributionAt(inputs),
    })
    return {
      montante: reais(savings.total),
      investido: reais(savings.invested),
      juros: reais(savings.interest),
    }
  },
  aporte_para_meta: (inputs) => ({
    aporte: reais(
      contributionForGoal(cents(inputs.meta), {
        initial: optional(inputs.inicial, cents, 0),
        monthlyRate: fraction(inputs.taxa_mes),
        months: number(inputs.n),
        contributionAt: contributionAt(inputs),
      }),
    ),
  }),
  tempo_para_meta: (inputs) => {
    const { months } = granted(
      monthsToGoal(cents(inputs.meta), {
        initial: optional(inputs.inicial, cents, 0),
        contribution: optional(inputs.aporte, cents, 0),
        monthlyRate: fraction(inputs.taxa_mes),
        contributionAt: contributionAt(inputs),
      }),
    )
    return { meses_exatos: months, meses: monthsRoundedUp(months) }
  },
  independencia: ({ despesa_mensal, taxa_retirada, patrimonio, aporte, retorno_real_aa }) => {
    const { target, time } = calculateIndependence({
      monthlyExpense: cents(despesa_mensal),
      withdrawalRate: optional(taxa_retirada, fraction, usualWithdrawal),
      wealth: optional(patrimonio, cents, 0),
      contribution: optional(aporte, cents, 0),
      realReturn: fraction(retorno_real_aa),
    })
    return { numero_if: reais(target), meses: time.ok ? time.months : null }
  },
  duracao_retirada: ({ patrimonio, retirada_mes, taxa_mes_real }) => {
    const duration = withdrawalDuration(cents(patrimonio), cents(retirada_mes), fraction(taxa_mes_real))
    return { perpetuo: duration.isPerpetual, meses: duration.isPerpetual ? null : duration.months }
  },
  roi: ({ investido, final, anos }) => {
    const money = { invested: cents(investido), final: cents(final) }
    // The return itself has no term: only the same per year asks for one.
    const { roi, annualRate } = calculateRoi({ ...money, years: optional(anos, number, 1) })
    return { roi, ...(anos != null && { anualizado: annualRate }) }
  },
  transicao: ({ ano }) => {
    const { points, age } = granted(transitionOn(`${number(ano)}-12-31`))
    return {
      pontos_mulher: points.woman,
      pontos_homem: points.man,
      idade_mulher: age.woman,
      idade_homem: age.man,
    }
  },
  beneficio_inss: (inputs) => {
    const { coefficient, benefit } = granted(
      calculateBenefit({
        sex: sexes[oneOf(inputs.sexo, ['M', 'F'])],
        contributionYears: number(inputs.anos_contribuicao),
        mean: cents(inputs.media),
        rule: rule(inputs),
        date: optional(inputs.data, day, asOf),
      }),
    )
    return { coeficiente: coefficient, beneficio: reais(benefit) }
  },
}
