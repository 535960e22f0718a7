import { describe, expect, test } from 'vitest'
import { faults } from '#simulator/faults.ts'
import { faultsOfAnswers } from '#simulator/faults-answer.ts'
import { faultsOfBodies } from '#simulator/faults-body.ts'
import { faultsOfMarkets } from '#simulator/faults-market.ts'
import { become, mistakesIn, prepareSite, requests, shownAt } from './matrix.ts'
import { everyone, groupsOfProviders, stateOf, struck } from './oracle.ts'

const DAY = 24 * 3600
/** An official rate is the last thing that is let go. */
const MAX_KEPT = 45 * DAY
/** In the words of each place, where a number would be. */
const none = /sem dado|Não foi possível conferir agora\./i

test('every fault stands in the matrix', () => {
  expect({ none: faults.none, ...faultsOfAnswers, ...faultsOfBodies, ...faultsOfMarkets }).toEqual(faults)
})

describe('without any source', () => {
  prepareSite()

  test('a source that said 429 and not for how long is not asked for half an hour', async () => {
    const state = stateOf(everyone, 'rate-limited-silent')
    await become(state)
    expect(mistakesIn(await shownAt(), state)).toEqual([])
    await become({}, 29 * 60)
    expect(mistakesIn(await shownAt(), state)).toEqual([])
    expect(await requests()).toEqual({})
    await become({}, 61)
    expect(mistakesIn(await shownAt(), {})).toEqual([])
  })

  test.each(['ten-fold', 'crossed', 'comma', 'html', 'truncated', 'future'] as const)(
    'where nobody else answers, %s of the first choice never puts its number there',
    async (fault) => {
      const [first = { names: [], before: [] }] = groupsOfProviders()
      const { hit, state } = struck(first, fault)
      expect(hit).toContain('awesomeapi')
      const alone = { ...stateOf(everyone, 'unavailable'), ...state }
      await become(alone)
      expect(mistakesIn(await shownAt(), alone)).toEqual([])
      await become({})
      expect(mistakesIn(await shownAt(), {})).toEqual([])
    },
  )

  test('the last value stands under its label, and after its time there is none', async () => {
    const state = stateOf(everyone, 'unavailable')
    await become(state)
    expect(mistakesIn(await shownAt(), state)).toEqual([])
    await become(state, MAX_KEPT)
    const shown = await shownAt()
    expect(shown.filter(([, { number, words }]) => !Number.isNaN(number) || !none.test(words))).toEqual([])
    await become({})
    const again = await shownAt()
    expect(again.filter(([, { number }]) => !(number > 0))).toEqual([])
  })
})
