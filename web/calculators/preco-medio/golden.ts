import type { Golden, OldestDay, Wrongs } from '../form/golden.ts'

const lines = (...trades: string[]) => trades.join('\n')

// Each result was also worked out by hand, share by share, with exact fractions apart from this code.

export const goldens: readonly Golden[] = [
  {
    from: 'Receita Federal, "Ganho líquido": ABCD3, custo médio de R$ 8,25 e ganho de R$ 1.000,00, aqui isento',
    typed: {
      trades: lines(
        '05/02/2024; compra; ABCD3; 100; 10,00; 0',
        '05/03/2024; compra; ABCD3; 200; 9,25; 0',
        '05/04/2024; compra; ABCD3; 500; 7,50; 0',
        '06/05/2024; venda; ABCD3; 400; 10,75; 0',
      ),
    },
    headline: '8,25',
    says: ['1.000,00', '3.300,00', 'é isento'],
  },
  {
    from: 'Bússola do Investidor, "Preço médio de ações": PETR4 por R$ 12,917, com corretagem e taxas',
    typed: {
      trades: lines(
        '03/02/2014; compra; PETR4; 100; 9,00; 21,50',
        '05/02/2014; compra; PETR4; 100; 12,00; 21,70',
        '10/02/2014; compra; PETR4; 200; 15,00; 23,60',
      ),
    },
    headline: '12,917',
    says: ['5.166,80', 'Sem venda'],
  },
  {
    from: 'RI da Cielo, "Bonificação": 1.000 por R$ 30.000 e 200 bonificadas a R$ 2,65 são R$ 30.530',
    typed: {
      trades: lines(
        '02/01/2017; compra; CIEL3; 1000; 30,00; 0',
        '12/04/2017; bonificação; CIEL3; 200; 2,65; 0',
      ),
    },
    headline: '25,4417',
    says: ['30.530,00'],
  },
  {
    from: 'erics.com.br, "DIRPF - Bonificação de Ações": 100 a R$ 10 e 21 a R$ 15,82 custam R$ 11,01 cada',
    typed: { trades: lines('02/01/2024; c; EZTC3; 100; 10,00; 0', '10/05/2024; b; EZTC3; 21; 15,82; 0') },
    headline: '11,0101',
    says: ['1.332,22'],
  },
  {
    from: 'Clube do Pai Rico, "É daytrade ou não é?": 8.200 MRFG3 vendidas e recompradas no dia, 6,50 − 6,39; o estoque fica a 6,20',
    typed: {
      trades: lines(
        '21/11/2018; compra; MRFG3; 8200; 6,20; 0',
        '03/12/2018; venda; MRFG3; 8200; 6,50; 0',
        '03/12/2018; compra; MRFG3; 8200; 6,39; 0',
      ),
    },
    headline: '6,20',
    says: ['902,00', '180,40', '31/01/2019'],
  },
  {
    from: 'facts/04, gc-o-14: R$ 1.500 com 20 dias pagam R$ 99,00 de multa e R$ 15,00 de juros',
    typed: {
      trades: lines('05/01/2026; compra; PETR4; 1000; 30,00; 0', '05/10/2026; venda; PETR4; 1000; 40,00; 0'),
      paidOn: '20/12/2026',
    },
    headline: '30,00',
    says: ['1.614,00', '99,00', '15,00'],
  },
  {
    from: 'facts/04, gc-o-08: 15 % × (6.000 − 1.500), antes do retido',
    typed: {
      trades: lines('05/01/2026; compra; VALE3; 1000; 44,00; 0', '20/11/2026; venda; VALE3; 1000; 50,00; 0'),
      commonLoss: '1.500,00',
    },
    headline: '44,00',
    says: ['675,00', '30/12/2026'],
  },
  {
    from: 'facts/04, gc-o-09: ETF paga sem isenção, e o prejuízo de FII fica guardado',
    typed: {
      trades: lines(
        '05/01/2026; compra; BOVA11; 100; 100,00; 0',
        '05/01/2026; compra; MXRF11; 1000; 10,80; 0',
        '05/01/2026; compra; VALE3; 300; 43,00; 0',
        '10/11/2026; venda; BOVA11; 100; 110,00; 0',
        '10/11/2026; venda; MXRF11; 1000; 10,00; 0',
        '10/11/2026; venda; VALE3; 300; 50,00; 0',
      ),
      funds: 'mxrf11',
      others: 'bova11',
    },
    headline: '43,00',
    says: ['150,00', '800,00', '2.100,00'],
  },
  {
    from: 'à mão: uma parte em day trade, o resto pelo preço médio com os custos',
    typed: {
      trades: lines(
        '05/01/2026; compra; VALE3; 300; 60,00; 3,10',
        '10/11/2026; compra; VALE3; 200; 62,00; 2,20',
        '10/11/2026; venda; VALE3; 350; 65,00; 4,55',
        '10/11/2026; compra; VALE3; 100; 64,00; 1,17',
      ),
    },
    headline: '60,0103',
    says: ['692,73', '248,83', '138,55'],
  },
  {
    from: 'à mão: dois meses inteiros de Selic, digitada, e a multa no máximo',
    typed: {
      trades: lines('05/01/2026; compra; PETR4; 1000; 30,00; 0', '05/05/2026; venda; PETR4; 1000; 40,00; 0'),
      paidOn: '15/10/2026',
      selic: '3,50',
    },
    headline: '30,00',
    // 1.500 + 20 % + (3,5 % + 1 %)
    says: ['1.867,50', '300,00', '67,50'],
  },
]

export const wrongs: Wrongs = {
  trades: ['05/01/2026; aluga; PETR4; 1; 1; 0', 'Linha 1: escreva compra, venda ou bonificação.'],
  paidOn: ['31/02/2026', 'Fevereiro de 2026 só tem 28 dias.'],
}

export const oldest: readonly OldestDay[] = [
  {
    day: '2005-01-01',
    typed: (date) => ({ trades: lines(`${date}; c; PETR4; 1; 1; 0`, `${date}; v; PETR4; 1; 2; 0`) }),
    because: 'Lei 11.033/2004',
  },
]
