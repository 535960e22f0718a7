import { expect, test } from 'vitest'
import { resultOf, workedDay } from '../form/ask.ts'
import { calculateRescisaoTrabalhista } from './calculate.ts'
import { calculator } from './calculator.ts'
import { goldenInput as golden } from './golden-input.ts'
import type { RescisaoInput } from './question.ts'

function answerOf(changes: Partial<RescisaoInput>) {
  const answer = calculateRescisaoTrabalhista({ ...golden, ...changes })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

const eve = { admission: '2022-11-28', lastDay: '2026-11-27' } as const

test('a day before four years: three by dates, and the money of the fourth beside them', () => {
  // 3 days of 3.500,00 ÷ 30; 8 % of them, and 40 % of that.
  expect(answerOf(eve)).toMatchObject({
    noticeDays: 39,
    eve: { years: 4, anniversary: '2026-11-28', noticeDays: 42, net: 350_00, fgts: 39_20 },
  })
})

test('the three days may bring a twelfth too: 10/03/2023 to 09/03/2026', () => {
  const answer = answerOf({ admission: '2023-03-10', lastDay: '2026-03-09' })
  // The notice ends on 14 or on 17 April: 14 days of a month are no twelfth of the 13º, 17 are one.
  expect(answer).toMatchObject({ noticeDays: 36, eve: { years: 3, noticeDays: 39 } })
  const longer = calculateRescisaoTrabalhista({ ...golden, admission: '2023-03-09', lastDay: '2026-03-09' })
  if (!longer.ok) throw new Error(longer.reason)
  expect(answer.eve?.net).toBeGreaterThan(350_00 + 291_67 - 30_00)
  expect(longer.noticeDays).toBe(39)
})

test.each<[string, Partial<RescisaoInput>]>([
  ['on the anniversary', { ...eve, lastDay: '2026-11-28' }],
  ['two days before', { ...eve, lastDay: '2026-11-26' }],
  ['notice worked', { ...eve, notice: 'trabalhado' }],
  ['resignation', { ...eve, kind: 'pedido_demissao', notice: 'trabalhado' }],
  ['90 days already', { ...eve, admission: '2004-11-28' }],
])('nothing to say: %s', (_, changes) => {
  expect(answerOf(changes).eve).toBeUndefined()
})

test('the page says both', () => {
  const evaluation = calculator.evaluate({
    ...calculator.exampleOn(workedDay),
    admission: '28/11/2022',
    lastDay: '27/11/2026',
  })
  if (!('result' in evaluation)) throw new Error(JSON.stringify(evaluation))
  expect(evaluation.result.shown.warnings?.[0]).toMatch(
    /completar 4 anos.*28\/11\/2026.*39 dias.*42 dias de aviso: R\$\s350,00 a mais no líquido e R\$\s39,20 no FGTS/,
  )
})

test('an anniversary that is near: the notice of who leaves from it on (Lei 12.506/2011, by hand)', () => {
  const near = { admission: '2022-12-15', lastDay: '2026-11-27' } as const
  // 30 + 3 × 3 days against 30 + 3 × 4: three days of 3.500,00 ÷ 30. In an agreement half of it.
  expect(answerOf(near).next).toEqual({ years: 4, anniversary: '2026-12-15', noticeDays: 42, more: 350_00 })
  expect(answerOf({ ...near, kind: 'acordo_484a' }).next?.more).toBe(175_00)
  const typed = { admission: '15/12/2022', lastDay: '27/11/2026' }
  expect(resultOf(calculator, typed).shown.summary).toMatch(
    /Se a saída for a partir de 15\/12\/2026, com 4 anos de casa, o aviso passa de 39 para 42 dias: R\$\s350,00 a mais, bruto/,
  )
})

test.each<[string, Partial<RescisaoInput>]>([
  ['the eve, told apart', eve],
  ['more than three months away', { admission: '2022-03-01', lastDay: '2026-11-27' }],
  ['notice worked', { admission: '2022-12-15', lastDay: '2026-11-27', notice: 'trabalhado' }],
  ['90 days already', { admission: '2004-12-15', lastDay: '2026-11-27' }],
])('no anniversary to wait for: %s', (_, changes) => {
  expect(answerOf(changes).next).toBeUndefined()
})
