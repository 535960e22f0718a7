/**
 * The indexes that money is corrected by, by the name that the site's address of them has. Identity only: the browser
 * reads this too.
 */
export const indexSeries = {
  ipca: { series: 'ipcaMonth', title: 'IPCA' },
  inpc: { series: 'inpcMonth', title: 'INPC' },
  'selic-mes': { series: 'selicMonth', title: 'Selic acumulada no mês' },
  'selic-dia': { series: 'selicDaily', title: 'Selic de cada dia útil' },
  tr: { series: 'tr', title: 'TR' },
  poupanca: { series: 'savings', title: 'poupança, depósitos desde 04/05/2012' },
  'poupanca-antiga': { series: 'savingsBefore2012', title: 'poupança, depósitos até 03/05/2012' },
} as const

export type IndexSeriesId = keyof typeof indexSeries
