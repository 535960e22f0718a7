import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import type { Edition } from '#web/finance/core/in-force.ts'
import type { Texts } from '../fields.ts'
import { amountOf, type Document, type Hypothesis } from './checking.ts'

// How banks may count, shared by the calculators of loans and cards.

/** 0.0345 → 345: hundredths of a percent, as a document's `3,45 %` is read. */
export const hundredths = (rate: number) => Math.round(rate * 10_000)

/** A solved field to two decimals: an instalment in whole centavos gives no more. */
export const shortRate = (texts: Texts, field: string) => formatNumber(amountOf(texts, field), 2)

/** The IOF by each edition of its tables, on the first day of it; `ratesOf` says its rates of a question. */
export function otherRules<Table extends Edition>(
  editions: readonly Table[],
  lines: readonly string[],
  ratesOf: (edition: Table, texts: Texts) => string,
): Hypothesis[] {
  return editions.map((edition) => ({
    key: 'other-rule',
    cause: (texts) => `o IOF de ${ratesOf(edition, texts)}, da regra de ${formatDay(edition.from)}`,
    when: 'O banco teria usado a alíquota de outra data.',
    ask: 'De que data é a alíquota do IOF usada?',
    lines,
    change: (texts) => ({ ...texts, date: formatDay(edition.from) }),
  }))
}

/** The field of a rate, the instalment or part of it that follows the rate, and how a reader says both. */
type RateOf = { field: string; most: number; line: string; instalment: string; per: (texts: Texts) => string }

/** What a rate alone could give, tried last: a rate that the document says, or that its instalment has. */
export function otherRates<Answer>({ field, most, line, instalment, per }: RateOf): Hypothesis<Answer>[] {
  const rate = (texts: Texts) => `${shortRate(texts, field)}\u00A0% ${per(texts)}`
  const said = ['rateMonth', 'rateYear', 'nominal'].map((key) => ({
    key: 'said-rate',
    cause: (texts: Texts) => `a taxa que o papel diz: ${rate(texts)}`,
    when: 'Você digitou outra. Ponha a do papel nos campos: se as parcelas deixarem de bater, ele diz uma taxa e cobra outra.',
    ask: 'Que taxa foi contratada, e é ela que está nas parcelas?',
    isLast: true as const,
    change: (_: Texts, { solve }: Document) => solve(field, key, most),
  }))
  const found = [true, false].map((isMore) => ({
    key: 'other-rate',
    cause: (texts: Texts) =>
      `uma taxa de ${rate(texts)}, ${isMore ? `ou seguros e tarifas dentro da ${instalment}` : 'ou outro valor ou prazo'}`,
    when: `Com o mesmo valor e o mesmo prazo, e sem mais nada dentro, essa taxa dá a ${instalment} do papel. Só a conta do banco diz qual dos dois é.`,
    ask: `Que taxa e que valores deram esta ${instalment}, e há seguro ou tarifa dentro dela?`,
    isLast: true as const,
    change: (texts: Texts, { solve }: Document) => {
      const solved = solve(field, line, most)
      return solved && amountOf(solved, field) > amountOf(texts, field) === isMore ? solved : undefined
    },
  }))
  return [...said, ...found]
}
