import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatBrl, formatDay, formatNumber } from '#web/finance/core/format.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'
import { rendaVariavel } from '#web/finance/tables/income-tax/renda-variavel.ts'
import { defineCalculator, type NotaRow, type Shown, type Table } from '../form/calculator.ts'
import { carriedRows, exemptionRows, monthInWords, noticeInWords } from '../form/exchange.ts'
import type { Values } from '../form/fields.ts'
import { decimalsOf } from '../form/fields.ts'
import { type AveragePriceInput, type AveragePriceResult, calculateAveragePrice } from './calculate.ts'
import type { Position } from './calculate-trades.ts'
import { fields, wholeCode } from './fields.ts'

type Answer = Extract<AveragePriceResult, { ok: true }>
type Refusal = Extract<AveragePriceResult, { ok: false }>

export const calculator = defineCalculator({
  slug: 'preco-medio',
  fields,
  toInput,
  calculate: calculateAveragePrice,
  refusal: refusalInWords,
  show,
  tables: [darf, rendaVariavel],
})

function toInput({
  trades,
  funds = '',
  others = '',
  commonLoss = 0,
  dayTradeLoss = 0,
  fundLoss = 0,
  paidOn,
  selic,
}: Values<typeof fields>): AveragePriceInput {
  return {
    trades: trades.map(({ fees = 0, ...trade }) => ({ ...trade, fees })),
    funds: codesIn(funds),
    others: codesIn(others),
    losses: { common: commonLoss, dayTrade: dayTradeLoss, fund: fundLoss },
    ...(paidOn && { paidOn }),
    ...(selic !== undefined && { fullMonthsSelic: selic }),
  }
}

const codesIn = (text: string) =>
  text
    .split(/[\s;,]+/)
    .filter(Boolean)
    .map(wholeCode)

function show(answer: Answer, input: AveragePriceInput): Shown {
  const { last, months, lines, total, code, late, carried } = answer
  const month = months.at(-1)
  const payBy = month?.payBy
  const held = last.quantity > 0 ? '' : ', na venda'
  return {
    title: `Preço médio de ${last.code}`,
    stamp: late ? `Pago em ${formatDay(input.paidOn ?? late.due)}` : payBy && `Pague até ${formatDay(payBy)}`,
    headline: {
      label: `Preço médio de ${last.code}${held}`,
      value: last.average / 100,
      text: averageInWords(last),
    },
    ...(month && { aside: { label: `DARF ${code} de ${monthInWords(month.month)}`, amount: total } }),
    rows: lines,
    ...(month && { total: { label: `DARF ${code} de ${monthInWords(month.month)}`, amount: total } }),
    apart: [
      { title: 'O que você tem', rows: answer.positions.map(positionRow) },
      ...(month
        ? [{ title: `Vendas de ações em ${monthInWords(month.month)}`, rows: exemptionRows(month) }]
        : []),
      ...(carriedRows(carried).length > 0
        ? [{ title: 'Fica para os próximos meses', rows: carriedRows(carried) }]
        : []),
    ],
    summary: summaryInWords(answer),
    notes: [
      'Preço médio = custo de tudo o que foi comprado, com os custos da nota, dividido pela quantidade (IN RFB 1.585/2015, art. 58; Receita, “Ganho líquido”). Ele não é arredondado no caminho; cada resultado é, uma vez.',
      'Day trade é o que foi comprado e vendido no mesmo dia: a primeira compra com a primeira venda, e assim por diante. Não muda o preço médio (IN RFB 1.585/2015, art. 65, § 3º).',
      'Cada prejuízo só diminui ganho do mesmo tipo, sem prazo. O que você vendeu em mês isento com ganho não gasta prejuízo.',
    ],
    warnings: warningsOf(answer, input),
    excluded: [
      'O IR que a corretora já reteve (o dedo-duro): ele diminui o DARF, na conta do imposto de ações no mês.',
      'Venda a descoberto que passa de um dia, aluguel, opções e futuros.',
      'Grupamento e desdobramento: digite as operações de antes já na quantidade de depois. Bonificação entra com o custo que a empresa informa.',
      'Day trade com uma parte em cada corretora: aqui, o dia é um só.',
    ],
    tables: tablesOf(answer),
    excel: excelOf(last),
    carry: carryOf(answer),
  }
}

/** `R$ 12,9169`: with as many decimals as it has, two to four. */
function averageInWords({ average }: Position): string {
  const reais = average / 100
  return `R$\u00A0${formatNumber(reais, Math.min(4, Math.max(2, decimalsOf(reais))))}`
}

function positionRow(position: Position): NotaRow {
  const { code, quantity, cost } = position
  if (quantity === 0) return { label: code, text: 'nada', formula: 'tudo foi vendido' }
  return {
    label: code,
    text: formatBrl(cost),
    formula: `${formatNumber(quantity, 0)} × ${averageInWords(position)}`,
  }
}

