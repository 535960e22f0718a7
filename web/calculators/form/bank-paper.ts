import { nonBusinessDayInWords } from '#web/finance/calendar/business-days.ts'
import { daysBetween } from '#web/finance/calendar/days.ts'
import { formatBrl, formatDay, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import type { Cents, IsoDate } from '#web/finance/core/money.ts'
import type { Step } from '#web/finance/core/statement.ts'
import type { HoldingResult } from '#web/finance/fixed-income/bank-paper.ts'
import type { Beside } from '#web/finance/fixed-income/beside.ts'
import { fixedIncomeIrRate } from '#web/finance/fixed-income/redemption.ts'
import type { Yield } from '#web/finance/fixed-income/yields.ts'
import { excelNumber } from './actions/export.ts'
import type { Chart, NotaRow, Shown, Table } from './calculator.ts'
import { brl, percent } from './fields.ts'
import { countInWords, stepRow } from './words.ts'

// Words that the calculators of a bank's papers share: CDB, LCI and LCA.

type Held = Extract<HoldingResult, { ok: true }>

/** Held by the same person in the same bank, and the pay of a savings account now. */
export function besideFields() {
  return {
    otherDeposits: brl('Já tem no mesmo banco', {
      key: 'o',
      example: '0,00',
      max: 10_000_000_00,
      hint: 'CDB, LCI, poupança e conta, somados',
      more: true,
    }),
    selicTarget: percent('Meta da Selic', {
      key: 's',
      example: '13,75',
      max: 1,
      unit: '% ao ano',
      hint: 'Para comparar com a poupança',
      live: 'selic',
      more: true,
      half: true,
    }),
    monthlyTr: percent('TR', {
      key: 'tr',
      example: '0,1668',
      max: 0.05,
      step: 0.01,
      unit: '% ao mês',
      live: 'tr',
      more: true,
      half: true,
    }),
  }
}

/** How much of the paper the FGC pays if the bank breaks. */
export function fgcPart({ covered, excess, source }: Held['fgc']): NonNullable<Shown['apart']>[number] {
  const outside: NotaRow[] = excess > 0 ? [{ label: 'Fora da garantia', amount: excess }] : []
  return {
    title: 'Garantia do FGC no vencimento',
    rows: [{ label: 'Coberto', amount: covered, source }, ...outside],
  }
}

export function fgcInWords({ limit, excess, perFourYears }: Held['fgc'], otherDeposits: Cents): string {
  const other = otherDeposits > 0 ? ', junto com o que você já tem lá' : ''
  const four = perFourYears
    ? ` Somando todos os bancos, ele paga no máximo ${formatBrl(perFourYears)} a cada quatro anos.`
    : ''
  return `O FGC cobre até ${formatBrl(limit)} por CPF em cada conglomerado, com o rendimento até o dia da intervenção${other}. Desta aplicação, ${formatBrl(excess)} ficam de fora da garantia.${four}`
}

/** A maturity on a day without banks, the day on which it is paid, and what that changes in the tax. */
export function paidLaterInWords(
  { paidOn, term }: Pick<Held, 'paidOn' | 'term'>,
  { date, maturity, exempt }: { date: IsoDate; maturity: IsoDate; exempt: boolean },
): string {
  const why = `${formatDay(maturity)} é ${nonBusinessDayInWords(maturity)}: o banco paga em ${formatDay(paidOn)}, o dia útil seguinte, e a conta usa esse dia.`
  if (exempt) return why
  const asked = daysBetween(date, maturity)
  const [before, after] = [fixedIncomeIrRate(asked, paidOn), fixedIncomeIrRate(term.days, paidOn)]
  if (before === undefined || after === undefined || before === after) return why
  return `${why} Até o vencimento são ${countInWords(asked, 'days')}, com imposto de ${percentInWords(before)}; até o pagamento, ${countInWords(term.days, 'days')}, com ${percentInWords(after)}.`
}

type Course = Pick<Held, 'years'> & { amount: Cents }

/** Each anniversary, the last the maturity itself. */
export function anniversaryTable({ years }: Course): Table {
  return {
    caption: 'A cada aniversário da aplicação, em reais',
    columns: ['Dia', 'Aplicado', 'Bruto', 'Líquido'],
    rows: years.map(({ date, invested, gross, net }) => [formatDay(date), invested, gross, net]),
  }
}

export function courseChart({ years, amount }: Course, title: string): Chart {
  return {
    kind: 'area',
    title,
    subtitle: 'O que você teria, líquido, ao fim de cada ano, em reais',
    series: [
      { label: 'aplicado', values: [amount, ...years.map(({ invested }) => invested)] },
      { label: 'líquido', values: [amount, ...years.map(({ net }) => net)] },
    ],
    labels: ['hoje', ...years.map(({ date }) => formatDay(date))],
  }
}

type Named = { label: string; net: Cents }

/** The own papers first, then what the same money leaves elsewhere. */
export function besideTable(
  own: readonly Named[],
  { poupanca, tesouroSelic }: Beside,
  invested: Cents,
): Table {
  const all: Named[] = [
    ...own,
    ...(tesouroSelic ? [{ label: 'Tesouro Selic', net: tesouroSelic.net }] : []),
    ...(poupanca ? [{ label: 'Poupança', net: poupanca.net }] : []),
  ]
  return {
    caption: 'O mesmo dinheiro em outro lugar, no mesmo prazo, em reais',
    columns: ['Aplicação', 'Você recebe', 'Rendimento que fica'],
    rows: all.map(({ label, net }) => [label, net, net - invested]),
  }
}

/** `Dias úteis: 250 dias (da aplicação, inclusive, ao vencimento, exclusive).` */
export function stepNotes(steps: readonly Step[]): string[] {
  return steps.map((step) => {
    const row = stepRow(step)
    return `${row.label}: ${'text' in row ? row.text : ''} (${row.formula}).`
  })
}

/** How the others were worked out, for the canhoto. */
export function besideNotes({ poupanca, tesouroSelic }: Beside): string[] {
  return [
    ...(poupanca ? [savingsNote(poupanca)] : []),
    ...(tesouroSelic
      ? [
          `Tesouro Selic: rende o CDI, com IOF e IR como o CDB, ${tesouroSelic.custody > 0 ? `menos ${formatBrl(tesouroSelic.custody)} de` : 'nesse valor sem'} custódia da B3.`,
        ]
      : []),
  ]
}

function savingsNote({ monthlyRate, isFixed, selicAbove }: NonNullable<Beside['poupanca']>): string {
  const rule = isFixed
    ? `com a Selic acima de ${formatPercent(selicAbove, 1)}, taxa fixa mais a TR`
    : `com a Selic em até ${formatPercent(selicAbove, 1)}, uma parte dela mais a TR`
  return `Poupança: ${formatPercent(monthlyRate, 4)} ao mês (${rule}), só no dia do aniversário (depósito do dia 29, 30 ou 31: no dia 1º), sem imposto. Se a Selic cruzar ${formatPercent(selicAbove, 1)}, a regra muda.`
}

/** The factor of a paper as part of a formula of Excel, with the rounding of B3. */
export function factorFormula(paper: Yield, businessDays: number): string {
  const days = `${businessDays}/252`
  switch (paper.kind) {
    case 'cdi-share':
      return `ARRED((1+${dailyCdi(paper.annualCdi)}*${rate(paper.share)})^${businessDays};8)`
    case 'cdi-plus':
      return `ARRED(ARRED((1+${dailyCdi(paper.annualCdi)})^${businessDays};8)*ARRED((1+${rate(paper.spread)})^(${days});9);8)`
    case 'fixed':
      return `ARRED((1+${rate(paper.annualRate)})^(${days});9)`
    case 'ipca-plus':
      return `ARRED((1+${rate(paper.annualIpca)})^(${days})*ARRED((1+${rate(paper.realRate)})^(${days});9);8)`
  }
}

function dailyCdi(annualCdi: number): string {
  return `ARRED((1+${rate(annualCdi)})^(1/252)-1;8)`
}

function rate(fraction: number): string {
  return `${excelNumber(fraction * 100)}%`
}

/** For the fields of the converter of the CDI. */
export function converterTexts(paper: Yield, amount: Cents, date: IsoDate, maturity: IsoDate) {
  const typed = (fraction: number) => String(Number((fraction * 100).toFixed(6)))
  const rates = {
    'cdi-share': 'share' in paper ? paper.share : 0,
    'cdi-plus': 'spread' in paper ? paper.spread : 0,
    fixed: 'annualRate' in paper ? paper.annualRate : 0,
    'ipca-plus': 'realRate' in paper ? paper.realRate : 0,
  }
  return {
    k: paper.kind,
    t: typed(rates[paper.kind]),
    v: String(amount / 100),
    d: formatDay(date),
    f: formatDay(maturity),
    ...('annualIpca' in paper && { i: typed(paper.annualIpca) }),
  }
}
