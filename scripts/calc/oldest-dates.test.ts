import { expect, test } from 'vitest'
import type { CalculatorSlug } from '#web/calculators/registry.ts'
import { addDays, addMonths } from '#web/finance/calendar/days.ts'
import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { calculators } from './calculators.ts'

type Case = {
  slug: CalculatorSlug
  oldest: IsoDate
  ask: (day: string, date: IsoDate) => object
  because: string
}

const onDate = (date: string) => ({ date })
const soldOn = (kind: string) => (soldOn: string) => ({ kind, boughtOn: '10/03/1995', soldOn })
const abroad = (date: string) => ({ mode: 'abroad', date, cardSpread: '4', accountSpread: '2' })

/** The first day on which all the tables of a question hold. */
const cases: readonly Case[] = [
  { slug: 'acoes-mensal', oldest: '2005-01-01', ask: onDate, because: 'Lei 11.033/2004' },
  { slug: 'aposentadoria', oldest: '2024-01-01', ask: onDate, because: 'INSS e salário mínimo de 2024' },
  { slug: 'bitcoin-venda', oldest: '2019-08-01', ask: onDate, because: 'IN RFB 1.888/2019' },
  {
    slug: 'bitcoin-venda',
    oldest: '2024-01-01',
    ask: (date) => ({ date, custody: 'exterior' }),
    because: 'Lei 14.754/2023',
  },
  { slug: 'calculadora-iof', oldest: '2015-01-22', ask: onDate, because: 'Decreto 8.392/2015, crédito' },
  {
    slug: 'calculadora-iof',
    oldest: '2018-03-03',
    ask: (date) => ({ tab: 'cambio', date, operation: 'own-account', amount: '100,00' }),
    because: 'Decreto 9.297/2018',
  },
  {
    slug: 'calculadora-iof',
    oldest: '2007-12-17',
    ask: (date) => ({ tab: 'investimento', date, yield: '100,00', days: '10', product: 'fixed-income' }),
    because: 'Decreto 6.306/2007',
  },
  {
    slug: 'calculadora-moedas',
    oldest: '2023-08-01',
    ask: (date) => ({ tab: 'importar', date }),
    because: 'Portaria MF 612/2023',
  },
  {
    slug: 'cambio-modalidades',
    oldest: '2018-03-03',
    ask: (date) => ({ date, use: 'card' }),
    because: 'Decreto 9.297/2018',
  },
  {
    slug: 'cdb',
    oldest: '2013-05-24',
    ask: (date, day) => ({ date, maturity: formatDay(addMonths(day, 12)) }),
    because: 'R$ 250 mil of the FGC, Resolução CMN 4.222/2013',
  },
  { slug: 'comparador-custos', oldest: '2018-03-03', ask: abroad, because: 'Decreto 9.297/2018' },
  {
    slug: 'conversor-cdi',
    oldest: '2007-12-07',
    ask: (date) => ({ date, days: '10' }),
    because: 'Decreto 6.306/2007, from 17/12/2007: the day of the redemption',
  },
  { slug: 'fundos-imobiliarios', oldest: '2006-01-01', ask: onDate, because: 'Lei 11.196/2005' },
  { slug: 'ganho-capital', oldest: '2005-10-14', ask: soldOn('imovel'), because: 'Lei 11.196/2005, art. 40' },
  { slug: 'ganho-capital', oldest: '2005-06-16', ask: soldOn('bem_movel'), because: 'MP 252/2005' },
  { slug: 'ganho-capital', oldest: '2019-08-01', ask: soldOn('cripto'), because: 'IN RFB 1.888/2019' },
  {
    slug: 'lci-lca',
    oldest: '2015-06-01',
    ask: (date, day) => ({ date, maturity: formatDay(addMonths(day, 12)) }),
    because: 'Resolução CMN 4.410/2015',
  },
  { slug: 'orcamento-viagem', oldest: '2018-03-03', ask: onDate, because: 'Decreto 9.297/2018' },
  { slug: 'renda-passiva', oldest: '2005-01-01', ask: onDate, because: 'Lei 11.033/2004' },
  {
    slug: 'rentabilidade-real',
    oldest: '2007-12-17',
    ask: (end) => ({
      mode: 'values',
      initial: '1.000,00',
      date: '02/01/2002',
      final: '1.500,00',
      end,
      taxation: 'fixed-income',
      index: 'own',
      ownInflation: '10',
    }),
    because: 'Decreto 6.306/2007',
  },
  {
    slug: 'rescisao-trabalhista',
    oldest: '2024-01-11',
    ask: (lastDay) => ({ admission: '10/03/1995', lastDay }),
    because: 'seguro-desemprego of 2024',
  },
  { slug: 'roi', oldest: '2005-01-01', ask: onDate, because: 'Lei 11.033/2004' },
  { slug: 'simulador-financiamento', oldest: '2008-01-03', ask: onDate, because: 'Decreto 6.339/2008' },
  {
    slug: 'tesouro-direto',
    oldest: '2023-01-30',
    ask: onDate,
    because: 'the bonds that the table lists',
  },
]

function answer(slug: CalculatorSlug, question: object) {
  const calculator = calculators[slug]
  return calculator.answer(JSON.stringify({ ...calculator.example, ...question }))
}

test.each(cases)('$slug from $oldest on ($because)', ({ slug, oldest, ask }) => {
  const before = addDays(oldest, -1)
  expect(answer(slug, ask(formatDay(oldest), oldest))).toMatchObject({ ok: true })
  const refused = answer(slug, ask(formatDay(before), before))
  expect(refused).toMatchObject({ ok: false, reason: 'no-table-in-force' })
  // A message that names years names this one: an older edition must change the text too.
  const named = new RegExp(`^(?!.*\\b(19|20)\\d\\d).*\\.$|${oldest.slice(0, 4)}.*\\.$`)
  expect(refused).toMatchObject({ message: expect.stringMatching(named) })
})

test('every calculator of a dated law is here', () => {
  // Compound interest takes no day before 2008, where its tables hold; the others have arithmetic, and no law.
  const others = ['juros-compostos', 'conversor-taxas', 'independencia-financeira']
  const dated = Object.keys(calculators).filter((slug) => !others.includes(slug))
  expect(new Set(cases.map(({ slug }) => slug))).toEqual(new Set(dated))
})
