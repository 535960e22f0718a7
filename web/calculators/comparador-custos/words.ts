import { formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { injunctionInWords } from '#web/finance/exchange/iof-injunction.ts'
import type { BreakEven, Comparison, ComparisonResult, Notice, OptionKey } from './question.ts'

type Refusal = Extract<ComparisonResult, { ok: false }>

export const optionsInWords: Readonly<Record<OptionKey, string>> = {
  'cash-price': 'À vista',
  instalments: 'Parcelado',
  rent: 'Alugar',
  buy: 'Financiar',
  'own-car': 'Carro próprio',
  app: 'Aplicativo',
  subscription: 'Assinatura',
  card: 'Cartão',
  account: 'Conta global',
  cash: 'Espécie',
  pix: 'Pix no exterior',
}

export function noticeInWords(notice: Notice, { embeddedMonthlyRate = 0 }: Comparison): string {
  switch (notice) {
    case 'hidden-interest':
      return `Parcelas maiores que o preço à vista: há juros embutidos de ${formatPercent(embeddedMonthlyRate)} a.m.`
    case 'discount-for-instalments':
      return 'A soma das parcelas é menor que o preço à vista. Confira os valores.'
    case 'no-break-even':
      return 'Com esses valores as duas opções não empatam no prazo escolhido.'
    case 'iof-injunction':
      return injunctionInWords
  }
}

/** Where the options tie: `a partir de 4,2 anos`. */
export function breakEvenInWords(breakEven: BreakEven): string {
  switch (breakEven.kind) {
    case 'cash-price':
      return `empata se o preço à vista for R$ ${formatNumber(breakEven.amount / 100)}`
    case 'years':
      return `a partir de ${formatNumber(breakEven.years, 1)} anos`
    case 'km-per-month':
      return `a partir de ${formatNumber(breakEven.km, 0)} km por mês`
  }
}

export function refusalInWords({ reason }: Refusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Nossas tabelas de IOF não chegam a essa data. Escolha uma data mais recente.'
    case 'too-large':
      return 'Os valores passam de R$ 10 trilhões, mais do que esta conta mostra ao centavo. Diminua o prazo ou os aumentos por ano.'
  }
}
