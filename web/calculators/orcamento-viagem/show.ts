import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatBrl, formatDay, formatPercent } from '#web/finance/core/format.ts'
import { amountIn, roundedRate, symbolOf } from '#web/finance/exchange/currencies.ts'
import type { Chart, NotaRow, Shown, Table } from '../form/calculator.ts'
import { countInWords, shortBrl } from '../form/words.ts'
import { shockBy } from './calculate.ts'
import { perDiemsOn } from './destinations.ts'
import type { PaymentWay, TripAnswer, TripInput } from './question.ts'
import { checklistOf, noticeInWords } from './words.ts'

const NBSP = '\u00A0'

const listed = new Intl.ListFormat('pt-BR')

export function show(answer: TripAnswer, input: TripInput): Shown {
  const { lines, total, perPerson, perDay, perPersonDay, notices, exchangeCosts } = answer
  const isAbroad = input.currencies.length > 0
  const { unpriced = [] } = input
  const without = unpriced.length > 0 ? `sem ${listed.format(unpriced)}` : ''
  return {
    title: `Viagem de ${countInWords(answer.days, 'days')} para ${peopleInWords(answer.people)}`,
    stamp: isAbroad ? 'Câmbio, spread e IOF incluídos' : 'Viagem no Brasil',
    headline: {
      label: without ? `A viagem custa, ${without}` : 'A viagem custa',
      amount: total,
    },
    aside: { label: 'Por pessoa e por dia', amount: perPersonDay },
    parts: partsOf(answer),
    rows: lines.filter(({ amount }) => amount !== 0),
    total: { label: 'Total da viagem', amount: total },
    apart: [...pursesShown(answer), ...savingsShown(answer, input)],
    verdict: cheapestWay(answer),
    summary: `${without && `${without} (em branco), `}são ${formatBrl(perPerson)} por pessoa e ${formatBrl(perDay)} por dia para todos.${savingsInWords(answer, input)}`,
    notes: [
      ...(isAbroad
        ? [
            `Spread e IOF são ${formatPercent(answer.exchangeShare)} do total: ${formatBrl(exchangeCosts)}. Os spreads são estimativas: cada instituição define o seu.`,
            'Tudo o que é gasto numa moeda é trocado junto, na divisão entre cartão, conta global e espécie que você escolheu.',
          ]
        : []),
      ...(input.children > 0
        ? [
            'Criança: cada gasto por pessoa tem a sua parte, que você muda em “Mais opções”. Chip só para adultos.',
          ]
        : []),
      ...(input.destination
        ? [
            `Hospedagem e alimentação de ${input.destination.name} começam no teto que o governo dos EUA paga a funcionários, na época mais cara (${perDiemsOn.abroad}; nos EUA, ${perDiemsOn.unitedStates}). Entrada no país: ${perDiemsOn.entry}.`,
          ]
        : []),
      'Cada gasto é arredondado ao centavo na sua moeda, e as linhas somam o total.',
      ...notices
        .filter((notice) => notice === 'iof-injunction')
        .map((notice) => noticeInWords(notice, input.date)),
    ],
    warnings: notices
      .filter((notice) => notice !== 'iof-injunction')
      .map((notice) => noticeInWords(notice, input.date)),
    excluded: excludedOf(isAbroad, unpriced),
    chart: chartOf(answer),
    tables: [...(isAbroad ? [shockTable(answer)] : []), checklistTable(input, isAbroad)],
    excel: excelOf(answer),
    carry: carryOf(answer, input),
  }
}

function peopleInWords(people: number): string {
  return `${people}${NBSP}${people === 1 ? 'pessoa' : 'pessoas'}`
}

function partsOf({ lines, total }: TripAnswer) {
  const sum = (suffix: string) =>
    lines.reduce((added, { key, amount }) => (key.endsWith(suffix) ? added + amount : added), 0)
  const [spread, iof] = [sum('-spread'), sum('-iof')]
  return [
    { label: 'os gastos', value: total - spread - iof },
    { label: 'ficam com quem troca', value: spread },
    { label: 'são IOF', value: iof },
  ].filter(({ value }) => value > 0)
}

const waysInWords: Readonly<Record<PaymentWay, string>> = {
  card: 'No cartão',
  account: 'Na conta global',
  cash: 'Em espécie',
}

/** In its currency. */
function pursesShown({ purses }: TripAnswer): NonNullable<Shown['apart']> {
  if (purses.length === 0) return []
  const rows = purses.map(({ way, currency, amount, total, vet }): NotaRow => {
    const symbol = symbolOf(currency)
    return {
      label: waysInWords[way],
      text: amountIn(amount, currency),
      formula: `Custa ${formatBrl(total)}: R$ ${roundedRate(vet)} por ${symbol} 1, com tudo (VET)`,
    }
  })
  return [{ title: 'Quanto ter em cada forma', rows }]
}

/** Nothing to save for a trip that has begun. */
function savingsShown(
  { savings }: TripAnswer,
  { saved, date, departure }: TripInput,
): NonNullable<Shown['apart']> {
  if (departure < date) return []
  const { months, missing, perMonth } = savings
  const until = months === 1 ? 'Um mês inteiro até a ida' : `${months} meses inteiros até a ida`
  const rows: NotaRow[] = [
    {
      label: 'Falta juntar',
      amount: missing,
      formula: saved > 0 ? `Você já tem ${formatBrl(saved)}` : undefined,
    },
    months > 0
      ? { label: 'Guarde por mês', amount: perMonth, formula: until }
      : { label: 'Para juntar agora', amount: perMonth, formula: 'Falta menos de um mês para a ida' },
  ]
  return [{ title: 'Guardar até a viagem', rows }]
}

