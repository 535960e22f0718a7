import { formatBrl } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { dividendTables } from '#web/finance/tables/income-tax/dividends.ts'
import type { PassiveIncomeRefusal, PassiveIncomeResult } from './calculate.ts'

/** Why there is no answer, and what to change. */
export function refusalInWords({ reason }: PassiveIncomeRefusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não há tabela de imposto guardada para essa data. Use uma data mais recente.'
    case 'no-yield':
      return 'Com essa taxa o dinheiro não rende nada, e nenhuma quantia dá renda. Aumente a taxa.'
    case 'income-covered':
      return 'As outras rendas já pagam o que você quer receber. Aumente a renda desejada.'
    case 'too-large':
      return 'O patrimônio passa de R$\u00A010 trilhões. Aumente a taxa ou diminua a renda desejada.'
  }
}

type Notice = Extract<PassiveIncomeResult, { ok: true }>['notices'][number]

/** What the page says beside the result; `date` chooses the limit that the text names. */
export function noticeInWords(notice: Notice, date: IsoDate): string {
  switch (notice) {
    case 'dividend-yield':
      return 'Dividendo passado não garante o próximo. A conta supõe que o preço das cotas fica parado; se ele acompanhar a inflação, o primeiro total já mantém o poder de compra.'
    case 'dividend-tax':
      return `A conta supõe uma empresa só: quando ela paga mais de ${formatBrl(inForce(dividendTables, date)?.exemptUpTo ?? 0)} no mês, o imposto cai sobre tudo. Com várias empresas abaixo disso não há imposto na fonte.`
    case 'no-perpetual-income':
      return 'Com essa taxa não há renda perpétua: depois do imposto, o rendimento não passa da inflação.'
  }
}
