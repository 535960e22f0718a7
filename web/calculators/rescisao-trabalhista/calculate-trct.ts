import type { Cents } from '#web/finance/core/money.ts'
import type { Line } from '#web/finance/core/statement.ts'

/** A line of the TRCT as printed there: its amount has no sign, `side` says what it does. */
export type TrctLine = { label: string; side: 'provento' | 'desconto'; amount: Cents }

/** `rounding`: up to two centavos apart, which a payroll program may have by rounding elsewhere. */
type Verdict = 'equal' | 'rounding' | 'higher' | 'lower' | 'missing-there' | 'missing-here'

export type TrctComparison = {
  rows: { key: string; label: string; ours: Cents; theirs: Cents; difference: Cents; verdict: Verdict }[]
  /** Theirs less ours, with the sign of what is paid or taken. */
  difference: Cents
  matches: boolean
}

const roundingCents = 2

type Side = TrctLine['side']
type Group = {
  key: string
  side: Side
  /** In a label without capitals and accents. The first group whose words are found has it. */
  words: RegExp
  /** Keys of the lines that it takes together, and their name. */
  ours?: { keys: RegExp; label: string }
}

const thirteenth = /13|decimo terceiro|natalina/

/** A TRCT may part the 13º and the vacation in two lines, one for the notice, and have one third for all vacations. */
const groups: readonly Group[] = [
  {
    key: 'third',
    side: 'provento',
    words: /1\s*\/\s*3|terco/,
    ours: { keys: /^(overdue|accrued)Third$/, label: 'Um terço das férias' },
  },
  {
    key: 'thirteenth',
    side: 'provento',
    words: thirteenth,
    ours: { keys: /^thirteenth(NextYear)?$/, label: '13º' },
  },
  {
    key: 'overdueVacation',
    side: 'provento',
    words: /ferias.{0,60}(vencid|dobr)/,
    ours: { keys: /^overdueVacation/, label: 'Férias vencidas' },
  },
  { key: 'accruedVacation', side: 'provento', words: /ferias/ },
  { key: 'notice', side: 'provento', words: /aviso/ },
  { key: 'earlyEnd', side: 'provento', words: /479|indeniz/ },
  { key: 'salaryBalance', side: 'provento', words: /saldo|salario/ },
  { key: 'inssThirteenth', side: 'desconto', words: /(inss|previd).{0,60}(13|decimo)/ },
  { key: 'inssBalance', side: 'desconto', words: /inss|previd/ },
  { key: 'irrfThirteenth', side: 'desconto', words: /(\birr?f?\b|imposto).{0,60}(13|decimo)/ },
  { key: 'irrfBalance', side: 'desconto', words: /\birr?f?\b|imposto/ },
  { key: 'thirteenthAdvance', side: 'desconto', words: thirteenth },
  { key: 'notice', side: 'desconto', words: /aviso/ },
  { key: 'earlyEnd', side: 'desconto', words: /480|prejuizo/ },
  { key: 'alimony', side: 'desconto', words: /pensao/ },
  { key: 'payrollLoan', side: 'desconto', words: /consignad|emprestimo/ },
  { key: 'employerDebts', side: 'desconto', words: /divida|adiantament/ },
]

type Pair = { key: string; label: string; ours?: Cents; theirs?: Cents }

/**
 * Our lines beside those of a TRCT. `difference` is theirs less ours, signed as in the net pay: a discount that takes
 * more there is negative.
 */
export function compareTrct(lines: readonly Line[], trct: readonly TrctLine[]): TrctComparison {
  const pairs = new Map<string, Pair>()
  const add = (side: Side, { key, label, ours, theirs }: Pair) => {
    const before = pairs.get(`${side} ${key}`)
    const both = { ours: sum(before?.ours, ours), theirs: sum(before?.theirs, theirs) }
    pairs.set(`${side} ${key}`, { key, label: before?.label ?? label, ...both })
  }
  for (const { key, label, amount } of lines) {
    const side = amount > 0 ? 'provento' : 'desconto'
    const group = groups.find((one) => one.side === side && one.ours?.keys.test(key))
    add(side, { key: group?.key ?? key, label: group?.ours?.label ?? label, ours: amount })
  }
  for (const { label, side, amount } of trct) {
    const meant = groups.find((group) => group.side === side && group.words.test(withoutAccents(label)))
    const isOurs = meant !== undefined && pairs.has(`${side} ${meant.key}`)
    const theirs = side === 'desconto' ? 0 - amount : amount
    add(side, { key: isOurs ? meant.key : label, label, theirs })
  }
  const rows = [...pairs.values()].filter(({ ours, theirs }) => ours || theirs).map(rowOf)
  return {
    rows,
    difference: rows.reduce((total, { difference }) => total + difference, 0),
    matches: rows.every(({ verdict }) => verdict === 'equal' || verdict === 'rounding'),
  }
}

function withoutAccents(label: string): string {
  return label.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

function sum(one: Cents | undefined, other: Cents | undefined): Cents | undefined {
  return one === undefined ? other : one + (other ?? 0)
}

function rowOf({ key, label, ours, theirs }: Pair): TrctComparison['rows'][number] {
  const difference = (theirs ?? 0) - (ours ?? 0)
  const verdict =
    ours === undefined ? 'missing-here' : theirs === undefined ? 'missing-there' : verdictOf(difference)
  return { key, label, ours: ours ?? 0, theirs: theirs ?? 0, difference, verdict }
}

function verdictOf(difference: Cents): Verdict {
  if (difference === 0) return 'equal'
  if (Math.abs(difference) <= roundingCents) return 'rounding'
  return difference > 0 ? 'higher' : 'lower'
}
