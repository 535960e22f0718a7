import { formatBrl, formatNumber, percentInWords } from '../core/format.ts'
import type { Cents, Fraction } from '../core/money.ts'
import type { IncomeTaxTable } from '../core/progressive-tax.ts'
import type { Borrower } from '../tables/credit/iof-credito.ts'
import type { FxOperation } from '../tables/exchange/iof-cambio.ts'

export const fxNames: Readonly<Record<FxOperation, string>> = {
  card: 'Cartão internacional',
  withdrawal: 'Saque no exterior',
  'prepaid-card': 'Cartão pré-pago e cheque de viagem',
  cash: 'Moeda em espécie',
  'own-account': 'Remessa para conta própria ou de parente',
  investment: 'Remessa para investir',
  'third-party': 'Remessa para terceiros e demais saídas',
  inflow: 'Entrada de dinheiro no país',
  'goods-import': 'Importação de bens',
}

export const borrowerNames: Readonly<Record<Borrower, string>> = {
  individual: 'Pessoa física',
  company: 'Empresa',
  simples: 'Empresa do Simples e MEI',
}

const NBSP = '\u00A0'

/** 0.15 → `15 %`, 0.0000274 → `0,00274 %`: as many decimals as it has, at most five. */
export function rateInWords(rate: Fraction): string {
  return percentInWords(rate, 5)
}

/** 5000 → `US$ 50,00`. */
export function dollarsInWords(cents: Cents): string {
  return `US$${NBSP}${formatNumber(cents / 100)}`
}

/** Each bracket apart, since a law often changes one: `1ª faixa` → `7,5 % até R$ 1.621,00`, the last `27,5 % acima disso`. */
export function bracketsInWords(brackets: readonly { upTo: Cents; rate: Fraction }[]) {
  const said = brackets.map(({ upTo, rate }, index) => {
    const share = rate === 0 ? 'isento' : rateInWords(rate)
    return [
      `${index + 1}ª faixa`,
      `${share} ${Number.isFinite(upTo) ? `até ${formatBrl(upTo)}` : 'acima disso'}`,
    ]
  })
  return Object.fromEntries(said) as Record<string, string>
}

/** The parts of an income tax table that may change, each in words. */
export function incomeTaxInWords({ brackets, reducer }: IncomeTaxTable) {
  const deductions = brackets.flatMap(({ deduction }, index) =>
    deduction > 0 ? [[`Parcela a deduzir da ${index + 1}ª faixa`, formatBrl(deduction)]] : [],
  )
  return {
    ...bracketsInWords(brackets),
    ...(Object.fromEntries(deductions) as Record<string, string>),
    Redutor: reducer
      ? `zera o imposto de quem ganha até ${formatBrl(reducer.fullUpTo)} e diminui até ${formatBrl(reducer.upTo)}`
      : 'não há',
  }
}

/** 60 → `60 anos`, 59.5 → `59 anos e meio`. */
export function yearsInWords(years: number): string {
  return `${Math.floor(years)} anos${years % 1 === 0 ? '' : ' e meio'}`
}

/** Stands for what an edition says nothing of, when none before it is kept here. */
export const noRuleKept = 'sem regra guardada'

/** Up to here a reader sees both ends of `de … para …`, which may have words of that kind in them. */
const MAX_PAIR_LENGTH = 60

/** Change of one part of a rule, in words: `de 15 % para 17,5 %`, `não havia; agora, 10 %`. */
export function changeInWords({ from, to }: { from: string; to: string }): string {
  if (from.startsWith('não h')) return `não havia; agora, ${to}`
  if (to === 'não há') return `não há mais; antes, ${from}`
  if (from === noRuleKept) return `agora, ${to}; a regra anterior não está aqui`
  return from.length + to.length > MAX_PAIR_LENGTH ? `agora, ${to}; antes, ${from}` : `de ${from} para ${to}`
}
