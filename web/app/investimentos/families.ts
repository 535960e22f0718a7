import { paidAfterMonths } from '#web/finance/calendar/business-days.ts'
import { addMonths, daysBetween } from '#web/finance/calendar/days.ts'
import { formatBrl, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import { type Holding, holdBankPaper } from '#web/finance/fixed-income/bank-paper.ts'
import { savingsOf, tesouroSelicOf } from '#web/finance/fixed-income/beside.ts'
import { fixedIncomeIrRate } from '#web/finance/fixed-income/redemption.ts'
import { cdiFactor, grossUp } from '#web/finance/fixed-income/yields.ts'
import { fgcTables } from '#web/finance/tables/fixed-income/fgc.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { lciLcaTerms } from '#web/finance/tables/fixed-income/lci-lca.ts'
import { poupanca } from '#web/finance/tables/fixed-income/poupanca.ts'
import { rendaVariavel } from '#web/finance/tables/income-tax/renda-variavel.ts'
import { rateAndDay } from '#web/rates/daily/day-of-rate.ts'
import type { References } from '#web/rates/daily/references.ts'

/** Terms to compare, in months. */
export const terms = { 6: '6 meses', 12: '1 ano', 24: '2 anos', 60: '5 anos' } as const
export type Months = keyof typeof terms

export type Question = { amount: Cents; months: Months; date: IsoDate; rates: References }

/** Why there is no amount in a row: nobody can know, a figure is missing, or the paper does not exist for the term. */
type Net = Cents | 'unknowable' | 'no-data' | 'too-short'

export type Family = {
  name: string
  /** With what its bank or the Treasury is supposed to pay: `LCI ou LCA, 90 % do CDI`. */
  named: string
  net: Net
  yields: string
  tax: string
  iof: string
  minimum: string
  /** When the money comes back, and whether it can come back before the term. */
  back: string
  isLiquid: boolean
  guarantee: string
  isCovered: boolean
  isTaxFree: boolean
  risk: string
}

/** The share of the CDI that the comparison supposes: what each bank pays is another. */
const CDB_SHARE: Fraction = 1
const LCI_SHARE: Fraction = 0.9

const NO_DATA = 'sem dado'
/** Business days. */
const YEAR = 252

/**
 * The families side by side, in the order of the alphabet, with the rates of today held still for the whole term.
 *
 * Nothing is supposed in place of a figure that is missing: the row stays, its amount does not.
 */
export function familiesOf(question: Question): Family[] {
  return [...exchangeFamilies(question), ...bankFamilies(question), ...plainFamilies(question)].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'pt-BR'),
  )
}

function exchangeFamilies({ date }: Question): Family[] {
  const rule = inForce(rendaVariavel, date)
  const shared = {
    net: 'unknowable',
    iof: 'não',
    back: 'em dias úteis, pelo preço do dia',
    isLiquid: true,
    guarantee: 'não tem',
    isCovered: false,
    isTaxFree: false,
  } as const
  return [
    {
      ...shared,
      name: 'Ações',
      named: 'Ações',
      yields: 'depende da empresa',
      tax: rule
        ? `vendas de até ${formatBrl(rule.exemptShareSalesUpTo)} no mês, isento; acima, ${percentInWords(rule.commonRate)} do ganho`
        : NO_DATA,
      minimum: 'uma ação',
      risk: 'o preço pode cair muito e não voltar',
    },
    {
      ...shared,
      name: 'Fundos imobiliários',
      named: 'Fundos imobiliários',
      yields: 'depende do fundo',
      tax: rule ? `renda isenta, com condições; ${percentInWords(rule.fiiRate)} do ganho na venda` : NO_DATA,
      minimum: 'uma cota',
      risk: 'imóvel vazio, devedor que não paga, cota em queda',
    },
  ]
}

