import { formatPercent } from '#web/finance/core/format.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import type { Yield, YieldKind } from '#web/finance/fixed-income/yields.ts'
import { choiceField, optionalField, percentField } from './fields.ts'

const kinds = ['cdi-share', 'cdi-plus', 'fixed', 'ipca-plus'] as const

/** What a paper pays. Its index is required where the kind needs it: see `yieldConflicts`. */
export const yieldFields = {
  kind: choiceField('Rende', kinds),
  rate: percentField('Taxa', { min: 0, max: 3 }),
  annualCdi: optionalField(percentField('CDI', { min: 0, max: 1 })),
  annualIpca: optionalField(percentField('IPCA projetado', { min: -0.1, max: 1 })),
}

type Typed = { kind: YieldKind; rate: Fraction; annualCdi?: Fraction; annualIpca?: Fraction }

const limits: Record<YieldKind, { min: Fraction; max: Fraction }> = {
  'cdi-share': { min: 0.01, max: 3 },
  'cdi-plus': { min: 0, max: 0.3 },
  fixed: { min: 0, max: 1 },
  'ipca-plus': { min: 0, max: 0.3 },
}

/** What is wrong between the fields of a yield that are right alone: [field, message]. */
export function yieldConflicts({ kind, rate, annualCdi, annualIpca }: Typed): [string, string][] {
  const found: [string, string][] = []
  const { min, max } = limits[kind]
  if (rate < min) found.push(['rate', `O valor mínimo é ${formatPercent(min, 0)}.`])
  if (rate > max) found.push(['rate', `O valor máximo é ${formatPercent(max, 0)}.`])
  const needsCdi = kind === 'cdi-share' || kind === 'cdi-plus'
  if (needsCdi && annualCdi === undefined) found.push(['annualCdi', 'Preencha o campo CDI.'])
  if (kind === 'ipca-plus' && annualIpca === undefined) {
    found.push(['annualIpca', 'Preencha o campo IPCA projetado.'])
  }
  return found
}

/** The yield that was typed. An index that `yieldConflicts` missed counts as 0: its message is shown instead. */
export function yieldFrom({ kind, rate, annualCdi = 0, annualIpca = 0 }: Typed): Yield {
  switch (kind) {
    case 'cdi-share':
      return { kind, share: rate, annualCdi }
    case 'cdi-plus':
      return { kind, spread: rate, annualCdi }
    case 'fixed':
      return { kind, annualRate: rate }
    case 'ipca-plus':
      return { kind, realRate: rate, annualIpca }
  }
}