function summaryInWords({ last, months, total, code, late }: Answer): string {
  const price = `cada ${last.code} custou ${averageInWords(last)} em média, com os custos.`
  const month = months.at(-1)
  if (!month) return `${price} Sem venda, não há imposto.`
  const { payBy, carried, exemption } = month
  const of = `de ${monthInWords(month.month)}`
  if (total > 0 && late?.lacksSelic)
    return `${price} O DARF ${code} ${of}, com multa, é de ${formatBrl(total)} mais a Selic dos meses inteiros, que falta digitar.`
  if (total > 0 && late) return `${price} O DARF ${code} ${of}, com multa e juros, é de ${formatBrl(total)}.`
  const { shares, dayTrade } = month.expectedWithheld
  const withheld =
    shares + dayTrade > 0
      ? ` Dele sai o IR que a corretora reteve: ${formatBrl(shares + dayTrade)}, pela regra.`
      : ''
  if (total > 0)
    return `${price} O DARF ${code} ${of} é de ${formatBrl(total)}${payBy ? `, até ${formatDay(payBy)}` : ''}.${withheld}`
  if (carried.pendingTax > 0)
    return `${price} O imposto ${of}, ${formatBrl(carried.pendingTax)}, espera os próximos meses.`
  if (exemption.exemptGain > 0) return `${price} O ganho ${of}, ${formatBrl(exemption.exemptGain)}, é isento.`
  return `${price} Não há DARF ${of}.`
}

function warningsOf({ months, positions, late }: Answer, { funds, others }: AveragePriceInput): string[] {
  const month = months.at(-1)
  const known = [...funds, ...others]
  // Funds, ETFs and units share the ending; BDRs have their own.
  const doubtful = positions
    .map(({ code }) => code)
    .filter((code) => /(11|3[2-59])$/.test(code) && !known.includes(code))
  return [
    ...(month?.notices ?? []).map((notice) =>
      month ? noticeInWords(notice, month.exemption, month.month) : '',
    ),
    ...(late?.lacksSelic
      ? [
          'Falta a Selic dos meses inteiros: sem ela, os juros são só os do mês do pagamento. A soma está no Sicalc, da Receita.',
        ]
      : []),
    ...(doubtful.length > 0
      ? [
          `${doubtful.join(', ')} entrou como ação. Se é FII, Fiagro, ETF ou BDR, diga em “Mais opções”: a isenção é só de ações, e FII e Fiagro pagam como day trade.`,
        ]
      : []),
  ]
}

function tablesOf({ months, traded, sales }: Answer): Table[] {
  if (sales.length === 0) return []
  return [
    {
      caption: 'Mês a mês, em reais',
      columns: ['Mês', 'Ações vendidas', 'Resultado comum', 'Day trade', 'FII', 'DARF', 'Vence em'],
      rows: months.map(({ month, exemption, total, payBy }, index) => {
        const { shareResult = 0, otherResult = 0, dayTradeResult = 0, fiiResult = 0 } = traded[index] ?? {}
        const due = payBy ? formatDay(payBy) : 'sem DARF'
        return [
          monthInWords(month),
          exemption.sold,
          shareResult + otherResult,
          dayTradeResult,
          fiiResult,
          total,
          due,
        ]
      }),
    },
    {
      caption: 'Cada venda, em reais',
      columns: ['Dia', 'Código', 'Tipo', 'Quantidade', 'Vendido', 'Resultado'],
      rows: sales.map(({ date, code, kind, quantity, sold, result }) => [
        formatDay(date),
        code,
        kind === 'common' ? 'comum' : 'day trade',
        formatNumber(quantity, 0),
        sold,
        result,
      ]),
    },
  ]
}

/** What is held by its cost and quantity; after the last sale, the average itself. */
function excelOf({ quantity, average }: Position): string {
  return quantity > 0
    ? `=${excelNumber((average * quantity) / 100, 6)}/${quantity}`
    : `=${excelNumber(average / 100, 8)}`
}

/** The last month with sales into the month's tax, where what the broker withheld comes off. */
function carryOf({ months, traded }: Answer): Shown['carry'] {
  const month = traded.at(-1)
  if (!month) return []
  const before = months.at(-2)?.carried
  const reais = (cents = 0) => String(cents / 100)
  return [
    {
      to: 'acoes-mensal',
      label: 'o imposto do mês, com o IR já retido',
      texts: {
        d: formatDay(month.month),
        v: reais(month.shareSales),
        l: reais(month.shareResult),
        dt: reais(month.dayTradeResult),
        o: reais(month.otherResult),
        f: reais(month.fiiResult),
        ...(before && {
          p: reais(before.commonLoss),
          pd: reais(before.dayTradeLoss),
          pf: reais(before.fiiLoss),
          e: reais(before.pendingTax),
        }),
      },
    },
  ]
}

export function refusalInWords(refusal: Refusal): string {
  switch (refusal.reason) {
    case 'no-table-in-force':
      return 'Não temos a regra desse mês: as vendas desta conta vão de janeiro de 2005 em diante. Mude as datas.'
    case 'sold-too-much':
      return `Em ${formatDay(refusal.date)} você vende ${formatNumber(refusal.missing, 0)} ${refusal.code} a mais do que tem. Digite também as compras de antes.`
  }
}
