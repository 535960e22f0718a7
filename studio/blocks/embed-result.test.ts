import { expect, test } from 'vitest'
import type { Figures } from '#web/rates/figures.ts'
import { embedResult } from './embed-result.ts'

const figure = (text: string, simulated = false) => ({ text, label: 'hoje', simulated })
const figures: Figures = { today: figure('20/11/2026'), cdi: figure('13,65') }
const shownOf = (presetJurosCompostos: Record<string, string>, numbers = figures) => {
  const result = embedResult({ slug: 'juros-compostos', presetJurosCompostos }, numbers)
  if ('why' in result) return result.why
  return `${result.label}: ${result.value}${result.simulated ? ' (simulado)' : ''}`
}

// web/calculators/juros-compostos/golden.ts, from the specification.
test('the result is the page’s, with the editor’s values and the figure of the day', () => {
  expect(shownOf({})).toBe('Você terá, antes do imposto: R$\u00A076.216,34')
  expect(shownOf({ rate: '1', ratePer: 'month' })).toBe('Você terá, antes do imposto: R$\u00A072.311,99')
  // An emptied field is one that nobody filled in.
  expect(shownOf({ rate: '1', ratePer: 'month', initial: '' })).toBe(shownOf({ rate: '1', ratePer: 'month' }))
})

test('what follows a simulated figure says so', () => {
  expect(shownOf({}, { ...figures, cdi: figure('13,65', true) })).toMatch(/ \(simulado\)$/)
})

test('a figure that the site lacks is not made up', () => {
  expect(shownOf({}, { today: figure('20/11/2026') })).toEqual(['Preencha o campo Taxa.'])
})

test('what is wrong is said with the name of its field, and a question without an answer with its reason', () => {
  expect(shownOf({ initial: '12abc' })).toEqual(['Valor inicial: Digite só números, por exemplo 1.500,00.'])
  expect(shownOf({ solveFor: 'months', goal: '500' })).toEqual([
    'O valor inicial já é igual ou maior que a meta. Aumente a meta.',
  ])
})

test.each([undefined, '', 'constructor'])('%s is no calculator', (slug) => {
  expect(embedResult({ slug }, figures)).toEqual({ why: ['Escolha a calculadora.'] })
})
