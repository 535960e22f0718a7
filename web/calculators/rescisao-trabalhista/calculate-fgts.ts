import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { type Line, ruleSource, type Statement, statement } from '#web/finance/core/statement.ts'
import { estimateFgtsDeposits } from '#web/finance/labour/fgts.ts'
import { remuneration, withDeposits } from '#web/finance/labour/rescisao.ts'
import { consignadoTables } from '#web/finance/tables/credit/consignado.ts'
import { domesticoTables } from '#web/finance/tables/labour/domestico.ts'
import { type RescisaoKind, rescisaoRules as rules } from '#web/finance/tables/labour/rescisao.ts'
import type { Law } from './calculate-lines.ts'
import type { RescisaoInput } from './question.ts'

/** `withdrawable` now; the rest of the total stays. */
type FgtsAccount = Statement & { fine: Cents; withdrawable: Cents; retained: Cents }

/** One account for a balance that was typed; two, the least and the most, for one that was estimated. */
export type FgtsAccounts =
  | { isEstimated: false; account: FgtsAccount }
  | { isEstimated: true; low: FgtsAccount; high: FgtsAccount }

/** Undefined when a table is missing. `law` is the rescission without any earlier deposit. */
export function fgtsAccounts(input: RescisaoInput, law: Law): FgtsAccounts | undefined {
  const accountOf = (deposits: Cents, label: string, formula: string) =>
    account(input, { ...law, fgts: withDeposits(law.fgts, deposits) }, { label, formula, amount: deposits })
  const { fgts, admission, lastDay } = input
  if ('balance' in fgts) {
    const known = accountOf(fgts.balance, 'Depósitos do contrato', 'o que você digitou')
    return { isEstimated: false, account: known }
  }
  const pay = remuneration(input)
  const estimate = estimateFgtsDeposits({ admission, lastDay, pay, salaryGrowth: fgts.salaryGrowth })
  if (!estimate.ok) return undefined
  const { low: least, high: most, depositRate, annualInterest } = estimate
  const ofPay = `${formatPercent(depositRate, 0)} de cada mês e do 13º`
  const less = `${ofPay}, com o salário ${formatPercent(fgts.salaryGrowth, 1)} menor a cada ano para trás`
  const more = `${ofPay}, sempre com a remuneração de hoje e o terço das férias, e juros de ${formatPercent(annualInterest, 0)} ao ano`
  const low = accountOf(least, 'Depósitos do contrato, estimativa menor', less)
  const high = accountOf(most, 'Depósitos do contrato, estimativa maior', more)
  return { isEstimated: true, low, high }
}

function account(
  input: RescisaoInput,
  law: Law,
  balance: { label: string; formula: string; amount: Cents },
): FgtsAccount {
  const { deposits, depositOf, fine } = law.fgts
  const rate = formatPercent(law.fgts.depositRate, 0)
  const paid = {
    ...law.verbas,
    thirteenth: Math.max(0, law.verbas.thirteenth - law.discounts.thirteenthAdvance),
  }
  const deposit = (key: 'salaryBalance' | 'notice' | 'thirteenth', label: string) => ({
    key: `fgts-${key}`,
    label: `Depósito sobre ${label}`,
    amount: depositOf[key],
    formula: `${rate} × ${formatBrl(paid[key])}`,
    source: key === 'salaryBalance' ? rules.fgtsDeposit : rules.fgtsOfNotice,
  })
  const lines: Line[] = [
    { key: 'fgts-balance', ...balance },
    deposit('salaryBalance', 'o saldo de salário'),
    deposit('notice', 'o aviso'),
    deposit('thirteenth', 'o 13º'),
    fineLine(input, law),
  ].filter(({ amount, key }) => amount !== 0 || key === 'fgts-balance')
  const total = balance.amount + deposits + fine
  const withdrawable = fine + withdrawableOf(input, law, balance.amount + deposits)
  return { ...statement(lines, total), fine, withdrawable, retained: total - withdrawable }
}

function fineLine({ kind, isDomestic, lastDay }: RescisaoInput, { fgts, table }: Law): Line {
  const formula = `${formatPercent(fgts.fineRate, 0)} × ${formatBrl(fgts.fineBase)}`
  if (isDomestic) {
    const edition = inForce(domesticoTables, lastDay)
    const label = `Reserva de ${formatPercent(edition?.reserveRate ?? 0, 1)} de cada mês, no lugar da multa`
    const source = edition && ruleSource(edition)
    const sameAs = `${formula}, que são os depósitos de ${formatPercent(fgts.depositRate, 0)}`
    return { key: 'fgts-fine', label, amount: fgts.fine, formula: sameAs, ...(source && { source }) }
  }
  const byHalf = kind === 'culpa_reciproca' ? rules.fgtsFineMutualFault : rules.fgtsFineByAgreement
  const source = table.rights[kind].fine === 'half' ? byHalf : rules.fgtsFineFull
  const label = `Multa de ${formatPercent(fgts.fineRate, 0)}`
  return { key: 'fgts-fine', label, amount: fgts.fine, formula, source }
}

/** Of the account without the fine: nothing for who chose saque-aniversário, except after a death. */
function withdrawableOf(
  { hasBirthdayWithdrawal, kind }: RescisaoInput,
  { fgts }: Law,
  balance: Cents,
): Cents {
  return hasBirthdayWithdrawal && kind !== 'morte' ? 0 : roundCents(balance * fgts.withdrawal)
}

/** Highest claim of a bank on the FGTS for the rest of a payroll loan; a range where the balance is estimated. */
export type Guarantee = { least: Cents; most: Cents }

const callsGuarantee: readonly RescisaoKind[] = ['sem_justa_causa', 'rescisao_indireta', 'culpa_reciproca']

/**
 * Undefined without a debt left, before the law had a guarantee, and where the kind of ending does not call it.
 *
 * @see Lei 10.820/2003, art. 1º, §§ 5º and 6º
 */
export function guaranteeOf(
  { kind, lastDay }: RescisaoInput,
  { loanLeft }: Law,
  fgts: FgtsAccounts,
): Guarantee | undefined {
  const guarantee = inForce(consignadoTables, lastDay)?.guarantee
  if (!guarantee || loanLeft === 0 || !callsGuarantee.includes(kind)) return undefined
  const mostOf = ({ total, fine }: FgtsAccount) =>
    Math.min(loanLeft, roundCents((total - fine) * guarantee.balanceShare + fine * guarantee.fineShare))
  const [low, high] = fgts.isEstimated ? [fgts.low, fgts.high] : [fgts.account, fgts.account]
  return { least: mostOf(low), most: mostOf(high) }
}
