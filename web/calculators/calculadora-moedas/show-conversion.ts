import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatBrl, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import type { Cents } from '#web/finance/core/money.ts'
import { amountIn, roundedRate, smallestAmount, symbolOf } from '#web/finance/exchange/currencies.ts'
import type { Headline, NotaRow, Shown, Table } from '../form/calculator.ts'
import { decimalsOf } from '../form/fields.ts'
import type { ConversionAnswer, ConversionQuestion } from './question.ts'
import { noticeInWords, usesInWords } from './words.ts'

/** An amount in any currency, or what an exchange really costs, buys or leaves. */
export function showConversion(answer: ConversionAnswer, question: ConversionQuestion): Shown {
  const { from, to, use, amount, date } = question
  return {
    title: titleOf(question),
    stamp: use === 'commercial' ? 'Câmbio comercial' : `Spread de ${formatPercent(question.spread)}`,
    headline: headlineOf(answer, question),
    aside: {
      label: `${symbolOf(from.code)}\u00A01 vale`,
      value: answer.crossRate,
      text: `${symbolOf(to.code)}\u00A0${roundedRate(answer.crossRate)}`,
    },
    parts: partsOf(answer, question),
    rows: rowsOf(answer, question),
    total:
      use === 'commercial'
        ? undefined
        : { label: use === 'receive' ? 'Você recebe' : 'Total', amount: answer.total },
    apart: answer.bought === undefined ? undefined : changeOf(answer, question),
    summary: summaryOf(answer, question),
    notes: [
      ...(use === 'commercial'
        ? [
            'O valor convertido é arredondado uma vez, à menor parte da moeda: centésimos, ou unidades inteiras de moedas sem centavos.',
          ]
        : [
            'Cada linha é arredondada ao centavo, e o total é a soma delas.',
            'O spread é uma estimativa: pergunte o VET, o preço com tudo, antes de fechar.',
          ]),
      ...answer.notices.map((notice) => noticeInWords(notice, date)),
    ],
    warnings:
      use === 'investment'
        ? [
            'A alíquota menor vale só para quem investe no exterior. Para gastar ou comprar, ela não se aplica.',
          ]
        : undefined,
    excluded: [
      ...(use === 'commercial'
        ? [
            [from.code, to.code].includes('BRL')
              ? 'Spread, IOF e tarifa. Escolha em “Como vou usar” para incluir.'
              : 'Spread, IOF e tarifa: entre duas moedas estrangeiras, a conta é só a referência.',
          ]
        : ['Anuidade, saque e entrega da moeda.']),
      'A mudança da cotação até você fechar a troca.',
    ],
    tables: [roundTable(answer, question)],
    excel: excelOf(answer, question),
    carry: from.code === 'USD' && to.code === 'BRL' ? carryOf(amount, use) : undefined,
  }
}

function titleOf({ amount, from, to, use }: ConversionQuestion): string {
  const what = `${amountIn(amount, from.code)} em ${symbolOf(to.code)}`
  return use === 'commercial' ? what : `${what}, ${usesInWords[use]}`
}

function headlineOf(
  { converted, total, bought }: ConversionAnswer,
  { to, use }: ConversionQuestion,
): Headline {
  if (use === 'receive') return { label: 'Você recebe', amount: total }
  if (use !== 'commercial' && to.code === 'BRL') return { label: 'Você paga', amount: total }
  const amount = bought ?? converted
  const label = bought === undefined ? 'Vale' : 'Você compra'
  if (to.code === 'BRL') return { label, amount }
  return { label, value: amount / 100, text: amountIn(amount, to.code) }
}

/** A line in another currency is no amount of reais. */
function rowsOf({ lines }: ConversionAnswer, { to, use }: ConversionQuestion): NotaRow[] {
  const isForeign = use === 'commercial' && to.code !== 'BRL'
  return lines
    .filter(({ key, amount }) => amount !== 0 || key === 'exchange' || key === 'converted')
    .map(({ label, formula, amount, source }) => ({
      label,
      formula,
      source,
      ...(isForeign ? { text: amountIn(amount, to.code) } : { amount }),
    }))
}

