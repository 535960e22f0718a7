import { formatCents } from '#web/finance/core/format.ts'
import {
  type CurrencyCode,
  currencyOptions,
  otherCurrency,
  symbolOf,
} from '#web/finance/exchange/currencies.ts'
import { fromToday } from '../form/example-days.ts'
import { brl, choice, day, number, percent, rows, spread, type Texts, text, whole } from '../form/fields.ts'
import { destinationOf, destinations } from './destinations.ts'

/** The table of destinations is in dollars. */
export const moneyOf = ({ destination, currency = 'EUR' }: Texts) =>
  destinationOf(destination) ? 'USD' : currency
const isAbroad = (texts: Texts) => moneyOf(texts) !== 'BRL'
const hasChildren = ({ children }: Texts) => children !== undefined && !/^\s*(?:0+\s*)?$/.test(children)
const needs = (code: string) => (texts: Texts) =>
  moneyOf(texts) === code || (isAbroad(texts) && texts.second === code)

const rate = { min: 0.00001, max: 1000, unit: 'reais', step: 0.01, half: true } as const
const most = 100_000_00
/**
 * In the money of the destination. The example is of the euro: no other currency keeps it. Where the table of destinations has
 * a figure it is that, else the reader's.
 */
const spent = (example: string, inBrazil: string, listed?: 'lodging' | 'food' | 'visa') =>
  ({
    example,
    max: most,
    step: 5,
    half: true,
    unit: (texts: Texts) => symbolOf(moneyOf(texts)),
    suggest: (texts: Texts) => {
      const dollars = listed && destinationOf(texts.destination)?.[listed]
      if (dollars !== undefined) return formatCents(Math.round(dollars * 100))
      const money = moneyOf(texts)
      return money === 'BRL' ? inBrazil : money === 'EUR' ? undefined : ''
    },
  }) as const
/** Beside a figure of the table: whose it is, and of when. */
const ceiling = (words: string) => (texts: Texts) =>
  destinationOf(texts.destination)
    ? `${words}. É o teto que os EUA pagam a funcionários: troque pelo seu`
    : words
const inReais = { max: most, step: 10, half: true } as const
const childPays = {
  max: 1,
  step: 10,
  unit: '% do adulto',
  half: true,
  more: true,
  when: hasChildren,
} as const
const split = { max: 1, step: 5, half: true, more: true, when: isAbroad } as const
const spreads = { half: true, more: true, when: isAbroad } as const

// The keys of `destinations`.
const destinationNames = Object.fromEntries(
  Object.entries(destinations).map(([key, { name }]) => [key, name]),
) as Readonly<Record<keyof typeof destinations, string>>
// The keys of `currencyOptions`, and none.
const secondOptions = { none: 'nenhuma', ...currencyOptions } as Readonly<
  Record<CurrencyCode | 'none', string>
>
// Each code says itself.
const codes = Object.fromEntries(Object.keys(currencyOptions).map((code) => [code, code])) as Readonly<
  Record<CurrencyCode, string>
>

