import { addDays } from '#web/finance/calendar/days.ts'
import { formatBrl } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents, IsoDate } from '#web/finance/core/money.ts'
import { type RuleSource, ruleOn } from '#web/finance/core/statement.ts'
import { remuneration } from '#web/finance/labour/rescisao.ts'
import {
  calculateSeguroDesemprego,
  type Entitlement,
  entitlementOn,
  monthsOfLast,
  referenceMonths,
} from '#web/finance/labour/seguro-desemprego.ts'
import { monthsWorked } from '#web/finance/labour/service-time.ts'
import { domesticoTables } from '#web/finance/tables/labour/domestico.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { seguroDesempregoTables } from '#web/finance/tables/labour/seguro-desemprego.ts'
import type { Law } from './calculate-lines.ts'
import type { RescisaoInput } from './question.ts'

/** Months asked for and months worked, where they decide. */
export type MonthsAsked = {
  asked: Entitlement
  /** Months of this contract, and with the indemnified notice. */
  contract: number
  contractWithNotice: number
  /** Months with salary of the last `asked.ofLast`: at least, and at most with the notice. */
  least: number
  most: number
}

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
  | {
      ok: false
      reason: 'kind-gives-none' | 'must-prove'
      instalments: 0
      instalment: 0
      total: 0
    }
  | ({ ok: false; reason: 'too-few-months'; instalments: 0; instalment: 0; total: 0 } & MonthsAsked)
  /** Without the months before this contract nobody can tell: no number of instalments. */
  | ({ ok: false; reason: 'unknown-months' } & MonthsAsked)

/**
 * Seguro-desemprego as if the last three salaries were the one typed. First whether there is a right, by the months of
 * the last 18, 12 or 6 (24 for domestic work), then how many instalments, by the months of the last 36 as typed or
 * those that are known. Undefined before its oldest table.
 *
 * @see Lei 7.998/1990, arts. 3º to 5º; LC 150/2015, arts. 26 and 28
 */
export function unemploymentOf(input: RescisaoInput, law: Law): Unemployment | undefined {
  const { unemployment } = law.table.rights[input.kind]
  if (unemployment === 'no') return none('kind-gives-none')
  if (unemployment === 'uncertain') return none('must-prove')
  const { lastDay, isDomestic, unemploymentRequest } = input
  const asked = isDomestic
    ? inForce(domesticoTables, lastDay)?.unemployment
    : entitlementOn(unemploymentRequest, lastDay)
  const months = asked && monthsOf(input, law, asked)
  if (!months) return undefined
  if (months.most < asked.months) return { ok: false, reason: 'too-few-months', ...zero, ...months }
  if (months.least < asked.months) return { ok: false, reason: 'unknown-months', ...months }
  return isDomestic ? domestic(lastDay, months) : common(input, months)
}

function monthsOf(
  { admission, lastDay, recentMonths: recent, monthsWorked: total }: RescisaoInput,
  { projectedDate }: Law,
  { months, ofLast }: Entitlement,
): MonthsAsked | undefined {
  const fewestDays = inForce(seguroDesempregoTables, lastDay)?.fewestDays
  if (fewestDays === undefined) return undefined
  const contract = monthsWorked(admission, lastDay, fewestDays)
  const contractWithNotice = monthsWorked(admission, projectedDate, fewestDays)
  const notice = contractWithNotice - contract
  const range = monthsOfLast(ofLast, { contract, notice, recent, total })
  return { asked: { months, ofLast }, contract, contractWithNotice, ...range }
}

function common(input: RescisaoInput, months: MonthsAsked): Unemployment | undefined {
  const { lastDay, unemploymentRequest: request, monthsWorked: total } = input
  const { asked, contract, contractWithNotice, least } = months
  const table = inForce(seguroDesempregoTables, lastDay)
  const pay = remuneration(input)
  const worked = Math.max(least, total ?? Math.min(referenceMonths, contract))
  const answerFor = (monthsWorked: number) =>
    calculateSeguroDesemprego({ salaries: [pay], request, monthsWorked, date: lastDay })
  const answer = answerFor(worked)
  const withNotice = Math.min(referenceMonths, worked + contractWithNotice - contract)
  const longer = answerFor(withNotice)
  if (!(table && answer.ok && longer.ok)) return undefined
  const { instalments, instalment } = answer
  const known = total === undefined && worked < referenceMonths ? ' que conhecemos' : ''
  const byNotice =
    longer.instalments > instalments
      ? `; com o aviso indenizado são ${withNotice} e seriam ${longer.instalments} parcelas, mas o Ministério pode não contar esse tempo`
      : ''
  const formula = `média de ${formatBrl(pay)}; ${request}º pedido: a lei pede ${asked.months} meses dos últimos ${asked.ofLast} e há ${least}; para as parcelas, ${worked} meses${known} dos últimos ${referenceMonths}${byNotice}`
  const source = ruleOn(seguroDesempregoTables, lastDay)
  return { ...given(instalments, instalment, source), ...askedFor(lastDay, table.requestDays), formula }
}

function domestic(lastDay: IsoDate, { asked, least }: MonthsAsked): Unemployment | undefined {
  const law = inForce(domesticoTables, lastDay)
  const wage = inForce(salarioMinimoTables, lastDay)
  if (!(law && wage)) return undefined
  const { instalments, requestDays } = law.unemployment
  const formula = `um salário mínimo por mês; a lei pede ${asked.months} meses dos últimos ${asked.ofLast} e há ${least}`
  const source = ruleOn(domesticoTables, lastDay)
  return { ...given(instalments, wage.monthly, source), ...askedFor(lastDay, requestDays), formula }
}

const zero = { instalments: 0, instalment: 0, total: 0 } as const

function none(reason: 'kind-gives-none' | 'must-prove'): Unemployment {
  return { ok: false, reason, ...zero }
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
