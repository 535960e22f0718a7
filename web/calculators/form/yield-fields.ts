import { formatPercent } from '#web/finance/core/format.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import type { Yield, YieldKind } from '#web/finance/fixed-income/yields.ts'
import { choice, percent, type Texts } from './fields.ts'

const kindLabels: Readonly<Record<YieldKind, string>> = {
  'cdi-share': '% do CDI',
  'cdi-plus': 'CDI + taxa',
  fixed: 'prefixado',
  'ipca-plus': 'IPCA + taxa',
}
const examples: Readonly<Record<YieldKind, string>> = {
  'cdi-share': '110',
  'cdi-plus': '1',
  fixed: '13,5',
  'ipca-plus': '7',
}
const limits: Readonly<Record<YieldKind, { min: Fraction; max: Fraction }>> = {
  'cdi-share': { min: 0.01, max: 3 },
  'cdi-plus': { min: 0, max: 0.3 },
  fixed: { min: 0, max: 1 },
  'ipca-plus': { min: 0, max: 0.3 },
}

/**
 * Fields of a paper's yield: its kind, its rate, and the CDI and IPCA of today. The CDI is always asked, since results are
 * compared with it; `share` is the example of a share of the CDI.
 */
export function yieldFields({ share = '110' }: { share?: string } = {}) {
  return {
    kind: choice('Rende', { key: 'k', options: kindLabels, half: true }),
    rate: percent('Taxa', {
      key: 't',
      example: share,
      max: 3,
      half: true,
      unit: ({ kind }: Texts) => (kind === 'cdi-share' ? '% do CDI' : '% ao ano'),
      suggest: ({ kind }: Texts) => (kind === 'cdi-share' ? share : examples[kindOf(kind)]),
    }),
    annualCdi: percent('CDI', {
      key: 'c',
      example: '13,65',
      max: 1,
      unit: '% ao ano',
      live: 'cdi',
      half: true,
    }),
    annualIpca: percent('IPCA projetado', {
      key: 'i',
      example: '4,22',
      min: -0.1,
      max: 1,
      unit: '% ao ano',
      live: 'ipca12',
      half: true,
      when: ({ kind }: Texts) => kind === 'ipca-plus',
    }),
  }
}

function kindOf(text: string | undefined): YieldKind {
  return text === 'cdi-plus' || text === 'fixed' || text === 'ipca-plus' ? text : 'cdi-share'
}

type Typed = { kind: YieldKind; rate: Fraction; annualCdi: Fraction; annualIpca?: Fraction }

/** The yield that was typed; `refuse` is told where the rate is beyond what its kind allows. */
export function yieldFrom(
  { kind, rate, annualCdi, annualIpca = 0 }: Typed,
  refuse: (field: 'rate', message: string) => void,
): Yield {
  const { min, max } = limits[kind]
  if (rate < min) refuse('rate', `O valor mínimo é ${formatPercent(min, 0)}.`)
  if (rate > max) refuse('rate', `O valor máximo é ${formatPercent(max, 0)}.`)
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

/** A share of the CDI that hardly any paper pays, perhaps mistyped. */
export function yieldDoubts(paper: Yield): string[] {
  if (paper.kind !== 'cdi-share' || (paper.share >= 0.5 && paper.share <= 2)) return []
  return [`${formatPercent(paper.share, 0)} do CDI: é isso mesmo?`]
}
