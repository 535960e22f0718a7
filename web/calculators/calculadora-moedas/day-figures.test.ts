import { describe, expect, test } from 'vitest'
import { figureOn, questionOf } from './day-figures.ts'

describe('which rates of the past are asked for', () => {
  const texts = { tab: 'converter', from: 'USD', to: 'BRL', date: '18/03/2020' }
  const asked = (changed: Partial<typeof texts>) => questionOf({ ...texts, ...changed }, '2026-11-20')

  test('those of the sides that are not the real, on a day before today', () => {
    expect(asked({})).toEqual({ day: '2020-03-18', codes: ['USD'] })
    expect(asked({ from: 'GBP', to: 'JPY' })).toEqual({ day: '2020-03-18', codes: ['GBP', 'JPY'] })
  })

  test('none for today, a day to come, half a day, a day before the first one, or a purchase', () => {
    for (const date of ['20/11/2026', '21/11/2026', '18/03', '31/12/1998'])
      expect(asked({ date })).toBeUndefined()
    expect(asked({ tab: 'importar' })).toBeUndefined()
  })
})

describe('what a field says of its rate', () => {
  // Made up.
  const rates = [
    { day: '2020-03-18', rate: 5.1111 },
    { day: '2020-03-20', rate: 5.0222 },
  ] as const
  const ptax = { kind: 'ptax', rates, source: { id: 'bcb-ptax' }, simulated: false } as const

  test('the rate of the day', () => {
    expect(figureOn('2020-03-18', 'USD', ptax)).toEqual({
      text: '5,1111',
      label: 'PTAX de venda de 18/03/2020',
      source: 'bcb-ptax',
      simulated: false,
    })
  })

  test('on a day without one, that of the last business day, and it says so', () => {
    expect(figureOn('2020-03-22', 'USD', ptax)).toMatchObject({
      text: '5,0222',
      label: 'PTAX de venda de 20/03/2020, último dia útil até 22/03/2020',
    })
  })

  test.each([
    ['asking', 'Buscando a cotação de 22/03/2020.'],
    ['failed', 'A cotação de 22/03/2020 não veio: digite o valor.'],
    ['none', 'Sem cotação oficial de ARS em 22/03/2020: digite o valor.'],
  ] as const)('without a rate (%s) the field is empty and says why', (state, label) => {
    expect(figureOn('2020-03-22', 'ARS', state)).toEqual({ text: '', label, simulated: false })
  })

  test('before the first rate of the source there is none', () => {
    expect(figureOn('2020-03-17', 'USD', ptax).text).toBe('')
  })
})