/** Lent to a bank for a share of the CDI. */
function bankFamilies(question: Question): Family[] {
  const { date, rates } = question
  const shared = { minimum: 'depende do banco', guarantee: guaranteeOn(date), isCovered: true }
  return [
    {
      ...shared,
      name: 'CDB',
      named: `CDB, ${percentInWords(CDB_SHARE)} do CDI`,
      net: bankNet(question, CDB_SHARE, false),
      yields: shareInWords(rates, CDB_SHARE),
      tax: incomeTaxOf(question),
      iof: 'nos primeiros 29 dias',
      back: 'no dia ou no vencimento, conforme o CDB',
      isLiquid: true,
      isTaxFree: false,
      risk: 'o banco quebrar com você acima do limite',
    },
    {
      ...shared,
      name: 'LCI e LCA',
      named: `LCI ou LCA, ${percentInWords(LCI_SHARE)} do CDI`,
      net: lciNet(question),
      yields: shareInWords(rates, LCI_SHARE),
      tax: 'isento',
      iof: 'alíquota zero',
      back: lciBack(date),
      isLiquid: false,
      isTaxFree: true,
      risk: 'precisar do dinheiro antes do prazo',
    },
  ]
}

/** With one price for everybody: the law's, and the Treasury's. */
function plainFamilies(question: Question): Family[] {
  const { date, rates } = question
  const { poupanca, tesouroSelic } = othersOf(question)
  return [
    {
      name: 'Poupança',
      named: 'Poupança',
      net: poupanca?.net ?? 'no-data',
      yields: poupanca ? savingsInWords(poupanca, date) : NO_DATA,
      tax: 'isento',
      iof: 'não',
      minimum: 'em geral, nenhum',
      back: 'a qualquer hora; rende no dia do aniversário',
      isLiquid: true,
      guarantee: guaranteeOn(date),
      isCovered: true,
      isTaxFree: true,
      risk: 'render menos que a inflação ou que os outros',
    },
    {
      name: 'Tesouro Selic',
      named: 'Tesouro Selic',
      net: tesouroSelic?.net ?? 'no-data',
      yields: tesouroSelicInWords(rates),
      tax: incomeTaxOf(question),
      iof: 'nos primeiros 29 dias',
      minimum: 'cerca de R$\u00A030',
      back: 'em dias úteis, pelo preço do dia',
      isLiquid: true,
      guarantee: 'Tesouro Nacional',
      isCovered: true,
      isTaxFree: false,
      risk: 'render menos se a Selic cair',
    },
  ]
}

/** The rate of the term, and between which it lies: who asks for another term has another one. */
function incomeTaxOf({ date, months }: Question): string {
  const redeemedOn = paidAfterMonths(date, months)
  const rate = fixedIncomeIrRate(daysBetween(date, redeemedOn), redeemedOn)
  const [first, ...others] = inForce(fixedIncomeIr, redeemedOn)?.brackets ?? []
  const last = others.at(-1)
  if (!(rate && first && last)) return NO_DATA
  const range = `de ${percentInWords(first.rate)} a ${percentInWords(last.rate)} conforme o prazo`
  return `${percentInWords(rate)} do rendimento em ${terms[months]}; ${range}`
}

function guaranteeOn(date: IsoDate): string {
  const limits = inForce(fgcTables, date)
  return limits ? `FGC, até ${formatBrl(limits.perConglomerate)}` : 'FGC'
}

/** A CDB of 100 % of the CDI with its lines, for the Nota beside the table; undefined without a CDI. */
export function cdbOf(question: Question) {
  const holding = holdingOf(question, CDB_SHARE, false)
  const held = holding && holdBankPaper(holding)
  return held?.ok ? held : undefined
}

function holdingOf(
  { amount, months, date, rates }: Question,
  share: Fraction,
  exempt: boolean,
): Holding | undefined {
  if (!rates.cdi) return undefined
  const paper = { kind: 'cdi-share', share, annualCdi: rates.cdi.rate } as const
  return { amount, monthlyContribution: 0, paper, date, maturity: addMonths(date, months), exempt }
}

function bankNet(question: Question, share: Fraction, exempt: boolean): Net {
  const holding = holdingOf(question, share, exempt)
  const held = holding && holdBankPaper(holding)
  return held?.ok ? held.net : 'no-data'
}

function lciNet(question: Question): Net {
  const minimum = inForce(lciLcaTerms, question.date)?.minimum.lci
  if (minimum && 'months' in minimum && question.months < minimum.months) return 'too-short'
  return bankNet(question, LCI_SHARE, true)
}

