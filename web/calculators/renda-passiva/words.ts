import { formatBrl, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { dividendTables } from '#web/finance/tables/income-tax/dividends.ts'
import { irpfm } from '#web/finance/tables/income-tax/irpfm.ts'
import { durationInWords, shortBrl } from '../form/words.ts'
import type { PassiveIncomeInput, PassiveIncomeRefusal, PassiveIncomeResult } from './calculate.ts'

export function refusalInWords({ reason }: PassiveIncomeRefusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos a tabela de imposto dessa data. Use uma data mais recente.'
    case 'no-yield':
      return 'Com essa taxa o dinheiro não rende nada, e nenhuma quantia dá renda. Aumente a taxa.'
    case 'income-covered':
      return 'As outras rendas já pagam o que você quer receber. Aumente a renda desejada.'
    case 'too-large':
      return 'O patrimônio passa de R$\u00A010 trilhões. Aumente a taxa ou diminua a renda desejada.'
  }
}

type Answer = Extract<PassiveIncomeResult, { ok: true }>

/** `date` chooses the limits that the texts name. */
export function noticeInWords(notice: Answer['notices'][number], date: IsoDate): string {
  switch (notice) {
    case 'dividend-yield':
      return 'Dividendo passado não garante o próximo. A conta supõe que o preço das cotas fica parado; se ele acompanhar a inflação, gastar tudo o que rende já mantém o poder de compra.'
    case 'dividend-tax':
      return `A conta supõe uma empresa só: quando ela paga mais de ${formatBrl(inForce(dividendTables, date)?.exemptUpTo ?? 0)} no mês, o imposto cai sobre tudo. Com várias empresas abaixo disso não há imposto na fonte, mas ${minimumTaxInWords(date)}`
    case 'minimum-tax':
      return `Nenhuma das empresas passa do limite do mês, e não há imposto na fonte; mas ${minimumTaxInWords(date)} A conta olha só esta renda: as outras somam, e o imposto já pago sobre elas desconta.`
    case 'no-perpetual-income':
      return 'Com essa taxa não há renda perpétua: depois do imposto, o rendimento não passa da inflação.'
  }
}

function minimumTaxInWords(date: IsoDate): string {
  const table = inForce(irpfm, date)
  if (!table) return 'some todas na declaração.'
  return `quem recebe mais de ${formatBrl(table.exemptUpTo)} no ano paga o imposto mínimo (IRPFM), que vai de zero a ${percentInWords(table.highestRate)} em ${formatBrl(table.fullFrom)}. A lista das rendas que ficam fora dele não foi confirmada.`
}

export function summaryInWords(
  { preserving, consuming, needed }: Answer,
  { annualIpca }: PassiveIncomeInput,
): string {
  const spending = `Gastando tudo o que rende bastam ${formatBrl(consuming.wealth)}, mas a inflação come: em dez anos os ${shortBrl(needed)} compram como ${formatBrl(inTenYears(needed, annualIpca))} de hoje`
  if (!preserving.ok)
    return `com ${formatBrl(consuming.wealth)} você recebe ${shortBrl(needed)} por mês, mas a inflação come o dinheiro.`
  if (annualIpca <= 0)
    return `com ${formatBrl(preserving.wealth)} a renda de ${shortBrl(needed)} por mês acompanha os preços.`
  return `com ${formatBrl(preserving.wealth)} a renda de ${shortBrl(needed)} por mês sobe com os preços e não acaba. ${spending}.`
}

function inTenYears(amount: number, annualIpca: number): number {
  return Math.round(amount / (1 + annualIpca) ** 10)
}

/** Longer than anybody saves. */
const mostMonths = 1200

export function timeInWords(time: Answer['consuming']['time']): string {
  if (!time.ok) return 'não chega, com esse aporte'
  if (time.months === 0) return 'você já tem'
  return time.months > mostMonths ? 'mais de 100 anos' : durationInWords(time.months)
}

export function notesOf(
  { steps, consuming, preservingYearly }: Answer,
  { source, taxation, date }: PassiveIncomeInput,
): string[] {
  return [
    ...steps.map(({ label, formula, value }) => `${label}: ${formula} = ${formatPercent(Number(value), 7)}.`),
    ...(taxation === 'fixed-income' ? [longTermInWords(date)] : []),
    ...('annualCdi' in source
      ? [`O CDI não fica parado: a conta o mantém em ${percentInWords(source.annualCdi)} ao ano.`]
      : [`A taxa fica em ${formatPercent(consuming.rates.annualRate)} ao ano para sempre.`]),
    ...(preservingYearly === undefined
      ? []
      : [
          'A renda sai todo mês. Tirando uma vez por ano o dinheiro rende mais tempo antes de sair, e por isso o patrimônio é menor.',
        ]),
  ]
}

function longTermInWords(date: IsoDate): string {
  const brackets = inForce(fixedIncomeIr, date)?.brackets ?? []
  const [longest, before] = [brackets.at(-1), brackets.at(-2)]
  return `O imposto de ${percentInWords(longest?.rate ?? 0)} é o de aplicações com mais de ${before?.upToDays ?? 0} dias; antes disso ele é maior.`
}
