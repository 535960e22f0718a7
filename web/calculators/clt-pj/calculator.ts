import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents } from '#web/finance/core/money.ts'
import { dividendTables } from '#web/finance/tables/income-tax/dividends.ts'
import { irpfAnualTables } from '#web/finance/tables/income-tax/irpf-anual.ts'
import { irpfm } from '#web/finance/tables/income-tax/irpfm.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { fgtsTables } from '#web/finance/tables/labour/fgts.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { meiTables } from '#web/finance/tables/labour/mei.ts'
import { proLaboreTables } from '#web/finance/tables/labour/pro-labore.ts'
import { rescisaoTables } from '#web/finance/tables/labour/rescisao.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { simplesNacionalTables } from '#web/finance/tables/labour/simples-nacional.ts'
import {
  type Compared,
  defineCalculator,
  type Headline,
  type NotaRow,
  type Shown,
  type Table,
} from '../form/calculator.ts'
import { shortBrl } from '../form/words.ts'
import { type CltPjResult, calculateCltPj } from './calculate.ts'
import type { PjRefusal, PjYear } from './calculate-pj.ts'
import { fields } from './fields.ts'
import { type CltPjInput, type Regime, regimesInWords } from './question.ts'

type Answer = Extract<CltPjResult, { ok: true }>

export const calculator = defineCalculator({
  slug: 'clt-pj',
  fields,
  toInput: ({ benefits = 0, accountant = 0, dependants = 0, ...typed }): CltPjInput => ({
    ...typed,
    benefits,
    accountant,
    dependants,
  }),
  calculate: calculateCltPj,
  refusal: refusalInWords,
  show,
  whatIf: { rows: { field: 'invoice', times: 0.1 }, columns: { field: 'salary', times: 0.1 } },
  tables: [
    dividendTables,
    fgtsTables,
    inssTables,
    irpfAnualTables,
    irpfm,
    irrfTables,
    meiTables,
    proLaboreTables,
    rescisaoTables,
    salarioMinimoTables,
    simplesNacionalTables,
  ],
  ruleDates: { field: 'date', since: '2024-01-01' },
})

function show(answer: Answer, input: CltPjInput): Shown {
  const { pj, clt, lines, total, breakEven } = answer
  const sumOfPj: NotaRow = { label: 'O ano do PJ', amount: pj.total, kind: 'subtotal' }
  const sumOfClt: NotaRow = { label: 'O ano da CLT', amount: clt.total, kind: 'subtotal' }
  return {
    title: `CLT de ${shortBrl(input.salary)} ou PJ de ${shortBrl(input.invoice)}`,
    headline: headlineOf(total),
    ...(breakEven && { aside: { label: 'Nota por mês que empata', amount: breakEven } }),
    parts: [
      { label: 'que ficam com o PJ', value: pj.total },
      { label: 'de impostos e INSS', value: pj.taxes },
      { label: 'de contador', value: pj.accountant },
    ].filter(({ value }) => value > 0),
    rows: [...pj.lines, sumOfPj, ...lines.slice(-1)],
    total: { label: 'PJ menos CLT', amount: total },
    apart: [{ title: 'O ano da CLT', rows: [...clt.lines, sumOfClt] }],
    summary: summaryInWords(answer),
    notes: [
      'As regras do dia valem para o ano inteiro, e a empresa já faturava o mesmo nos 12 meses antes.',
      'O lucro sai todo para o dono, com contabilidade que o prova (LC 123/2006, art. 14, § 2º). No fator R, só o pró-labore conta como folha.',
      `O FGTS da CLT, ${formatBrl(clt.fgts)}, fica na conta do fundo: só sai nos casos da lei.`,
      'Os direitos da CLT: Constituição, art. 7º; CLT, art. 129; Leis 4.090/1962, 7.998/1990, 8.036/1990 e 8.213/1991.',
      'O imposto é o retido por mês. A declaração anual pode devolver ou cobrar a diferença.',
    ],
    warnings: warningsOf(answer, input),
    excluded: [
      'O anexo IV (advocacia, limpeza, obra), o lucro presumido e o ISS que empresas maiores pagam à parte.',
      'Multa do FGTS, aviso prévio, seguro-desemprego, hora extra e participação nos lucros da CLT.',
      'Despesas do PJ além do contador: certificado digital, conta da empresa, equipamento, férias e plano de saúde.',
      'O redutor do imposto mínimo por imposto que a empresa já pagou (Lei 15.270/2025).',
    ],
    compared: comparedOf(answer, input),
    tables: [moneyTable(answer), rightsTable(input)],
    excel: excelOf(answer),
    carry: [
      {
        to: 'salario-liquido',
        label: 'o salário líquido da CLT, mês a mês',
        texts: { s: String(input.salary / 100), n: String(input.dependants) },
      },
    ],
  }
}