/** Ten days in Portugal for two, at the euro and the dollar of the page's day. */
export const fields = {
  destination: choice('Destino', {
    key: 'de',
    example: 'other',
    options: { other: 'outro, com os meus preços', ...destinationNames },
  }),
  currency: choice('Moeda do destino', {
    key: 'm',
    example: 'EUR',
    options: { ...currencyOptions, BRL: 'BRL, viagem no Brasil' },
    when: ({ destination }) => destinationOf(destination) === undefined,
  }),
  euroRate: number('Euro', { key: 'e', example: '6,1000', ...rate, live: 'eur', when: needs('EUR') }),
  dollarRate: number('Dólar', {
    key: 'd',
    example: '5,2238',
    ...rate,
    live: 'usd',
    optional: true,
    when: isAbroad,
  }),
  otherRate: number('Cotação da moeda do destino', {
    key: 'c',
    ...rate,
    hint: (texts: Texts) => `Quantos reais vale 1 ${moneyOf(texts)}`,
    live: (texts: Texts) => otherCurrency(moneyOf(texts)),
    when: (texts) => otherCurrency(moneyOf(texts)) !== undefined,
  }),
  departure: day('Ida', { key: 'i', example: fromToday(7, -10), half: true }),
  return: day('Volta', { key: 'v', example: fromToday(7, -1), half: true }),
  adults: whole('Adultos', { key: 'a', example: '2', min: 1, max: 20, half: true }),
  children: whole('Crianças', { key: 'cr', example: '0', max: 20, half: true }),
  tickets: brl('Passagem', { key: 'p', example: '4.500,00', ...inReais, hint: 'Por pessoa, em reais' }),
  lodging: brl('Hospedagem', {
    key: 'h',
    ...spent('90,00', '250,00', 'lodging'),
    hint: ceiling('Por noite, para todos'),
  }),
  food: brl('Alimentação', {
    key: 'al',
    ...spent('35,00', '90,00', 'food'),
    hint: ceiling('Por pessoa e por dia'),
  }),
  transport: brl('Transporte', {
    key: 't',
    optional: true,
    ...spent('20,00', '60,00'),
    hint: 'Por dia, para todos',
  }),
  tours: brl('Passeios', {
    key: 'ps',
    optional: true,
    ...spent('120,00', '200,00'),
    hint: 'Por pessoa, na viagem',
  }),
  shopping: brl('Compras', {
    key: 'co',
    optional: true,
    ...spent('300,00', '300,00'),
    hint: 'Para todos, na viagem',
  }),
  insurance: brl('Seguro-viagem', {
    key: 's',
    example: '15,00',
    ...inReais,
    step: 1,
    hint: 'Por pessoa e por dia, em reais',
  }),
  saved: brl('Já guardei', { key: 'g', example: '0,00', max: 100_000_000_00, half: true }),
  visa: brl('Visto ou autorização', {
    key: 'vi',
    ...spent('20,00', '0,00', 'visa'),
    optional: true,
    hint: 'Por pessoa. Confira se o destino pede',
    more: true,
  }),
  phone: brl('Chip de celular', { key: 'ch', example: '80,00', ...inReais, hint: 'Por adulto', more: true }),
  others: rows('Outros gastos', {
    key: 'o',
    max: 10,
    more: true,
    hint: 'Um por linha: nome; valor; moeda; viagem, dia, noite, pessoa ou pessoa-dia. Exemplo: Show; 80,00; EUR; pessoa',
    cells: {
      name: text('Nome', { key: 'n' }),
      amount: brl('Valor', { key: 'v', max: most }),
      currency: choice('Moeda', { key: 'm', options: codes }),
      per: choice('Por', {
        key: 'p',
        options: {
          viagem: 'viagem',
          dia: 'dia',
          noite: 'noite',
          pessoa: 'pessoa',
          'pessoa-dia': 'pessoa-dia',
        },
      }),
    },
  }),
  second: choice('Outra moeda da viagem', {
    key: 'm2',
    options: secondOptions,
    more: true,
    hint: 'Para usar em “Outros gastos”',
    when: isAbroad,
  }),
  secondRate: number('Cotação da outra moeda', {
    key: 'c2',
    ...rate,
    hint: ({ second }: Texts) => `Quantos reais vale 1 ${second}`,
    live: ({ second }: Texts) => otherCurrency(second),
    more: true,
    when: (texts) => isAbroad(texts) && otherCurrency(texts.second) !== undefined,
  }),
  contingency: percent('Imprevistos', {
    key: 'im',
    example: '10',
    max: 0.5,
    step: 5,
    unit: '% de cada gasto',
    half: true,
    more: true,
  }),
  annualYield: percent('Seu dinheiro guardado rende', {
    key: 'r',
    example: '0',
    max: 1,
    unit: '% ao ano',
    hint: 'Já sem imposto. Zero: só divide',
    half: true,
    more: true,
  }),
  childTickets: percent('Passagem de criança', { key: 'kp', example: '100', ...childPays }),
  childFood: percent('Comida de criança', { key: 'ka', example: '50', ...childPays }),
  childTours: percent('Passeios de criança', { key: 'kt', example: '50', ...childPays }),
  childInsurance: percent('Seguro de criança', { key: 'ks', example: '100', ...childPays }),
  childVisa: percent('Visto de criança', { key: 'kv', example: '100', ...childPays }),
  childOthers: percent('Outros, por criança', { key: 'ko', example: '50', ...childPays }),
  cardShare: percent('Parte no cartão', { key: 'pc', example: '30', ...split }),
  cardSpread: spread('Spread do cartão', { key: 'sc', example: '4', ...spreads }),
  accountShare: percent('Parte na conta global', { key: 'pg', example: '60', ...split }),
  accountSpread: spread('Spread da conta global', { key: 'sg', example: '2', ...spreads }),
  cashShare: percent('Parte em espécie', { key: 'pe', example: '10', ...split }),
  cashSpread: spread('Spread em espécie', { key: 'se', example: '5,5', ...spreads }),
  date: day('Dia desta conta', {
    key: 'dt',
    live: 'today',
    more: true,
    hint: 'Define a regra do IOF e os meses para guardar',
  }),
}
