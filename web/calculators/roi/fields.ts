import { addMonths } from '#web/finance/calendar/days.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { brl, choice, day, percent, rows, type Texts, whole } from '../form/fields.ts'
import { type Flows, firstMoney } from './calculate-irr.ts'

const most = 1_000_000_000_00
const amount = brl('Valor', { key: 'v', min: -most, max: most })
const isSimple = ({ mode }: Texts) => mode === 'simple'

const flows = rows('Fluxo de caixa', {
  key: 'f',
  cells: { amount },
  min: 2,
  max: 720,
  example: `-10.000,00\n${'900,00\n'.repeat(11)}4.900,00`,
  hint: 'Um valor por linha, um mês por linha: a primeira é hoje. O que sai leva sinal de menos; mês sem nada é 0. Pode colar uma coluna do Excel.',
  when: ({ mode, flowsBy }) => mode === 'flows' && flowsBy === 'month',
})

const dated = rows('Fluxo de caixa com datas', {
  key: 'fd',
  cells: { date: day('Data', { key: 'd' }), amount },
  min: 2,
  max: 720,
  example: (today) =>
    `${formatDay(today)}; -10.000,00\n${formatDay(addMonths(today, 6))}; 6.000,00\n${formatDay(addMonths(today, 12))}; 6.000,00`,
  hint: 'Data e valor em cada linha, como 20/11/2026; -10.000,00. Pode colar duas colunas do Excel.',
  when: ({ mode, flowsBy }) => mode === 'flows' && flowsBy === 'date',
})

/** Whether money comes in on the first day that moves any; false for what cannot be read. */
function startsWithMoneyIn(texts: Texts): boolean {
  if (isSimple(texts)) return false
  const quiet = () => undefined
  const read: Flows =
    texts.flowsBy === 'date'
      ? { by: 'date', dated: dated.read(texts.dated ?? '', quiet, texts) ?? [] }
      : {
          by: 'month',
          amounts: (flows.read(texts.flows ?? '', quiet, texts) ?? []).map(({ amount }) => amount),
        }
  return (firstMoney(read)?.amount ?? 0) > 0
}

/** Investment of spec/pages.md §22, return and term of facts/09 (pl-o-07); the CDI of 22/09/2026, filled by the page. */
export const fields = {
  mode: choice('Vou informar', {
    key: 'm',
    options: { simple: 'quanto voltou', flows: 'fluxo de caixa' },
  }),
  invested: brl('Investimento', {
    key: 'v',
    example: '10.000,00',
    min: 1,
    max: most,
    hint: 'Tudo o que saiu do seu bolso',
    when: isSimple,
  }),
  final: brl('Retorno total', {
    key: 'r',
    example: '18.500,00',
    max: most,
    hint: 'Tudo o que voltou, com o que foi investido e já sem imposto',
    when: isSimple,
  }),
  months: whole('Período', {
    key: 'n',
    example: '48',
    min: 1,
    max: 720,
    unit: 'meses',
    step: 12,
    half: true,
    when: isSimple,
  }),
  flowsBy: choice('Fluxo por', {
    key: 'p',
    options: { month: 'mês', date: 'data' },
    when: ({ mode }) => mode === 'flows',
  }),
  flows,
  dated,
  moneyIn: choice('O dinheiro que entra primeiro', {
    key: 'e',
    options: { ask: 'escolha', loan: 'é um empréstimo', minus: 'faltou o menos' },
    hint: 'Um investimento começa com dinheiro que sai, com sinal de menos',
    when: startsWithMoneyIn,
  }),
  annualCdi: percent('CDI para comparar', {
    key: 'c',
    example: '13,65',
    max: 1,
    unit: '% ao ano',
    live: 'cdi',
    half: true,
  }),
  date: day('Imposto pela regra de', {
    key: 'd',
    live: 'today',
    more: true,
  }),
}
