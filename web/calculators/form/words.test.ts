import { expect, test } from 'vitest'
import { differenceInWords } from './words.ts'

const amount = (amount: number) => ({ label: 'Você recebe', amount })
const rate = (value: number, text: string) => ({ label: 'Taxa', value, text })

const loss = (value: number, text: string) =>
  ({ ...rate(value, text), label: 'Perda', opposite: true }) as const
const back = (amount: number) => ({ label: 'Volta para você', amount, opposite: true }) as const

test.each([
  [back(160_00), back(100_00), 'R$\u00A060,00 a mais'],
  [amount(50_00), back(100_00), 'R$\u00A0150,00 a menos'],
  [back(50_00), amount(100_00), 'R$\u00A0150,00 a menos'],
])('what comes back and what is paid differ in the direction of the first', (now, first, said) => {
  expect(differenceInWords(now, first, 2)).toBe(`O cenário 2 dá ${said} que o cenário 1.`)
})

test('two scenarios differ in a sentence; rates stand side by side', () => {
  expect(differenceInWords(amount(120_00), amount(100_00), 2)).toBe(
    'O cenário 2 dá R$\u00A020,00 a mais que o cenário 1.',
  )
  expect(differenceInWords(amount(99_99), amount(100_00), 3)).toBe(
    'O cenário 3 dá R$\u00A00,01 a menos que o cenário 1.',
  )
  expect(differenceInWords(amount(100_00), amount(100_00), 2)).toBe('O cenário 2 dá o mesmo que o cenário 1.')
  expect(differenceInWords(rate(1, '1 %'), rate(2, '2 %'), 2)).toBe('No cenário 1, 2 %; no cenário 2, 1 %.')
  expect(differenceInWords(rate(1, '1 %'), loss(-2, '2 %'), 2)).toBe(
    'Perda: no cenário 1, 2 %; no cenário 2, −1 %.',
  )
  expect(differenceInWords(loss(-2, '2 %'), rate(1, '1 %'), 2)).toBe('No cenário 1, 1 %; no cenário 2, −2 %.')
})
