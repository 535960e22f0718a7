import { inForce } from '#web/finance/core/in-force.ts'
import { readDay } from '#web/finance/core/typed-day.ts'
import { readReais } from '#web/finance/core/typed-reais.ts'
import { dividendTables } from '#web/finance/tables/income-tax/dividends.ts'
import { brl, choice, day, rows, type Texts } from '../form/fields.ts'

const most = 1_000_000_000_00
const result = { min: -most, max: most, half: true, hint: 'Prejuízo com sinal de menos' } as const
const sum = { max: most, half: true, optional: true } as const

/** Whether what one company paid passes the exempt part of the month. */
function paysDividendTax({ date = '', dividends = '' }: Texts): boolean {
  const month = readDay(date, 2026)
  const table = month && 'day' in month ? inForce(dividendTables, month.day) : undefined
  const paid = readReais(dividends, { min: 0, max: most }).amount ?? 0
  return table !== undefined && paid > table.exemptUpTo
}

/** facts/04-ganho-capital.md, gc-o-08. */
export const fields = {
  date: day('Data das vendas', {
    key: 'd',
    live: 'today',
    hint: 'Qualquer dia do mês',
  }),
  shareSales: brl('Vendas de ações no mês', {
    key: 'v',
    example: '50.000,00',
    max: most,
    step: 1000,
    half: true,
    hint: 'O total vendido, sem day trade',
  }),
  shareResult: brl('Lucro ou prejuízo com ações', { key: 'l', example: '6.000,00', ...result }),
  dayTradeResult: brl('Lucro ou prejuízo em day trade', { key: 'dt', ...result, optional: true }),
  commonLoss: brl('Prejuízo de meses anteriores', {
    key: 'p',
    example: '1.500,00',
    ...sum,
    hint: 'Em operações comuns, ainda não usado',
  }),
  otherResult: brl('Com ETF, BDR, opções e futuros', { key: 'o', ...result, optional: true, more: true }),
  fiiResult: brl('Com venda de FII e Fiagro', { key: 'f', ...result, optional: true, more: true }),
  dayTradeLoss: brl('Prejuízo anterior em day trade', { key: 'pd', ...sum, more: true }),
  fiiLoss: brl('Prejuízo anterior com FII', { key: 'pf', ...sum, more: true }),
  commonWithheld: brl('IR retido em operações comuns', {
    key: 'rc',
    example: '2,50',
    ...sum,
    more: true,
    hint: 'O dedo-duro da nota de corretagem',
  }),
  dayTradeWithheld: brl('IR retido em day trade', { key: 'rd', ...sum, more: true }),
  withheld: brl('IR retido antes, não usado', { key: 'ra', ...sum, more: true, hint: 'Neste ano' }),
  pendingTax: brl('DARF que ficou esperando', {
    key: 'e',
    ...sum,
    more: true,
    hint: 'De meses abaixo do mínimo',
  }),
  dividends: brl('Dividendos recebidos', { key: 'dv', ...sum, more: true, hint: 'De uma empresa, no mês' }),
  profitOf: choice('O lucro distribuído é de', {
    key: 'dl',
    options: { ask: 'não sei', until2025: 'até 2025', later: 'depois' },
    more: true,
    when: paysDividendTax,
  }),
  approvedOn: day('Distribuição aprovada em', {
    key: 'da',
    more: true,
    hint: 'O dia da assembleia ou do ato da empresa, dd/mm/aaaa',
    when: (texts) => paysDividendTax(texts) && texts.profitOf === 'until2025',
  }),
  jcp: brl('JCP recebido, bruto', { key: 'j', ...sum, more: true, hint: 'Antes do imposto retido' }),
  earlier: rows('Meses anteriores', {
    key: 'ma',
    max: 24,
    more: true,
    hint: 'Um mês por linha, em ordem: data; vendas de ações; resultado com ações; resultado em day trade. O que ficou de antes vale para o primeiro.',
    cells: {
      date: day('Data', { key: 'd' }),
      shareSales: brl('Vendas de ações', { key: 'v', max: most }),
      shareResult: brl('Resultado com ações', { key: 'l', min: -most, max: most }),
      dayTradeResult: brl('Resultado em day trade', { key: 'dt', min: -most, max: most }),
    },
  }),
}
