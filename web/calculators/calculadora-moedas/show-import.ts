import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatBrl, formatCents, formatDay, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { amountIn, symbolOf } from '#web/finance/exchange/currencies.ts'
import { icmsImportacao } from '#web/finance/tables/exchange/icms-importacao.ts'
import { impostoImportacao } from '#web/finance/tables/exchange/imposto-importacao.ts'
import type { Chart, NotaRow, Shown, Table } from '../form/calculator.ts'
import type { ImportAnswer, ImportQuestion, Regime } from './question.ts'
import { breakEvenInWords, noticeInWords } from './words.ts'

const NBSP = '\u00A0'

/** Both regimes, by each rule, against a price in Brazil. */
export function showImport(answer: ImportAnswer, question: ImportQuestion): Shown {
  const [regime, other] = answer.regimes
  if (!regime) throw new RangeError('no regime')
  const isGift = question.goods === 'gift'
  const open = question.programme === 'unknown' && !isGift ? other : undefined
  if (open) return showBoth({ answer, question, regime, other: open })
  return {
    title: `${isGift ? 'Presente' : 'Compra'} de ${dollars(regime.customsValueUsd)} entregue em ${question.state}`,
    stamp: stampOf(question, regime),
    headline: { label: isGift ? 'Você paga para receber' : 'Você paga', amount: answer.total },
    aside: isGift ? undefined : overPriceOf(regime),
    verdict: againstPrice(answer),
    parts: partsOf(regime),
    rows: shownRows(regime),
    total: { label: 'Total até a porta', amount: answer.total },
    apart: againstBrazil(answer, question),
    summary: summaryOf(regime, question),
    ...aroundOf(answer, question),
    chart: isGift ? undefined : chartOf(regime),
    excel: isGift ? undefined : excelOf(regime, question),
    carry: isGift ? undefined : carryOf(regime, question),
  }
}

type Both = { answer: ImportAnswer; question: ImportQuestion; regime: Regime; other: Regime }

/** Where nobody knows whether the shop is in the Remessa Conforme, both regimes are the answer. */
function showBoth({ answer, question, regime, other }: Both): Shown {
  const [low, high] = [regime.total, other.total].toSorted((one, two) => one - two)
  return {
    title: `Compra de ${dollars(regime.customsValueUsd)} entregue em ${question.state}`,
    stamp: 'Depende da loja',
    headline: { label: 'Você paga', amount: low ?? 0, upTo: low === high ? undefined : high },
    rows: [
      { label: 'Se a loja estiver no Remessa Conforme', text: '', kind: 'heading' },
      ...shownRows(regime),
    ],
    total: { label: 'Total no programa', amount: regime.total },
    apart: [otherRegime(other), ...againstBrazil(answer, question, other)],
    summary: `são ${formatBrl(regime.total)} se a loja estiver no Remessa Conforme e ${formatBrl(other.total)} se não estiver. O que decide é se a loja aderiu ao programa.`,
    ...aroundOf(answer, question),
    carry: carryOf(regime, question),
  }
}

function aroundOf(answer: ImportAnswer, question: ImportQuestion) {
  return {
    notes: notesOf(answer, question),
    warnings: answer.notices
      .filter((notice) => notice !== 'iof-injunction')
      .map((notice) => noticeInWords(notice, question.date)),
    excluded: excludedOf(question),
    tables: tablesOf(answer, question),
  }
}

function carryOf({ customsValueUsd }: Regime, { payment }: ImportQuestion): Shown['carry'] {
  if (payment === 'pix') return undefined
  const texts = { q: String(customsValueUsd / 100), u: payment === 'account' ? 'account' : 'card' }
  return [{ to: 'cambio-modalidades', label: 'o dólar desta compra em cada forma de pagar', texts }]
}

function dollars(cents: number): string {
  return `US$${NBSP}${formatCents(cents)}`
}

function stampOf({ goods }: ImportQuestion, { programme }: Regime): string {
  if (goods === 'gift') return 'Presente'
  return programme === 'yes' ? 'Remessa Conforme' : 'Fora do Remessa Conforme'
}

function overPriceOf({ overPrice }: Regime) {
  const text = `${overPrice >= 0 ? '+' : ''}${formatPercent(overPrice)}`
  return { label: 'Sobre o preço com frete', value: overPrice, text }
}

function partsOf({ lines }: Regime) {
  const sum = (...keys: string[]) =>
    lines.reduce((total, { key, amount }) => (keys.includes(key) ? total + amount : total), 0)
  return [
    { label: 'produto, frete e seguro', value: sum('customs-value') },
    { label: 'são imposto', value: sum('duty', 'icms', 'iof') },
    { label: 'ficam com banco e transportadora', value: sum('spread', 'dispatch') },
  ].filter(({ value }) => value > 0)
}

