import type { GuideSeed } from './guide-seed.ts'

/** What happened to the papers of a bank that the FGC covers: the case of two guides. */
export const bancoMaster = {
  title: 'Banco Master: dois meses sem render, e a fila acima do limite',
  what: 'Em 18 de novembro de 2025, o Banco Central [liquidou o Banco Master](https://www.migalhas.com.br/amp/depeso/444864/bc-intervem-e-liquida-banco-master-fundamentos-e-efeitos-da-acao). O FGC só abriu os pedidos [em 17 de janeiro de 2026](https://atarde.com.br/economia/credores-do-banco-master-podem-pedir-ressarcimento-a-partir-de-hoje-1376431): eram cerca de 800 mil pessoas e R$ 40,6 bilhões. O rendimento contou só até o dia da liquidação.',
}

export const fgcPress: GuideSeed['sources'] = [
  {
    title: 'BC intervém e liquida Banco Master: fundamentos e efeitos',
    publisher: 'Migalhas, 21/11/2025',
    url: 'https://www.migalhas.com.br/amp/depeso/444864/bc-intervem-e-liquida-banco-master-fundamentos-e-efeitos-da-acao',
    accessedOn: '2026-11-22',
    kind: 'press',
  },
  {
    title: 'Credores do Banco Master podem pedir ressarcimento',
    publisher: 'A Tarde, 17/01/2026',
    url: 'https://atarde.com.br/economia/credores-do-banco-master-podem-pedir-ressarcimento-a-partir-de-hoje-1376431',
    accessedOn: '2026-11-22',
    kind: 'press',
  },
  {
    title: 'CMN muda o estatuto do FGC',
    publisher: 'G1, 22/01/2026',
    url: 'https://g1.globo.com/economia/noticia/2026/01/22/cmn-estatuto-fgc.ghtml',
    accessedOn: '2026-11-20',
    kind: 'press',
  },
]
