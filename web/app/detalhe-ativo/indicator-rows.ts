import { formatDay, formatPercent } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { ageInWords } from '#web/rates/assets/asset-words.ts'
import type { StockFacts } from '#web/rates/catalogue/asset-rows.ts'
import type { AssetClass } from '#web/rates/catalogue/assets.ts'
import { bookWords, earningsWords } from '#web/rates/stocks/stock-columns.ts'
import { indicators } from '../_assets/IndicatorHelp.tsx'

/** A fund has no profit per share, and pays what it calls income. */
const fundFormulas = {
  dividendYield: 'rendimentos, antes do imposto, com data-com nos últimos 12 meses ÷ preço',
  priceToBook: 'preço ÷ valor patrimonial da cota',
}

/** Each with its formula and day; absent where the source has none. */
export function indicatorRows(facts: StockFacts, kind: AssetClass, today: IsoDate) {
  const { dividendYield, priceToBook, yearChange, day, updatedOn } = facts
  const ofPrice = `com o preço de ${formatDay(day)}, ${ageInWords(day, today)}`
  const ofMultiple = updatedOn
    ? `de ${formatDay(updatedOn)}, ${ageInWords(updatedOn, today)}`
    : 'a fonte não diz de que dia'
  const percent = (fraction: number) => formatPercent(fraction, 1)
  const formulaOf = (name: keyof typeof fundFormulas) =>
    kind === 'acao' ? indicators[name].formula : fundFormulas[name]
  const rows = [
    {
      name: 'dividendYield',
      value: dividendYield,
      show: percent,
      of: ofPrice,
      formula: formulaOf('dividendYield'),
    },
    { name: 'priceEarnings', value: earningsOf(facts, kind), show: earningsWords, of: ofMultiple },
    {
      name: 'priceToBook',
      value: priceToBook,
      show: bookWords,
      of: ofMultiple,
      formula: formulaOf('priceToBook'),
    },
    { name: 'yearChange', label: 'Preço em 12 meses', value: yearChange, show: percent, of: ofPrice },
  ] as const
  return rows.flatMap((row) => {
    const { name, formula } = indicators[row.name]
    if (row.value === null) return []
    return [
      {
        label: 'label' in row ? row.label : name,
        value: row.show(row.value),
        note: row.of,
        formula: 'formula' in row ? row.formula : formula,
      },
    ]
  })
}

/** Of which quarter the multiples are; empty where there is none of them. */
export function balanceInWords(facts: StockFacts, kind: AssetClass, today: IsoDate): string {
  const names = [
    ...(earningsOf(facts, kind) === null ? [] : ['P/L']),
    ...(facts.priceToBook === null ? [] : ['P/VP']),
  ]
  if (names.length === 0) return ''
  if (facts.balanceOn) {
    const day = `${formatDay(facts.balanceOn)}, ${ageInWords(facts.balanceOn, today)}`
    return `Último trimestre no ${names.join(' e no ')}: o que acabou em ${day}.`
  }
  const isOne = names.length === 1
  return `A fonte não diz de que ${kind === 'acao' ? 'balanço' : 'mês'} ${isOne ? 'é' : 'são'} o ${names.join(' e o ')}.`
}

function earningsOf({ priceEarnings }: StockFacts, kind: AssetClass): number | null {
  return kind === 'acao' ? priceEarnings : null
}