/** Duty and ICMS are said even where they are zero: it is what a reader looks for. */
function shownRows({ lines }: Regime): NotaRow[] {
  return lines.filter(({ key, amount }) => amount !== 0 || ['customs-value', 'duty', 'icms'].includes(key))
}

function otherRegime(regime: Regime) {
  return {
    title: 'Se a loja não estiver no Remessa Conforme',
    rows: [
      ...shownRows(regime),
      { label: 'Total fora do programa', amount: regime.total, kind: 'subtotal' as const },
    ],
  }
}

function againstPrice({ brazil }: ImportAnswer): Shown['verdict'] {
  if (!brazil || brazil.cheaper === 'same') return undefined
  const { cheaper, difference, price } = brazil
  return {
    short: cheaper === 'import' ? 'Importar sai mais barato' : 'No Brasil sai mais barato',
    why: `Importar custa ${formatBrl(Math.abs(difference))} a ${cheaper === 'import' ? 'menos' : 'mais'} que os ${formatBrl(price)} daqui.`,
  }
}

/** `other`: the second regime, where both are the answer. */
function againstBrazil(
  { brazil }: ImportAnswer,
  { currency }: ImportQuestion,
  other?: Regime,
): NonNullable<Shown['apart']> {
  if (!brazil) return []
  const { price, difference, cheaper, breakEven } = brazil
  const said = { import: 'Importar custa a menos', brazil: 'Importar custa a mais', same: 'Diferença' }
  const equal: NotaRow = breakEven.ok
    ? {
        label: `Preço de empate lá fora, sem frete${other ? ', no programa' : ''}`,
        text: amountIn(breakEven.product, currency.code),
        formula: 'Produto mais caro do que isso sai mais barato no Brasil',
      }
    : { label: 'Preço de empate', text: 'não há', formula: breakEvenInWords[breakEven.reason] }
  return [
    {
      title: 'Contra o preço no Brasil',
      rows: [
        { label: 'Preço no Brasil', amount: price },
        { label: other ? `${said[cheaper]}, no programa` : said[cheaper], amount: Math.abs(difference) },
        ...(other ? [outsideRow(other.total - price)] : []),
        equal,
      ],
    },
  ]
}

function outsideRow(difference: number): NotaRow {
  const side = difference > 0 ? 'a mais' : 'a menos'
  return { label: `Importar custa ${side}, fora do programa`, amount: Math.abs(difference) }
}

function summaryOf({ duty, icms, total, value }: Regime, { goods }: ImportQuestion): string {
  if (goods === 'gift')
    return `para receber o presente você paga ${formatBrl(total)}. O valor declarado é de ${formatBrl(value)}.`
  if (duty + icms === 0)
    return `esta compra não paga imposto de importação nem ICMS: são ${formatBrl(total)} no total.`
  return duty === 0
    ? `dos ${formatBrl(total)}, ${formatBrl(icms)} são ICMS. Imposto de importação não há.`
    : `dos ${formatBrl(total)}, ${formatBrl(duty)} são imposto de importação e ${formatBrl(icms)} são ICMS.`
}

function notesOf({ byState, notices }: ImportAnswer, { date, goods, currency }: ImportQuestion): string[] {
  const icms = inForce(icmsImportacao, date)
  const exceptions = Object.entries(icms?.exceptions ?? {})
  const rates = exceptions.length > 0 ? `: ${ratesInWords(icms?.rate ?? 0, exceptions)}` : ''
  return [
    ...(byState.lowest === byState.highest || goods === 'book'
      ? []
      : [
          `Conforme o estado, o total vai de ${formatBrl(byState.lowest)} a ${formatBrl(byState.highest)}${rates}. Não achamos mudanças de ICMS dos estados depois de abril de 2025: confira a do seu.`,
        ]),
    ...(currency.code === 'USD'
      ? []
      : [
          `Os limites da lei são em dólar. O preço em ${symbolOf(currency.code)} vira dólar, arredondado ao centavo, e volta a real: pode mudar alguns centavos.`,
        ]),
    'Cada linha em reais é arredondada ao centavo, e o total é a soma delas.',
    ...(notices.includes('iof-injunction') ? [noticeInWords('iof-injunction', date)] : []),
  ]
}

function ratesInWords(rate: number, exceptions: readonly [string, number][]): string {
  const [, other = rate] = exceptions[0] ?? []
  const names = exceptions.map(([state]) => state)
  return `${formatPercent(other, 0)} em ${names.slice(0, -1).join(', ')} e ${names.at(-1)}; ${formatPercent(rate, 0)} nos outros`
}

