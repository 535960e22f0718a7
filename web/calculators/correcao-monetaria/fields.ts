import { addMonths } from '#web/finance/calendar/days.ts'
import { brl, choice, day } from '../form/fields.ts'
import { lastIpcaMonth } from '../form/last-ipca-month.ts'

export const fields = {
  amount: brl('Valor', { key: 'v', example: '1.000,00', min: 1, max: 1_000_000_000_00 }),
  start: day('Data inicial', {
    key: 'd',
    example: (today) => addMonths(lastIpcaMonth(today), -11),
    half: true,
  }),
  end: day('Data final', { key: 'df', example: lastIpcaMonth, half: true }),
  index: choice('Corrigir por', {
    key: 'x',
    options: {
      ipca: 'IPCA',
      inpc: 'INPC',
      selic: 'Selic somada, como na Receita',
      'selic-dia': 'Selic composta, dia a dia',
      tr: 'TR',
      poupanca: 'Poupança',
    },
    compared: true,
  }),
}
