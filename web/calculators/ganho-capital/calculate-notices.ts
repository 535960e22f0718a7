import type { Cents } from '#web/finance/core/money.ts'
import type { Deal } from './calculate-deal.ts'
import type { GainInput } from './calculate-question.ts'

/** What the page must warn about; its text is in `words.ts`. */
export type NoticeCode =
  | 'loss'
  | 'loss-abroad'
  | 'declare-exempt'
  | 'reinvestment-pending'
  | 'last-centavo'
  | 'improvements-dates'
  | 'rearp'
  | 'coowned'
  | 'decripto'
  | 'abroad-quotes'
  | 'instalments'

export function noticesOf(
  input: GainInput,
  deal: Deal,
  { tax, isExempt }: { tax: Cents; isExempt: boolean },
): NoticeCode[] {
  const isProperty = input.kind === 'imovel'
  const isAnnual = input.kind === 'exterior' && input.isFinancialAbroad
  const found: [boolean, NoticeCode][] = [
    [deal.loss > 0 && !isAnnual, 'loss'],
    [deal.loss > 0 && isAnnual, 'loss-abroad'],
    [isExempt, 'declare-exempt'],
    [
      isProperty && input.reinvested > 0 && !input.usedReliefInFiveYears && input.isResidential,
      'reinvestment-pending',
    ],
    [isProperty && tax > 0, 'last-centavo'],
    [isProperty && input.improvements > 0, 'improvements-dates'],
    [isProperty && deal.gain > 0, 'rearp'],
    [input.share < 1, 'coowned'],
    [input.kind === 'cripto', 'decripto'],
    [input.kind === 'exterior', 'abroad-quotes'],
    [input.instalments.length > 0 && tax > 0, 'instalments'],
  ]
  return found.filter(([applies]) => applies).map(([, code]) => code)
}
