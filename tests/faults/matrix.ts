import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Catalogue } from '#simulator/fault.ts'
import { type Fault, likeUnavailable } from '#simulator/faults.ts'
import type { ProviderName } from '#simulator/providers.ts'
import { timeInBrasilia } from '#web/finance/core/format.ts'
import { type Chain, chains, type Shown, sourcesOf } from './chains.ts'
import { pass, startClock } from './clock.ts'
import { groupsOfProviders, mistakeAt, type State, struck } from './oracle.ts'
import { FRESH_SECONDS, type OpenPage, renewed, startSite } from './site.tsx'

/** A Wednesday with every market open, and long enough before they close. */
const wednesday = '2026-11-18T12:30:00-03:00'
/** After which every answer is old, and no source rests; and the same after a 429 that does not say how long. */
const AGAIN_SECONDS = 2 * FRESH_SECONDS + 1
const RESTED_SECONDS = 30 * 60 + 1
/** The clocks of sources may differ so much. */
const TOLERANCE_MS = 2 * 60_000

let site: Awaited<ReturnType<typeof startSite>>
const open = new Map<string, OpenPage>()
/** Each page as its last visit found it. */
const visited = new Map<string, OpenPage>()
const good = new Map<Chain, number>()

/** Before the tests of a file: the site, and a number at every place while nothing is wrong. */
export function prepareSite(): void {
  beforeAll(async () => {
    startClock(wednesday)
    vi.spyOn(console, 'error')
    site = await startSite()
    await become({})
    for (const path of site.paths) {
      const page = await site.visit(path)
      open.set(path, page)
      for (const chain of placesOf(path)) good.set(chain, chain.read(page.html).number)
    }
    expect([...good].filter(([, number]) => !(number > 0))).toEqual([])
  }, 120_000)
  afterAll(() => site?.stop())
}

/** The market with these faults, when everything is asked again. */
export async function become(state: State, seconds = AGAIN_SECONDS): Promise<void> {
  await site.breakProviders(state)
  pass(seconds)
}

/** Texts at every place of these pages: at a visit, and where they have been open since all was well. */
export async function shownAt(paths: readonly string[] = site.paths): Promise<[Chain, Shown][]> {
  const shown: [Chain, Shown][] = []
  for (const path of paths) {
    const places = placesOf(path)
    const page = await site.visit(path)
    visited.set(path, page)
    shown.push(...places.map((chain): [Chain, Shown] => [chain, chain.read(page.html)]))
    const before = open.get(path)
    const live = places.filter(({ isLive }) => isLive)
    if (!before || live.length === 0) continue
    const later = await renewed(before)
    shown.push(...live.map((chain): [Chain, Shown] => [chain, chain.read(later)]))
  }
  return shown
}

export function mistakesIn(shown: readonly [Chain, Shown][], state: State): string[] {
  const latest = timeInBrasilia(new Date(Date.now() + TOLERANCE_MS))
  return shown.flatMap(([chain, one]) => {
    const time = /Atualizado (\d\d:\d\d)/.exec(one.words)?.[1] ?? ''
    if (time > latest) return `${chain.name} under ${JSON.stringify(state)}: of ${time}, after ${latest}`
    return mistakeAt(chain, state, one, good.get(chain) ?? Number.NaN) ?? []
  })
}

export async function requests(): Promise<Partial<Record<ProviderName, number>>> {
  return site.requests()
}

/**
 * Every fault of a catalogue, at every provider that can have it, at every place that shows its numbers. Those of which
 * adapters say no more than of `unavailable` are left to it: a page hears what the adapter says.
 */
export function proveFaults(catalogue: Catalogue): void {
  prepareSite()
  for (const [name, { text }] of Object.entries(catalogue)) {
    // The keys of a catalogue are faults.
    const fault = name as Fault
    if (likeUnavailable.includes(fault)) continue
    test(`${fault}: ${text}`, async () => {
      const mistakes: string[] = []
      const everHit: ProviderName[] = []
      for (const group of groupsOfProviders()) {
        const { hit, state } = struck(group, fault)
        mistakes.push(...(await mistakesWhile(state, hit)))
        everHit.push(...hit)
      }
      // The other pages were not asked for, and have nothing to recover from.
      await become({}, fault === 'rate-limited-silent' ? RESTED_SECONDS : AGAIN_SECONDS)
      mistakes.push(...mistakesIn(await shownAt(pathsOf(everHit)), {}))
      expect(mistakes).toEqual([])
      expect(console.error).not.toHaveBeenCalled()
      for (const [path, page] of visited) open.set(path, page)
    })
  }
}

async function mistakesWhile(state: State, hit: readonly ProviderName[]): Promise<string[]> {
  if (hit.length === 0) return []
  await become(state)
  return mistakesIn(await shownAt(pathsOf(hit)), state)
}

function placesOf(path: string): Chain[] {
  return chains.filter((chain) => chain.path === path)
}

/** The pages with a number of one of these. */
function pathsOf(names: readonly ProviderName[]): string[] {
  const places = chains.filter((chain) => sourcesOf(chain).some(({ provider }) => names.includes(provider)))
  return [...new Set(places.map(({ path }) => path))]
}