function lciBack(date: IsoDate): string {
  const minimum = inForce(lciLcaTerms, date)?.minimum.lci
  return minimum && 'months' in minimum
    ? `depois de ${minimum.months} meses, ou só no vencimento`
    : 'só no vencimento'
}

/**
 * After "Em miúdos:": what each of `shown` leaves, when the LCI comes back, and which CDB would leave as much as it. Nothing
 * where no amount is known.
 */
export function decisionInWords(question: Question, shown: readonly Family[]): string {
  const { amount, months, date, rates } = question
  const known = shown.filter(({ net }) => typeof net === 'number')
  if (known.length === 0) return ''
  const amounts = known.map(({ named, net }) => `${named}, ${netInWords(net)}`).join('; ')
  const said = [`com ${formatBrl(amount)} por ${terms[months]} ficam: ${amounts}.`]
  const term = known.some(({ isTaxFree, isLiquid }) => isTaxFree && !isLiquid) && cdbOf(question)
  if (term && rates.cdi) {
    said.push(`O dinheiro da LCI ou LCA volta ${lciBack(date)}.`)
    const { days, businessDays } = term.term
    const paper = { exemptShare: LCI_SHARE, annualCdi: rates.cdi.rate, days, businessDays, date: term.paidOn }
    const even = grossUp(paper)
    if (even.ok) said.push(`Um CDB de ${formatPercent(even.exactShare)} do CDI empata com ela.`)
  }
  return said.join(' ')
}

/** Poupança and Tesouro Selic, each only with the figures that it needs. */
function othersOf({ amount, months, date, rates: { cdi, selic, tr } }: Question) {
  const applied = { amount, monthlyContribution: 0, date, maturity: addMonths(date, months) }
  return {
    poupanca: selic && tr && savingsOf(applied, { selicTarget: selic.rate, monthlyTr: tr.rate }),
    tesouroSelic: cdi && tesouroSelicOf({ ...applied, exempt: false }, cdi.rate),
  }
}

function shareInWords({ cdi }: References, share: Fraction): string {
  const kind = `${percentInWords(share)} do CDI`
  if (!cdi) return `${kind}: ${NO_DATA}`
  return `${kind}: ${formatPercent(cdiFactor({ annualCdi: cdi.rate, share, businessDays: YEAR }) - 1)} ao ano`
}

/** Its rate is the effective Selic, which the CDI follows; the target, a tenth of a point above, only rules savings. */
function tesouroSelicInWords({ cdi }: References): string {
  return cdi ? `Selic efetiva, medida aqui pelo CDI: ${formatPercent(cdi.rate)} ao ano` : NO_DATA
}

/** Of a savings account: what comes later in a month is of the next. */
const LAST_ANNIVERSARY = 28

function savingsInWords(
  { monthlyRate, isFixed }: NonNullable<ReturnType<typeof savingsOf>>,
  date: IsoDate,
): string {
  const rule = inForce(poupanca, date)
  if (!rule) return NO_DATA
  const kind = isFixed
    ? `TR + ${percentInWords(rule.fixedMonthlyRate)}`
    : `TR + ${percentInWords(rule.selicShare)} da Selic`
  const day = Number(date.slice(8))
  const late = day > LAST_ANNIVERSARY ? `; um depósito do dia ${day} conta do dia 1º` : ''
  return `${kind}: ${formatPercent(monthlyRate)} ao mês${late}`
}

export function netInWords(net: Net): string {
  if (typeof net === 'number') return formatBrl(net)
  return { unknowable: 'não dá para saber', 'no-data': 'sem dado', 'too-short': 'não há nesse prazo' }[net]
}

/** `CDI de 18/11/2026, meta da Selic de …, TR de …`: of when the figures are that there are. */
export function daysInWords({ cdi, selic, tr }: References): string {
  const named = [
    ['CDI', cdi],
    ['meta da Selic', selic],
    ['TR', tr],
  ] as const
  return named.flatMap(([name, reference]) => (reference ? [rateAndDay(name, reference)] : [])).join(', ')
}
