import { expect, test } from 'vitest'
import { calculatorEmbed } from './calculator-embed.ts'

type Asked = { parent?: object | undefined; value?: string | undefined }
type Named = { name: string; fields?: readonly Named[]; hidden?: unknown }

/** Names of the fields that the form of IOF shows over these texts. */
function shownIn(parent: Record<string, string> | undefined): string[] {
  const named: readonly Named[] = calculatorEmbed.fields
  const preset = named.find(({ name }) => name === 'presetCalculadoraIof')
  return (preset?.fields ?? [])
    .filter(({ name, hidden }) => {
      // Each field of a preset has a function there.
      const isHidden = hidden as (asked: Asked) => boolean
      return !isHidden({ parent, value: parent?.[name] })
    })
    .map(({ name }) => name)
}

test('a form of values asks only what the chosen question of the calculator asks', () => {
  const shown = shownIn(undefined)
  expect(shown).toContain('monthlyRate')
  // The page begins with a loan.
  expect(shownIn({ tab: 'credito' })).toEqual(shown)
  const ofExchange = shownIn({ tab: 'cambio' })
  expect(ofExchange).toEqual(expect.arrayContaining(['tab', 'operation', 'amount']))
  expect(ofExchange).not.toContain('monthlyRate')
  // A value of another question can still be emptied.
  const kept = shownIn({ tab: 'cambio', monthlyRate: '3' })
  expect(kept).toContain('monthlyRate')
  expect(kept).toHaveLength(ofExchange.length + 1)
})
