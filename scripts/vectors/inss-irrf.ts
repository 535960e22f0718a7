import type { IsoDate } from '#web/finance/core/money.ts'
import type { DeductionForm } from '#web/finance/core/progressive-tax.ts'
import { calculateIrpfAnual } from '#web/finance/income-tax/irpf-anual.ts'
import { calculateIrrf, type Deductions } from '#web/finance/income-tax/irrf.ts'
import { calculateInss, calculateSalarioFamilia } from '#web/finance/labour/inss.ts'
import { calculateNetSalary, calculateThirteenth } from '#web/finance/labour/payroll.ts'
import {
  type Calculations,
  cents,
  dayOrAsOf,
  granted,
  type Inputs,
  number,
  optional,
  reais,
  yearOrAsOf,
} from './values.ts'

const forma: Record<DeductionForm, string> = { legal: 'legal', simplified: 'simplificado' }

/** The cases that give only a year mean the table that closes it. */
const endOf = (year: unknown): IsoDate => `${yearOrAsOf(year)}-12-31`

function deductions({ dependentes, outras_deducoes }: Inputs): Deductions {
  return {
    dependants: optional(dependentes, number, 0),
    otherDeductions: optional(outras_deducoes, cents, 0),
  }
}

export const calculations: Calculations = {
  inss: ({ ano, salario }) => ({
    inss: reais(granted(calculateInss({ salary: cents(salario), date: endOf(ano) })).contribution),
  }),
  irrf: (inputs) => {
    const { data, rendimento, inss_valor } = inputs
    const inss = optional(inss_valor, cents, 0)
    const irrf = granted(
      calculateIrrf({ income: cents(rendimento), inss, date: dayOrAsOf(data), ...deductions(inputs) }),
    )
    return {
      forma: forma[irrf.form],
      base: reais(irrf.base),
      aliquota: irrf.rate,
      imposto_tabela: reais(irrf.tableTax),
      reducao: reais(irrf.reduction),
      irrf: reais(irrf.tax),
    }
  },
  salario_liquido: (inputs) => {
    const { data, salario } = inputs
    const pay = granted(
      calculateNetSalary({ salary: cents(salario), date: dayOrAsOf(data), ...deductions(inputs) }),
    )
    return {
      inss: reais(pay.inss),
      irrf: reais(pay.tax),
      liquido: reais(pay.net),
      forma: forma[pay.form],
      base: reais(pay.base),
      imposto_tabela: reais(pay.tableTax),
      reducao: reais(pay.reduction),
    }
  },
  decimo_terceiro: (inputs) => {
    const { data, salario, avos, adiantamento } = inputs
    const thirteenth = granted(
      calculateThirteenth({
        salary: cents(salario),
        avos: optional(avos, number, 12),
        date: dayOrAsOf(data),
        advance: optional(adiantamento, cents, 0),
        ...deductions(inputs),
      }),
    )
    return {
      decimo_bruto: reais(thirteenth.gross),
      inss: reais(thirteenth.inss),
      irrf: reais(thirteenth.tax),
      reducao: reais(thirteenth.reduction),
      liquido_2a_parcela: reais(thirteenth.secondInstalment),
    }
  },
  salario_familia: ({ ano, remuneracao, filhos }) => ({
    salario_familia: reais(
      granted(
        calculateSalarioFamilia({
          pay: cents(remuneracao),
          children: optional(filhos, number, 1),
          date: endOf(ano),
        }),
      ).amount,
    ),
  }),
  irpf_anual: ({ ano_calendario, rendimentos, deducoes_legais }) => {
    const irpf = granted(
      calculateIrpfAnual({
        year: yearOrAsOf(ano_calendario),
        income: cents(rendimentos),
        legalDeductions: optional(deducoes_legais, cents, 0),
      }),
    )
    return {
      forma: forma[irpf.form],
      base: reais(irpf.base),
      imposto_tabela: reais(irpf.tableTax),
      reducao: reais(irpf.reduction),
      imposto_devido: reais(irpf.tax),
    }
  },
}