function partsOf({ lines }: ConversionAnswer, { use, to }: ConversionQuestion) {
  if (use === 'commercial' || use === 'receive') return undefined
  const cost = (key: string) => lines.find((line) => line.key === key)?.amount ?? 0
  const bought = to.code === 'BRL' ? 'valor pelo câmbio comercial' : 'compram moeda'
  return [
    { label: bought, value: cost('exchange') },
    { label: 'ficam com a instituição', value: cost('spread') + cost('fee') },
    { label: 'são imposto', value: cost('iof') },
  ].filter(({ value }) => value > 0)
}

function changeOf({ total }: ConversionAnswer, { amount, to }: ConversionQuestion): Shown['apart'] {
  const change = amount - total
  if (change === 0) return undefined
  return [
    {
      title: 'Sobra',
      rows: [
        {
          label: 'Troco',
          amount: change,
          formula:
            smallestAmount(to.code) === 1 ? 'Não compra mais um centésimo' : 'Não compra mais uma unidade',
        },
      ],
    },
  ]
}

function summaryOf(answer: ConversionAnswer, { amount, from, to, use }: ConversionQuestion): string {
  const given = amountIn(amount, from.code)
  if (answer.effectiveRate === undefined) {
    const got = amountIn(answer.converted, to.code)
    return `${given} valem ${got}. É a referência entre bancos: quem compra paga também spread e, quase sempre, IOF.`
  }
  const foreign = from.code === 'BRL' ? to.code : from.code
  const rate = `R$\u00A0${roundedRate(answer.effectiveRate)} por ${symbolOf(foreign)}\u00A01`
  const tax = answer.lines.find(({ key }) => key === 'iof')?.amount ?? 0
  const said =
    tax === 0 ? 'nesta quantia, o IOF não chega a um centavo' : `${formatBrl(tax)} do total são IOF`
  return use === 'receive'
    ? `você recebe ${rate}, depois do spread, da tarifa e de ${formatBrl(-tax)} de IOF.`
    : `você paga ${rate}, com tudo; ${said}.`
}

const roundAmounts = [1, 5, 10, 50, 100, 500, 1000, 5000]

/** At the commercial rate, both ways. */
function roundTable({ crossRate, inverseRate }: ConversionAnswer, { from, to }: ConversionQuestion): Table {
  const at = (units: number, rate: number, code: string) =>
    smallestAmount(code) === 1 ? Math.round(units * rate * 100) : formatNumber(units * rate, 0)
  const [one, other] = [symbolOf(from.code), symbolOf(to.code)]
  return {
    caption: `Valores redondos, pelo câmbio comercial`,
    columns: ['Valor', `De ${one} para ${other}`, `De ${other} para ${one}`],
    rows: roundAmounts.map((units) => [
      formatNumber(units, 0),
      at(units, crossRate, to.code),
      at(units, inverseRate, from.code),
    ]),
  }
}

/** Undefined where reais buy as much as they can: that is a search, not a sum. */
function excelOf(answer: ConversionAnswer, question: ConversionQuestion): string | undefined {
  const { amount, from, to, use, spread, fee } = question
  const value = excelNumber(amount / 100, 2)
  const rate = (of: number) => excelNumber(of, Math.max(4, decimalsOf(of)))
  if (use === 'commercial') {
    const divided = to.code === 'BRL' ? '' : `/${rate(to.rate)}`
    return `=ARRED(${value}*${rate(from.rate)}${divided};${smallestAmount(to.code) === 1 ? 2 : 0})`
  }
  if (answer.bought !== undefined) return undefined
  const sign = use === 'receive' ? '-' : '+'
  const converted = `ARRED(${value}*${rate(from.rate)}*(1${sign}${excelNumber(spread)});2)`
  const { iofRate = 0 } = answer
  return `=${converted}${sign}ARRED(${converted}*${excelNumber(iofRate)};2)${sign}${excelNumber(fee / 100, 2)}`
}

function carryOf(amount: Cents, use: ConversionQuestion['use']): Shown['carry'] {
  const texts = { q: String(amount / 100), ...(use === 'commercial' || use === 'receive' ? {} : { u: use }) }
  return [{ to: 'cambio-modalidades', label: 'este valor nas seis formas de usar o dólar', texts }]
}
