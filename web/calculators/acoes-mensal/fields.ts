import { brl, day, rows } from '../form/fields.ts'

const most = 1_000_000_000_00
const result = { min: -most, max: most, half: true, hint: 'Prejuízo com sinal de menos' } as const
const sum = { max: most, half: true, optional: true } as const

/** facts/04-ganho-capital.md, gc-o-08. */
export const fields = {
  date: day('Data das vendas', {
    key: 'd',
    example: '20/11/2026',
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
