import { expect, test } from 'vitest'
import { workedDay } from '../form/ask.ts'
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