function headlineOf(total: Cents): Headline {
  if (total < 0) return { label: 'CLT deixa a mais, no ano', amount: -total, opposite: true }
  return { label: total > 0 ? 'PJ deixa a mais, no ano' : 'CLT e PJ deixam o mesmo no ano', amount: total }
}

function summaryInWords({ pj, clt, total, breakEven }: Answer): string {
  const side =
    total === 0 ? 'o mesmo que' : `${formatBrl(Math.abs(total))} a ${total > 0 ? 'mais' : 'menos'} que`
  const even = breakEven
    ? `A nota que empata é de ${formatBrl(breakEven)} por mês.`
    : 'Nenhuma nota dentro do limite empata.'
  return `o PJ deixa ${formatBrl(pj.total)} no ano, ${side} a CLT, que deixa ${formatBrl(clt.total)} com o FGTS. ${even}`
}

function warningsOf({ pj }: Answer, { regime, date }: CltPjInput): string[] {
  const { company } = pj
  const isThird = regime === 'minimum' && company?.annex === 'iii'
  return [
    ...(regime === 'mei'
      ? [
          'Profissão regulamentada, programação e consultoria não podem ser MEI: a lista de ocupações está na Resolução CGSN 140/2018, anexo XI.',
        ]
      : []),
    ...(isThird
      ? ['Com esta nota, um salário mínimo de pró-labore já chega ao fator R: vale o anexo III.']
      : []),
    ...(company && company.withheld > 0 ? [withheldInWords(company, date)] : []),
  ]
}

function withheldInWords(
  { profit, withheld }: NonNullable<PjYear['company']>,
  date: CltPjInput['date'],
): string {
  const { exemptUpTo = 0, rate = 0 } = inForce(dividendTables, date) ?? {}
  return `O lucro de ${formatBrl(profit)} por mês passa de ${formatBrl(exemptUpTo)}: a empresa retém ${percentInWords(rate)}, ${formatBrl(withheld)} por mês, e a declaração acerta com o imposto mínimo. A Receita aplica isso ao Simples; se a LC 123/2006, art. 14, impede, está em disputa na Justiça.`
}

export function refusalInWords({ reason }: PjRefusal, { regime, date }: CltPjInput): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não há tabela de INSS e imposto para essa data: as guardadas começam em 01/01/2024. Use uma data mais recente.'
    case 'above-mei':
      return `O MEI fatura até ${formatBrl(inForce(meiTables, date)?.annualLimit ?? 0)} no ano. Escolha o Simples ou diminua a nota.`
    case 'above-sublimit':
      return `Acima de ${formatBrl(inForce(simplesNacionalTables, date)?.annexes.iii.at(-1)?.upTo ?? 0)} no ano o ISS é pago fora do Simples, e esta conta não o tem. Diminua a nota.`
    case 'costs-above-invoice':
      return regime === 'mei'
        ? 'O DAS do MEI passa das notas do ano. Aumente a nota.'
        : 'O imposto, o contador e o pró-labore de um salário mínimo passam das notas do ano. Aumente a nota.'
  }
}

