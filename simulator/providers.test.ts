import { expect, test } from 'vitest'
import { untouched } from './control.ts'
import { canHave, type Fault, faults, kindOf } from './faults.ts'
import type { Provider } from './provider.ts'
import { type ProviderName, providers } from './providers.ts'
import { viewOf } from './view.ts'

test.each(Object.keys(providers))(
  '%s: no fault strikes what its traits do not say',
  { timeout: 60_000 },
  (key) => {
    const name = key as ProviderName // of the record
    const provider: Provider = providers[name]
    const realNow = Date.parse('2026-11-19T20:00:00-03:00')
    const answerWith = (fault: Fault) => {
      const view = viewOf({ ...untouched, faults: { ...untouched.faults, [name]: fault } }, name, realNow)
      return provider.answer(new URL(provider.example, 'http://simulator'), view)
    }
    const good = answerWith('none')
    const striking = (Object.keys(faults) as Fault[]) // its keys
      // One price alone that is crossed with nothing is only another price.
      .filter((fault) => !canHave(name, fault) && kindOf(fault).on !== 'spread')
      .filter((fault) => {
        const { tick, price, agedMs, corrupt } = kindOf(fault)
        // What is older is another answer, and not a wrong one.
        const answer = (tick || price) && !agedMs ? answerWith(fault) : good
        return (corrupt?.(answer, provider) ?? answer).body.toString() !== good.body.toString()
      })
    expect(striking).toEqual([])
  },
)
