import { formatBrl, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { type Line, ruleOn, type Statement, statement } from '#web/finance/core/statement.ts'
import { darfDueDate } from '#web/finance/income-tax/darf.ts'
import { fiiIncomeTax } from '#web/finance/income-tax/fii.ts'
import { calculateExchangeMonth } from '#web/finance/income-tax/renda-variavel.ts'
import { darfCodes } from '#web/finance/tables/income-tax/darf.ts'
import { fiiIncome } from '#web/finance/tables/income-tax/fii.ts'
import { rendaVariavel } from '#web/finance/tables/income-tax/renda-variavel.ts'

export type FundInput = {
  date: IsoDate
  units: number
  /** Of one unit, average paid. */
  unitCost: Cents
  /** Of one unit, in the month. */
  unitIncome: Cents
  /** Of one unit, in the month: gives part of the cost back and is no income. */
  unitAmortization: Cents
  /** Of one unit; absent when nothing is sold. */
  unitPrice?: Cents
  saleFees: Cents
  earlierLoss: Cents
  holders: number
  isListed: boolean
  /** Of the fund's units that this person has. */
  share: Fraction
  /** Of this person and of those linked to it, together. */
  linkedShare: Fraction
}

type Check = { isMet: boolean; words: string }

export type FundResult =
  | ({
      ok: true
      /** Of a month: gross income, less its tax, and what is amortized. */
      lines: readonly Line[]
      income: { gross: Cents; ir: Cents; net: Cents }
      /** Net income of the month over the cost, and twelve of them, without reinvestment. */
      yieldOnCost: { month: Fraction; year: Fraction }
      /** Conditions of the exemption. */
      checks: Check[]
      sale?: {
        statement: Statement
        /** Less what was amortized. */
        cost: Cents
        /** Below zero for a loss. */
        gain: Cents
        tax: Cents
        lossCarried: Cents
        darf?: { code: string; payBy?: IsoDate; isBelowMinimum: boolean }
      }
    } & Statement)
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Monthly income of the units of a real estate fund and their net price at the sale.
 *
 * Each amount is the units times the value of one, rounded once. The gain of the sale pays its rate without any
 * exemption, over the cost less what was amortized; a loss, and losses of earlier months, come off gains with such
 * funds only.
 *
 * @see Lei 11.033/2004, art. 3º, III; Lei 8.668/1993, arts. 17 and 18; facts/04-ganho-capital.md §5
 */
export function calculateFund(input: FundInput): FundResult {
  const { units, unitIncome, unitAmortization, date } = input
  if (!(units > 0 && Number.isFinite(units))) throw new RangeError(`not a number of units: ${units}`)
  const gross = roundCents(units * unitIncome)
  const answer = fiiIncomeTax({ ...input, income: gross })
  const table = inForce(fiiIncome, date)
  const sale = saleOf(input)
  if (!(answer.ok && table && sale)) return { ok: false, reason: 'no-table-in-force' }
  const { ir, net, source, broken } = answer
  const amortized = roundCents(units * unitAmortization)
  const lines: Line[] = [
    {
      key: 'income',
      label: 'Rendimento do mês',
      amount: gross,
      formula: `${unitsInWords(units)} × ${formatBrl(unitIncome)}`,
    },
    {
      key: 'ir',
      label: 'IR na fonte',
      amount: 0 - ir,
      formula:
        broken.length > 0
          ? `${percentInWords(table.rate)} × ${formatBrl(gross)}`
          : 'isento: o fundo e você cumprem todas as condições',
      source,
    },
    {
      key: 'amortization',
      label: 'Amortização',
      amount: amortized,
      formula: `${unitsInWords(units)} × ${formatBrl(unitAmortization)}: devolve parte do custo, não é rendimento`,
    },
  ]
  const month = net / Math.max(1, roundCents(units * input.unitCost))
  return {
    ok: true,
    ...statement(
      lines.filter(({ amount, key }) => amount !== 0 || key !== 'amortization'),
      net + amortized,
    ),
    income: { gross, ir, net },
    yieldOnCost: { month, year: month * 12 },
    checks: checksOf(table, broken),
    ...(sale !== 'none' && { sale }),
  }
}

type Conditions = (typeof fiiIncome)[number]
type Broken = Extract<ReturnType<typeof fiiIncomeTax>, { ok: true }>['broken']

function checksOf(
  { fewestHolders, paysFromShare, paysFromLinkedShare }: Conditions,
  broken: Broken,
): Check[] {
  const check = (why: Broken[number], words: string) => ({ isMet: !broken.includes(why), words })
  const linked = paysFromLinkedShare && percentInWords(paysFromLinkedShare)
  return [
    check('too-few-holders', `O fundo tem pelo menos ${formatNumber(fewestHolders, 0)} cotistas`),
    check('not-listed', 'As cotas são negociadas em bolsa'),
    check('holds-too-much', `Você tem menos de ${percentInWords(paysFromShare)} das cotas`),
    ...(linked
      ? [check('linked-hold-too-much', `Você e as pessoas ligadas a você têm menos de ${linked} das cotas`)]
      : []),
  ]
}

function saleOf(
  input: FundInput,
): NonNullable<Extract<FundResult, { ok: true }>['sale']> | 'none' | undefined {
  const { units, unitPrice, unitCost, unitAmortization, saleFees, earlierLoss, date } = input
  if (unitPrice === undefined) return 'none'
  const [gross, cost] = [roundCents(units * unitPrice), roundCents(units * (unitCost - unitAmortization))]
  const gain = gross - saleFees - cost
  const law = calculateExchangeMonth({
    date,
    shareSales: 0,
    shareResult: 0,
    fiiResult: gain,
    fiiLoss: earlierLoss,
  })
  const rate = inForce(rendaVariavel, date)?.fiiRate
  const source = ruleOn(rendaVariavel, date)
  if (!(law.ok && rate !== undefined && source)) return undefined
  const { tax, base, lossCarried } = law.fii
  const used = Math.min(Math.max(0, gain), earlierLoss)
  const taxed = used > 0 ? `(${formatBrl(gain)} − ${formatBrl(used)} de prejuízos)` : formatBrl(base)
  const lines: Line[] = [
    {
      key: 'sale',
      label: 'Venda das cotas',
      amount: gross,
      formula: `${unitsInWords(units)} × ${formatBrl(unitPrice)}`,
    },
    { key: 'fees', label: 'Custos da venda', amount: 0 - saleFees, formula: 'corretagem e taxas da bolsa' },
    {
      key: 'tax',
      label: 'IR sobre o ganho',
      amount: 0 - tax,
      formula: `${percentInWords(rate)} × ${taxed}`,
      source,
    },
  ]
  const due = darfDueDate(date)
  const darf = {
    code: darfCodes.exchange,
    ...(due.ok && { payBy: due.payBy }),
    isBelowMinimum: law.isBelowMinimum,
  }
  return {
    statement: statement(
      lines.filter(({ amount, key }) => amount !== 0 || key === 'sale'),
      gross - saleFees - tax,
    ),
    cost,
    gain,
    tax,
    lossCarried,
    ...(tax > 0 && { darf }),
  }
}

function unitsInWords(units: number): string {
  return `${formatNumber(units, Number.isInteger(units) ? 0 : 2)} ${units === 1 ? 'cota' : 'cotas'}`
}