/** Of each option: what it means and what it leaves in the year, or why it has no answer. */
function comparedOf({ years }: Answer, { date }: CltPjInput): Compared {
  const { factorR = 0 } = inForce(simplesNacionalTables, date) ?? {}
  const { annualLimit = 0 } = inForce(meiTables, date) ?? {}
  const ownPay: Readonly<Record<Regime, string>> = {
    'factor-r': `o salário do dono (pró-labore) é ${percentInWords(factorR)} da nota ou o mínimo, e paga INSS`,
    minimum: `o pró-labore é um salário mínimo; abaixo de ${percentInWords(factorR)} da nota, o anexo é o V`,
    'annex-iii': 'a lei põe algumas atividades nele, com qualquer pró-labore; aqui, o mínimo',
    mei: `até ${shortBrl(annualLimit)} de nota no ano, para as ocupações da lista; valor fixo por mês`,
  }
  // Object.entries widens the names of a constant record.
  const ways = Object.entries(years) as [Regime, PjYear | PjRefusal][]
  return Object.fromEntries(
    ways.map(([regime, year]) => [
      regime,
      year.ok
        ? { note: `${annexInWords(year)}${ownPay[regime]}`, amount: formatBrl(year.total) }
        : { note: `${refusedInWords[year.reason]}; ${ownPay[regime]}`, amount: '–' },
    ]),
  )
}

function annexInWords({ company }: PjYear): string {
  if (!company) return ''
  return company.annex === 'iii' ? 'anexo III, que paga menos: ' : 'anexo V, que paga mais: '
}

const refusedInWords: Readonly<Record<PjRefusal['reason'], string>> = {
  'no-table-in-force': 'sem tabela',
  'above-mei': 'acima do limite',
  'above-sublimit': 'acima do limite',
  'costs-above-invoice': 'a nota não paga os custos',
}

function moneyTable({ clt, years }: Answer): Table {
  const row = (name: string, incoming: Cents, cost: Cents, left: Cents) => [
    name,
    incoming,
    cost,
    left,
    Math.round(left / 12),
  ]
  // Object.entries widens the names of a constant record.
  const ways = Object.entries(years) as [Regime, PjYear | PjRefusal][]
  return {
    caption: 'Um ano de cada jeito, em reais; a CLT com benefícios e FGTS',
    columns: ['Jeito', 'Entra', 'Impostos e contador', 'Sobra no ano', 'Por mês'],
    rows: [
      row('CLT', clt.gross, clt.withheld, clt.total),
      ...ways.flatMap(([regime, year]) =>
        year.ok ? [row(regimesInWords[regime], year.revenue, year.taxes + year.accountant, year.total)] : [],
      ),
    ],
  }
}

function rightsTable({ date }: CltPjInput): Table {
  const fgts = percentInWords(inForce(fgtsTables, date)?.depositRate ?? 0)
  return {
    caption: 'O que muda além do dinheiro',
    columns: ['Direito', 'CLT', 'PJ', 'MEI'],
    rows: [
      ['13º salário', 'sim', 'não', 'não'],
      ['Férias pagas, com um terço', '30 dias', 'não', 'não'],
      ['FGTS', `${fgts} do salário`, 'não', 'não'],
      ['Multa do FGTS e seguro-desemprego', 'se dispensado', 'não', 'não'],
      ['Aviso prévio', '30 dias ou mais', 'como no contrato', 'como no contrato'],
      ['Hora extra e jornada', 'sim', 'não', 'não'],
      [
        'Doença, licença e aposentadoria pelo INSS',
        'sobre o salário',
        'sobre o pró-labore',
        'sobre um mínimo',
      ],
    ],
  }
}

/** The lines of the company less the year of the CLT, in reais. */
function excelOf({ lines }: Answer): string {
  const terms = lines.map(
    ({ amount }) => `${amount < 0 ? '-' : '+'}${excelNumber(Math.abs(amount) / 100, 2)}`,
  )
  return `=${terms.join('').replace(/^\+/, '')}`
}
