import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatCents, formatDay, formatNumber } from '#web/finance/core/format.ts'
import type { Headline, Shown, Table } from '../form/calculator.ts'
import type { ModalitiesInput, ModalitiesResult, Use } from './calculate.ts'
import { amountInWords, noteOfUse, noticesInWords, percent, totalOfUse, usesInWords } from './words.ts'

type Answer = Extract<ModalitiesResult, { ok: true }>

const NBSP = '\u00A0'

const inUse: Readonly<Record<Use, string>> = {
  commercial: 'no câmbio comercial',
  cash: 'em espécie',
  card: 'no cartão',
  account: 'na conta global',
  'third-party': 'em remessa a terceiros',
  investment: 'para investir',
}
const units: Readonly<Record<string, string>> = { US$: 'dólar', '€': 'euro' }

/** The chosen way as a Nota, the six side by side, and the same under each earlier rate of IOF. */
export function show(answer: Answer, question: ModalitiesInput): Shown {
  const { use, iofRate, vet, total, change } = answer
  const unit = units[question.currency] ?? 'unidade'
  return {
    title: `${amountInWords(question)} ${inUse[use]}`,
    stamp: use === 'commercial' ? 'Só referência' : `IOF de ${percent(iofRate)}`,
    headline: headlineOf(answer, question),
    aside: {
      label: use === 'commercial' ? `Por ${unit}` : `Custo por ${unit} (VET)`,
      value: vet,
      text: `R$${NBSP}${formatNumber(vet, 4)}`,
    },
    parts: use === 'commercial' ? undefined : partsOf(answer, unit),
    rows: answer.lines.filter(({ key, amount }) => amount !== 0 || key === 'exchange'),
    total: { label: 'Total', amount: total },
    apart:
      change > 0
        ? [
            {
              title: 'Sobra',
              rows: [{ label: 'Troco', amount: change, formula: 'Não compra mais um centésimo' }],
            },
          ]
        : undefined,
    summary: summaryOf(answer, question, unit),
    notes: notesOf(answer),
    warnings: answer.notices
      .filter((notice) => notice !== 'iof-injunction')
      .map((notice) => noticesInWords[notice]),
    excluded: [
      ...(use === 'commercial' ? ['Spread, IOF e tarifa: ninguém compra pela referência.'] : []),
      'Anuidade, saque e entrega da moeda.',
      'A variação do câmbio até a compra ser fechada.',
    ],
    compared: Object.fromEntries(
      question.ways.map(({ use }) => [
        use,
        { note: noteOfUse(answer, question, use), amount: totalOfUse(answer, question, use) },
      ]),
    ),
    tables: pastTable(answer, question),
    excel: question.amountIn === 'foreign' ? excelOf(answer, question) : undefined,
    carry: carryOf(answer, question),
  }
}

/** Nobody pays the reference, nor buys at it: an amount is worth so much. */
function headlineOf({ use, amount, total }: Answer, { amountIn, currency }: ModalitiesInput): Headline {
  const [paid, bought] = use === 'commercial' ? ['Vale', 'Vale'] : ['Você paga', 'Você compra']
  if (amountIn === 'foreign') return { label: paid, amount: total }
  return { label: bought, value: amount / 100, text: `${currency}${NBSP}${formatCents(amount)}` }
}

function partsOf({ lines }: Answer, unit: string) {
  const cost = (key: string) => lines.find((line) => line.key === key)?.amount ?? 0
  return [
    { label: `compram ${unit}`, value: cost('exchange') },
    { label: 'ficam com a instituição', value: cost('spread') + cost('fee') },
    { label: 'são imposto', value: cost('iof') },
  ].filter(({ value }) => value > 0)
}

function summaryOf(answer: Answer, question: ModalitiesInput, unit: string): string {
  const { amount, iof, use, vet } = answer
  if (use === 'commercial')
    return `um ${unit} vale R$${NBSP}${formatNumber(vet)} entre bancos. Quem compra paga também spread e, quase sempre, IOF.`
  const paid = `você paga R$${NBSP}${formatNumber(vet)} por ${unit}`
  if (iof === 0) return `${paid}; nesta quantia, o IOF não chega a um centavo.`
  return `${paid}; R$${NBSP}${formatNumber(iof / amount)} disso é imposto.${cheapestInWords(answer, question)}`
}

/** Money that goes out to be invested is not compared with money that is to be spent. */
function cheapestInWords(answer: Answer, question: ModalitiesInput): string {
  const { cheapest, use, modalities, total, amount } = answer
  const best = modalities.find((one) => one.use === cheapest)
  if (!best || use === 'investment') return ''
  const isInReais = question.amountIn === 'brl'
  const isBest = isInReais ? best.amount === amount : best.total === total
  if (isBest) {
    const most = isInReais ? 'a maior quantia' : 'o menor total'
    return ` Com estes spreads e tarifas, é ${most} entre as formas de gastar.`
  }
  const said = totalOfUse(answer, question, best.use)
  const { spread = 0, fee = 0 } = question.ways.find((way) => way.use === best.use) ?? {}
  const [first = '', ...rest] = inUse[best.use]
  const costs = `spread de ${percent(spread)}${fee > 0 ? ` e tarifa de R$${NBSP}${formatCents(fee)}` : ''}`
  return ` ${first.toUpperCase()}${rest.join('')}, com ${costs}, ${isInReais ? `compraria ${said}` : `seriam R$${NBSP}${said}`}.`
}

function notesOf({ notices }: Answer): string[] {
  return [
    'Spread estimado: cada instituição define o seu. O Banco Central publica um ranking do VET de cada uma.',
    'VET é o total dividido pela quantia. Cada linha é arredondada ao centavo, e as linhas somam o total.',
    ...notices.filter((notice) => notice === 'iof-injunction').map((notice) => noticesInWords[notice]),
  ]
}

function pastTable({ use, history }: Answer, { commercialRate }: ModalitiesInput): Table[] {
  if (history.length < 2) return []
  return [
    {
      caption: `${usesInWords[use]}: quanto custaria com o IOF de antes, ao mesmo câmbio de R$${NBSP}${formatNumber(commercialRate, 4)}`,
      columns: ['IOF desde', 'Alíquota', 'IOF em R$', 'Total em R$'],
      rows: history.map(({ iofRate, iof, total, rule }, index) => [
        // The oldest edition may not be the first day of its rate.
        `${formatDay(rule.from)}${index === history.length - 1 ? ' (nossa tabela começa aqui)' : ''}`,
        percent(iofRate),
        iof,
        total,
      ]),
    },
  ]
}

/** Rounded where the sum rounds. What reais buy is a search, and has no formula. */
function excelOf({ use, amount, iofRate }: Answer, { commercialRate, ways }: ModalitiesInput): string {
  const { spread = 0, fee = 0 } = ways.find((way) => way.use === use) ?? {}
  const dearer = spread > 0 ? `*(1+${excelNumber(spread)})` : ''
  const converted = `ARRED(${excelNumber(amount / 100, 2)}*${excelNumber(commercialRate)}${dearer};2)`
  const taxed = iofRate > 0 ? `+ARRED(${converted}*${excelNumber(iofRate)};2)` : ''
  return `=${converted}${taxed}${fee > 0 ? `+${excelNumber(fee / 100, 2)}` : ''}`
}

function carryOf({ amount }: Answer, { currency }: ModalitiesInput): Shown['carry'] {
  const from = currency === '€' ? 'EUR' : 'USD'
  const texts = { aba: 'converter', v: String(amount / 100), de: from, para: 'BRL' }
  return [{ to: 'calculadora-moedas', label: 'esta quantia em outras moedas', texts }]
}
