import type { FaultKind } from './fault.ts'
import { faultsOfAnswers } from './faults-answer.ts'
import { faultsOfBodies } from './faults-body.ts'
import { faultsOfMarkets } from './faults-market.ts'
import type { Trait } from './provider.ts'
import { type ProviderName, providers } from './providers.ts'

/** The catalogue of market/README §6; what its rows always have, such as the future ones of SGS, is in the providers. */
export const faults = {
  none: { text: 'Nenhuma: responde certo' },
  ...faultsOfAnswers,
  ...faultsOfBodies,
  ...faultsOfMarkets,
} as const

export type Fault = keyof typeof faults

/**
 * Faults of which an adapter says what it says of `unavailable`, and nothing else: none looks at such an answer, and no
 * page can tell them apart. server.test.ts asks every adapter.
 */
export const likeUnavailable: readonly Fault[] = [
  'bad-gateway',
  'dns',
  'gateway-timeout',
  'gone',
  'legal',
  'reset',
  'server-error',
  'timeout',
  'tls',
]

export function kindOf(fault: Fault): FaultKind {
  return faults[fault]
}

/** Whether the wire of the provider has what the fault breaks. */
export function canHave(provider: ProviderName, fault: Fault): boolean {
  const { on } = kindOf(fault)
  const traits: readonly Trait[] = providers[provider].traits
  return on === undefined || traits.includes(on)
}
