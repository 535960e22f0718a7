import { addDays } from '#web/finance/calendar/business-days.ts'
import { formatBrl } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents, IsoDate } from '#web/finance/core/money.ts'
import { type RuleSource, ruleOn } from '#web/finance/core/statement.ts'
import { remuneration } from '#web/finance/labour/rescisao.ts'
import { calculateSeguroDesemprego } from '#web/finance/labour/seguro-desemprego.ts'
import { monthsWorked } from '#web/finance/labour/service-time.ts'
import { domesticoTables } from '#web/finance/tables/labour/domestico.ts'
import type { RescisaoTable } from '#web/finance/tables/labour/rescisao.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { seguroDesempregoTables } from '#web/finance/tables/labour/seguro-desemprego.ts'
import type { RescisaoInput } from './calculate-question.ts'

export type Unemployment =
  | {
      ok: true
      instalments: number
      instalment: Cents
      total: Cents
      /** First and last day to ask for it. */
      askFrom: IsoDate
      askUntil: IsoDate
      formula: string
      source?: RuleSource
    }
  | { ok: false; reason: 'kind-gives-none' | 'must-prove' | 'too-few-months' }

/**
 * Seguro-desemprego as if the last three salaries were the one typed; months worked as typed, or those of this
 * contract, at most 36. Undefined before its oldest table.
 *
 * @see Lei 7.998/1990, arts. 3º to 5º; LC 150/2015, art. 26
 */
export function unemploymentOf(input: RescisaoInput, { rights }: RescisaoTable): Unemployment | undefined {
  const { unemployment } = rights[input.kind]
  if (unemployment === 'no') return { ok: false, reason: 'kind-gives-none' }
  if (unemployment === 'uncertain') return { ok: false, reason: 'must-prove' }
  const { lastDay, admission } = input
  const table = inForce(seguroDesempregoTables, lastDay)
  if (!table) return undefined
  const worked = input.monthsWorked ?? Math.min(36, monthsWorked(admission, lastDay, table.fewestDays))
  if (input.isDomestic) return domestic(lastDay, worked)
  const pay = remuneration(input)
  const answer = calculateSeguroDesemprego({
    salaries: [pay],
    request: input.unemploymentRequest,
    monthsWorked: worked,
    date: lastDay,
  })
  if (!answer.ok) return undefined
  const { instalments, instalment } = answer
  if (instalments === 0) return { ok: false, reason: 'too-few-months' }
  const formula = `média de ${formatBrl(pay)}; ${input.unemploymentRequest}º pedido, ${worked} meses trabalhados nos últimos 36`
  const source = ruleOn(seguroDesempregoTables, lastDay)
  return { ...given(instalments, instalment, source), ...askedFor(lastDay, table.requestDays), formula }
}

function domestic(lastDay: IsoDate, worked: number): Unemployment | undefined {
  const law = inForce(domesticoTables, lastDay)
  const wage = inForce(salarioMinimoTables, lastDay)
  if (!(law && wage)) return undefined
  const { instalments, months, ofLast, requestDays } = law.unemployment
  if (worked < months) return { ok: false, reason: 'too-few-months' }
  const formula = `um salário mínimo por mês; ao menos ${months} meses trabalhados nos últimos ${ofLast}`
  const source = ruleOn(domesticoTables, lastDay)
  return { ...given(instalments, wage.monthly, source), ...askedFor(lastDay, requestDays), formula }
}

function given(instalments: number, instalment: Cents, source: RuleSource | undefined) {
  return {
    ok: true as const,
    instalments,
    instalment,
    total: instalments * instalment,
    ...(source && { source }),
  }
}

function askedFor(lastDay: IsoDate, { first, last }: { first: number; last: number }) {
  return { askFrom: addDays(lastDay, first), askUntil: addDays(lastDay, last) }
}