const inOneWay: Readonly<Record<PaymentWay, string>> = {
  card: 'no cartão',
  account: 'na conta global',
  cash: 'em espécie',
}

/** The same trip with everything in one way to pay, and what the others add. */
function cheapestWay({ allIn }: TripAnswer): Shown['verdict'] {
  const [cheapest, ...others] = allIn
  if (!cheapest || others.length === 0) return undefined
  const rest = others
    .map(({ way, total }) => `${inOneWay[way]}, ${formatBrl(total - cheapest.total)} a mais`)
    .join('; ')
  return {
    short: `Mais barato: tudo ${inOneWay[cheapest.way]}`,
    why: `Com os spreads desta conta a viagem custa ${formatBrl(cheapest.total)}; ${rest}.`,
  }
}

/** From so many months on a sum a month says more than the sum. */
const planFrom = 3

function savingsInWords({ savings }: TripAnswer, { date, departure }: TripInput): string {
  const { months, missing, perMonth } = savings
  if (departure < date) return ''
  if (missing === 0) return ' O que você já guardou cobre tudo.'
  if (months === 0) return ` Faltam ${shortBrl(missing)}, e a ida é em menos de um mês.`
  if (months < planFrom) {
    const each =
      months > 1 ? `: em ${countInWords(months, 'months')} isso pede ${formatBrl(perMonth)} por mês` : ''
    return ` Faltam ${shortBrl(missing)} até ${formatDay(departure)}${each}. Adiar a ida ou parcelar o que se paga em reais diminui o que falta por mês.`
  }
  return ` Para chegar lá, guarde ${formatBrl(perMonth)} por mês, por ${countInWords(months, 'months')}.`
}

function excludedOf(isAbroad: boolean, unpriced: readonly string[]): string[] {
  return [
    ...(unpriced.length > 0 ? [`O que ficou em branco: ${unpriced.join(', ')}.`] : []),
    ...(isAbroad
      ? [
          'Tarifa de saque lá fora e de emissão de cartão.',
          'Mudança do câmbio até você trocar: veja o que mudaria na tabela.',
          'Imposto sobre compras acima da cota de bagagem.',
        ]
      : []),
    'Mudança de preços até a ida.',
    'O que você gastaria também em casa.',
  ]
}

/** The dearest first; the cost of the exchange is one thing. */
function chartOf({ lines, total, exchangeCosts }: TripAnswer): Chart | undefined {
  const spent = lines.filter(({ key }) => !/-(spread|iof)$/.test(key))
  const shown = [...spent, { label: 'Spread e IOF', amount: exchangeCosts }]
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount)
  const [first] = shown
  if (!first) return undefined
  return {
    kind: 'bars',
    title: `O maior gasto: ${first.label.toLowerCase()}, ${formatPercent(first.amount / total, 0)} do total`,
    subtitle: 'O que forma o total, em reais',
    series: [{ label: 'em reais', values: shown.map(({ amount }) => amount) }],
    labels: shown.map(({ label }) => label),
  }
}

function shockTable({ shock, total }: TripAnswer): Table {
  const row = (label: string, amount: number) => [label, amount, amount - total]
  const by = formatPercent(shockBy, 0)
  return {
    caption: 'Se o câmbio mudar até a viagem, em reais',
    columns: ['Câmbio', 'Total da viagem', 'Diferença'],
    rows: [
      row(`${by} mais barato`, shock.cheaper),
      row('o desta conta', total),
      row(`${by} mais caro`, shock.dearer),
    ],
  }
}

function checklistTable({ children, date, destination }: TripInput, isAbroad: boolean): Table {
  return {
    caption: 'Antes de viajar',
    columns: ['Veja', 'Por quê'],
    rows: checklistOf({ isAbroad, hasChildren: children > 0, entry: destination?.entry }, date),
  }
}

/** Spending in reais, and each exchange with its spread and IOF. */
function excelOf({ inReais, purses }: TripAnswer): string {
  const parts = purses.flatMap(({ amount, commercialRate, spread, iofRate }) => {
    const value = excelNumber(amount / 100, 2)
    const converted = `ARRED(${value}*${excelNumber(commercialRate)}*(1+${excelNumber(spread)});2)`
    return [converted, `ARRED(${converted}*${excelNumber(iofRate)};2)`]
  })
  return `=SOMA(${[excelNumber(inReais / 100, 2), ...parts].join(';')})`
}

function carryOf({ total, savings, purses }: TripAnswer, { saved }: TripInput): Shown['carry'] {
  const carry: NonNullable<Shown['carry']>[number][] = []
  const dollars = purses.filter(({ currency }) => currency === 'USD')
  const amount = dollars.reduce((sum, purse) => sum + purse.amount, 0)
  if (savings.missing > 0 && savings.months > 0) {
    const money = { m: String(total / 100), v: String(saved / 100) }
    const texts = { r: 'contribution', ...money, n: String(savings.months), nu: 'months' }
    carry.push({ to: 'juros-compostos', label: 'quanto guardar por mês, com juros', texts })
  }
  if (amount > 0) {
    const texts = { q: String(amount / 100) }
    carry.push({ to: 'cambio-modalidades', label: 'estes dólares nas seis formas de usar', texts })
  }
  return carry
}
