import { canHave, type Fault, kindOf } from '#simulator/faults.ts'
import { type ProviderName, providers } from '#simulator/providers.ts'
import { type Chain, chains, type Shown, sourcesOf } from './chains.ts'

/** Of broken providers, what is wrong with each. */
export type State = Readonly<Partial<Record<ProviderName, Fault>>>

/** The place of a provider in its chains: the latest one, but for a fourth of which it stands before in another. */
function rankOf(name: ProviderName): number {
  const places = chains
    .map((chain) => sourcesOf(chain).findIndex(({ provider }) => provider === name))
    .filter((place) => place >= 0)
  if (places.length === 0) throw new RangeError(`${name} stands behind no number of tests/faults/chains.ts`)
  const early = places.filter((place) => place < 3)
  return Math.max(...(early.length > 0 ? early : places))
}

export const everyone = Object.keys(providers) as ProviderName[] // its keys

type Group = { names: ProviderName[]; before: ProviderName[] }

/** Groups of providers that fail together: none of a group is a fallback of another one. Earlier groups are silent. */
export function groupsOfProviders(): Group[] {
  const ranks = [...new Set(everyone.map(rankOf))].sort((one, other) => one - other)
  return ranks.map((rank) => ({
    names: everyone.filter((name) => rankOf(name) === rank),
    before: everyone.filter((name) => rankOf(name) < rank),
  }))
}

/** The fault at each provider of a group that can have it; at none when none can. */
export function struck({ names, before }: Group, fault: Fault): { hit: ProviderName[]; state: State } {
  const hit = names.filter((name) => canHave(name, fault))
  return { hit, state: { ...stateOf(before, 'unavailable'), ...stateOf(hit, fault) } }
}

export function stateOf(names: readonly ProviderName[], fault: Fault): State {
  return Object.fromEntries(names.map((name) => [name, fault]))
}

/** With this fault there is no answer at all, so that the next source must speak. */
function isSilent(provider: ProviderName, fault: Fault): boolean {
  const { wire, instead, isHarmless } = kindOf(fault)
  // The exchange's file may take ten seconds where a price may take five.
  if (provider === 'b3-cotahist' && wire === 'slow') return false
  return !isHarmless && fault !== 'flapping' && (wire !== undefined || instead !== undefined)
}

const lacksRow: Fault[] = ['omitted-row', 'other-symbol']

/** Whose number may stand there: those that answer in spite of their fault, the first healthy one, or none. */
function allowed(chain: Chain, state: State): (ProviderName | null)[] {
  const may: (ProviderName | null)[] = []
  for (const { provider } of sourcesOf(chain)) {
    const fault = state[provider] ?? 'none'
    if (isSilent(provider, fault)) continue
    may.push(provider)
    if (chain.isRow && lacksRow.includes(fault)) may.push(null)
    if (fault === 'none' || kindOf(fault).isHarmless || !canHave(provider, fault)) return may
  }
  return [...may, null]
}

/** Whose number may be what stands there, by what the page says: `null` for the last value, or none, under its label. */
function told(chain: Chain, { words }: Shown): (ProviderName | null)[] {
  const named = sourcesOf(chain).flatMap(({ provider, says }) => (says.test(words) ? [provider] : []))
  return chain.without.test(words) ? [null, ...named] : named
}

/** The mistake at a place, or null: another source than allowed, or a number far from the good one. */
export function mistakeAt(chain: Chain, state: State, shown: Shown, good: number): string | null {
  const may = allowed(chain, state)
  const source = may.find((name) => told(chain, shown).includes(name))
  const isNear = Math.abs(shown.number / good - 1) < 0.05
  const isNone = source === null && Number.isNaN(shown.number) && /sem dado/i.test(shown.words)
  if (source !== undefined && (isNear || isNone)) return null
  const names = may.map((name) => name ?? 'the last value').join(' or ')
  const words = shown.words.slice(0, 400)
  return `${chain.name} under ${JSON.stringify(state)}: ${shown.number} instead of ${good} of ${names}: ${words}`
}
