/**
 * The indexes that money is corrected by, by the name that the site's address of them has. Identity only: the browser
 * reads this too.
 */
export const indexSeries = {
  ipca: { series: 'ipcaMonth', title: 'IPCA', unit: '% no mês' },
  inpc: { series: 'inpcMonth', title: 'INPC', unit: '% no mês' },
  'selic-mes': { series: 'selicMonth', title: 'Selic acumulada no mês', unit: '% no mês' },
  'selic-dia': { series: 'selicDaily', title: 'Selic de cada dia útil', unit: '% ao dia útil' },
  tr: { series: 'tr', title: 'TR', unit: '% no período' },
  poupanca: { series: 'savings', title: 'poupança, depósitos desde 04/05/2012', unit: '% no período' },
  'poupanca-antiga': {
    series: 'savingsBefore2012',
    title: 'poupança, depósitos até 03/05/2012',
    unit: '% no período',
  },
} as const

export type IndexSeriesId = keyof typeof indexSeries