function excludedOf({ customsRate, goods, dispatchFee, programme }: ImportQuestion): string[] {
  return [
    ...(customsRate === undefined
      ? [
          'A diferença entre este dólar e o da Receita, que converte o imposto pela taxa dela do dia do registro. Se souber, preencha em “Mais opções”.',
        ]
      : []),
    ...(goods === 'medicine' ? ['A isenção de ICMS de remédios que alguns estados dão.'] : []),
    ...(programme === 'yes' || dispatchFee > 0
      ? []
      : ['O despacho postal, que a transportadora pode cobrar.']),
    'Compras que a Receita entende que são para revender: elas seguem outro regime.',
    'Multa ou armazenagem, se o pacote ficar parado.',
  ]
}

function chartOf({ lines, total, duty, icms, iof }: Regime): Chart {
  const shown = lines.filter(({ amount }) => amount > 0)
  const share = total > 0 ? (duty + icms + iof) / total : 0
  return {
    kind: 'bars',
    title: `De cada R$${NBSP}100 que você paga, ${formatBrl(Math.round(share * 100_00))} são imposto`,
    subtitle: 'O que forma o total, em reais',
    series: [{ label: 'em reais', values: shown.map(({ amount }) => amount) }],
    labels: shown.map(({ key, label }) => (key === 'customs-value' ? 'Produto, frete e seguro' : label)),
  }
}

function tablesOf({ regimes, history }: ImportAnswer, { goods }: ImportQuestion): Table[] {
  const names = { yes: 'No Remessa Conforme', no: 'Fora do programa' }
  const [first, other] = regimes
  const both: Table[] =
    first && other && goods === 'common'
      ? [
          {
            caption: 'A mesma compra nos dois regimes, em reais',
            columns: ['Linha', names[first.programme], names[other.programme]],
            rows: [
              ...first.lines.map(({ label, amount }, index) => [
                label,
                amount,
                other.lines[index]?.amount ?? 0,
              ]),
              ['Total', first.total, other.total],
            ],
          },
        ]
      : []
  const past: Table = {
    caption: 'A mesma compra pela regra de cada data, com o IOF daquele dia, em reais',
    columns: ['Desde', 'Regra no Remessa Conforme', 'Imposto de importação', 'Total', 'Fonte'],
    rows: history.map(({ words, duty, total, rule }) => [
      formatDay(rule.from),
      words,
      duty,
      total,
      rule.source,
    ]),
  }
  // Of a gift no rule changed what is charged.
  return goods === 'book' || goods === 'gift' ? both : [...both, past]
}

/** Every line with its own sum, rounded where the lines are. */
function excelOf(regime: Regime, question: ImportQuestion): string {
  const { dollarRate, customsRate = dollarRate, spread } = question
  const usd = excelNumber(regime.customsValueUsd / 100, 2)
  const rate = (value: number) => excelNumber(value)
  const value = `ARRED(${usd}*${rate(dollarRate)};2)`
  const taxed = `ARRED(${usd}*${rate(customsRate)};2)`
  const duty = `ARRED(${dutyFormula(usd, regime, question)}*${rate(customsRate)};2)`
  const icms = `ARRED((${taxed}+${duty})*${rate(regime.icmsRate)}/(1-${rate(regime.icmsRate)});2)`
  const spreads = `ARRED(${value}*${rate(spread)};2)`
  const iof = `ARRED((${value}+${spreads})*${rate(regime.iofRate)};2)`
  const dispatch = regime.lines.find(({ key }) => key === 'dispatch')?.amount ?? 0
  return `=${[value, duty, icms, spreads, iof, excelNumber(dispatch / 100, 2)].join('+')}`
}

function dutyFormula(usd: string, regime: Regime, { goods, date }: ImportQuestion): string {
  const table = inForce(impostoImportacao, date)
  if (!table || goods === 'book') return '0'
  const { customsValueUsd, programme } = regime
  if (goods === 'medicine' && customsValueUsd <= table.medicine.ceiling)
    return `${usd}*${excelNumber(table.medicine.rate)}`
  if (programme === 'no') return `${usd}*${excelNumber(table.otherShopsRate)}`
  const { threshold, rateUpTo, rateAbove, deduction } = table.compliant
  if (customsValueUsd <= threshold) return `${usd}*${excelNumber(rateUpTo)}`
  return `(${usd}*${excelNumber(rateAbove)}-${formatNumber(deduction / 100, 0)})`
}
