import { afterEach, describe, expect, test, vi } from 'vitest'
import { untouched } from './control.ts'
import { canHave, type Fault, faults, kindOf } from './faults.ts'
import type { Answer, Provider } from './provider.ts'
import { type ProviderName, providers } from './providers.ts'
import { viewOf } from './view.ts'

const realNow = Date.parse('2026-11-19T20:00:00-03:00')
/** Traits absent from the provider's example, in its other answers: CoinGecko's charts. */
const elsewhere = ['coingecko epochs', 'coingecko "prices"']
const everyFault = Object.keys(faults) as Fault[] // its keys

afterEach(() => {
  vi.useRealTimers()
})

describe.each(Object.keys(providers))('%s', (key) => {
  const name = key as ProviderName // of the record
  const provider: Provider = providers[name]
  const answerWith = (fault: Fault) => {
    const view = viewOf({ ...untouched, faults: { ...untouched.faults, [name]: fault } }, name, realNow)
    return provider.answer(new URL(provider.example, 'http://simulator'), view)
  }
  const textOf = ({ body }: Answer) => body.toString()

  test('its answer depends on the moment that it is asked about alone, to the byte', () => {
    const answeredAt = (now: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
      return textOf(answerWith('none'))
    }
    expect(answeredAt('2027-03-01T10:00:00Z')).toBe(answeredAt('2026-11-22T18:00:00Z'))
  })

  test('no fault strikes what its traits do not say', { timeout: 60_000 }, () => {
    const good = answerWith('none')
    const striking = everyFault
      // One price alone that is crossed with nothing is only another price.
      .filter((fault) => !canHave(name, fault) && kindOf(fault).on !== 'spread')
      .filter((fault) => {
        const { tick, price, agedMs, corrupt } = kindOf(fault)
        // An older answer is a different one, and not a wrong one.
        const answer = (tick || price) && !agedMs ? answerWith(fault) : good
        return textOf(corrupt?.(answer, provider) ?? answer) !== textOf(good)
      })
    expect(striking).toEqual([])
  })

  // Of `text` and `json` there are many ways to be wrong, and not every wire has all of them.
  const traits = provider.traits.filter((trait) => trait !== 'text' && trait !== 'json')

  test.each(traits.filter((trait) => !elsewhere.includes(`${name} ${trait}`)))(
    'what can be wrong with its %s strikes',
    { timeout: 60_000 },
    (trait) => {
      const good = textOf(answerWith('none'))
      const striking = everyFault.filter((fault) => {
        const { on, instead, corrupt } = kindOf(fault)
        if (on !== trait || instead) return on === trait
        const answer = answerWith(fault)
        return textOf(corrupt?.(answer, provider) ?? answer) !== good
      })
      expect(striking).not.toEqual([])
    },
  )

  test('its numbers are called so', () => {
    const text = textOf(answerWith('none'))
    const missing = provider.numbers.map((number) => `"${number}"`).filter((field) => !text.includes(field))
    expect(missing.filter((field) => !elsewhere.includes(`${name} ${field}`))).toEqual([])
  })
})
