import { border } from '../../tests/borders.ts'
import type { Cents, IsoDate } from './core/money.ts'
import { holdBankPaper } from './fixed-income/bank-paper.ts'
import { redeemFund } from './fixed-income/come-cotas.ts'
import { minimumTermOf } from './fixed-income/lci-lca.ts'
import { poupancaMonth } from './fixed-income/poupanca.ts'
import { fixedIncomeIrRate, iofOnYieldShare } from './fixed-income/redemption.ts'
import { incomeBondCustody, tesouroCustodyFee } from './fixed-income/tesouro-direto.ts'
import { iofOnVgbl } from './pension/iof-vgbl.ts'
import { previdenciaRegressiveTax } from './pension/previdencia.ts'
import { calculateBenefit, rulesMet } from './pension/retirement.ts'

const date: IsoDate = '2026-11-20'
const y = (years: number, months = 0) => years * 12 + months

border({
  rule: 'IR regressivo da renda fixa',
  word: 'até 180 dias; de 181 até 360; de 361 até 720; acima de 720',
  source: 'Lei 11.033/2004, art. 1º, I a IV',
  isRead: true,
  of: (days: number) => fixedIncomeIrRate(days, date),
  cases: [
    [180, 0.225],
    [181, 0.2],
    [360, 0.2],
    [361, 0.175],
    [720, 0.175],
    [721, 0.15],
  ],
})

border({
  rule: 'IOF do resgate',
  word: 'tabela de 1 a 30 dias: 96 % no dia 1, 3 % no dia 29, zero no dia 30',
  source: 'Decreto 6.306/2007, art. 32 e Anexo',
  of: (days: number) => iofOnYieldShare(days, date),
  cases: [
    [1, 0.96],
    [2, 0.93],
    [28, 0.06],
    [29, 0.03],
    [30, 0],
    [31, 0],
  ],
})

border({
  rule: 'Poupança',
  word: 'enquanto a meta da Selic for superior a 8,5 %; 70 % dela nos demais casos',
  source: 'Lei 8.177/1991, art. 12, II, redação da Lei 12.703/2012',
  isRead: true,
  of: (selicTarget: number) => {
    const answer = poupancaMonth({ balance: 100_000_00, selicTarget, tr: 0, date })
    return answer.ok && answer.credit
  },
  cases: [
    [0.0849, 482_25],
    [0.085, 482_80],
    [0.0851, 500_00],
  ],
})

border({
  rule: 'LCI e LCA sem índice de preços, prazo mínimo',
  word: 'seis meses',
  source: 'Resolução CMN 5.215/2025',
  doubt: 'primeiro dia: a resolução é de 22/05/2025, no Diário Oficial de 26/05; usamos 23/05',
  of: (day: IsoDate) => {
    const answer = minimumTermOf('lci', day)
    return answer.ok && answer.earliest
  },
  cases: [
    ['2024-02-01', '2024-05-01'],
    ['2024-02-02', '2025-02-02'],
    ['2024-08-22', '2025-08-22'],
    ['2024-08-23', '2025-05-23'],
    ['2025-05-22', '2026-02-22'],
    ['2025-05-23', '2025-11-23'],
  ],
})

border({
  rule: 'FGC',
  word: 'até o limite de R$ 250.000,00 por CPF e conglomerado',
  source: 'Resolução CMN 4.222/2013, Regulamento do FGC',
  doubt: 'o teto de R$ 1 milhão em quatro anos não entra na conta: não sabemos o que o FGC já pagou',
  of: (amount: Cents) => {
    const paper = { amount, monthlyContribution: 0, date, maturity: '2026-11-23', exempt: true } as const
    const answer = holdBankPaper({ ...paper, paper: { kind: 'fixed', annualRate: 0 } })
    return answer.ok && answer.fgc.excess
  },
  cases: [
    [249_999_99, 0],
    [250_000_00, 0],
    [250_000_01, 1],
  ],
})

border({
  rule: 'Come-cotas, mínimo no resgate',
  word: 'longo prazo 15 %, curto prazo 20 %; complementa até a tabela do prazo',
  source: 'Lei 11.033/2004, art. 1º, § 2º; Lei 11.053/2004, art. 6º',
  of: ([term, days]: readonly ['long' | 'short', number]) => {
    const fund = { applied: 1000_00, periodFactors: [], lastFactor: 1.1, days, date, term }
    const answer = redeemFund(fund)
    return answer.ok && answer.irRate
  },
  cases: [
    [['long', 720], 0.175],
    [['long', 721], 0.15],
    [['short', 180], 0.225],
    [['short', 181], 0.2],
    [['short', 721], 0.2],
  ],
})

border({
  rule: 'Tesouro Selic, saldo sem custódia',
  word: 'isento até R$ 10.000,00; sobre o que exceder',
  source: 'B3, taxa de custódia do Tesouro Direto',
  doubt: 'o cálculo de cada dia não foi lido na B3',
  of: (averageBalance: Cents) => {
    const answer = tesouroCustodyFee({ bond: 'selic', averageBalance, days: 365, date })
    return answer.ok && [answer.base, answer.fee]
  },
  cases: [
    [9_999_99, [0, 0]],
    [10_000_00, [0, 0]],
    [10_000_01, [1, 0]],
  ],
})

border({
  rule: 'Tesouro RendA+, custódia na venda',
  word: 'menos de 10 anos: 0,50 %; de 10 a 20: 0,20 %; acima de 20: 0,10 %',
  source: 'B3, taxa de custódia do Tesouro Direto',
  doubt: 'dez anos como 3.650 dias: até três dias a menos do que o calendário; a B3 não diz como conta',
  of: (days: number) => {
    const answer = incomeBondCustody({
      bond: 'renda-mais',
      periods: [{ averageBalance: 1000_00, days }],
      date,
    })
    return answer.ok && answer.annualRate
  },
  cases: [
    [3649, 0.005],
    [3650, 0.002],
    [7299, 0.002],
    [7300, 0.001],
  ],
})

border({
  rule: 'Previdência, tabela regressiva',
  word: 'inferior ou igual a 2 anos; superior a 2 e inferior ou igual a 4; … superior a 10 anos',
  source: 'Lei 11.053/2004, art. 1º, I a VI',
  isRead: true,
  of: (years: number) => {
    const contributions = [{ years, paid: 1000_00, value: 2000_00 }]
    const answer = previdenciaRegressiveTax({ plan: 'VGBL', contributions, date })
    return answer.ok && answer.contributions[0]?.rate
  },
  cases: [
    [2, 0.35],
    [2.001, 0.3],
    [4, 0.3],
    [4.001, 0.25],
    [6, 0.25],
    [6.001, 0.2],
    [8, 0.2],
    [8.001, 0.15],
    [10, 0.15],
    [10.001, 0.1],
  ],
})

const vgblOn = (day: IsoDate) => (amount: Cents) => {
  const answer = iofOnVgbl([{ date: day, insurer: 'A', amount }])
  return answer.ok && answer.total
}

border({
  rule: 'IOF do VGBL em 2026',
  word: 'sobre o valor que exceder R$ 600.000,00 no ano, em todas as seguradoras',
  source: 'Decreto 6.306/2007, art. 22, § 1º, redação do Decreto 12.499/2025',
  of: vgblOn(date),
  cases: [
    [599_999_99, 0],
    [600_000_00, 0],
    [600_000_20, 1],
  ],
})

border({
  rule: 'IOF do VGBL de 23/05 a 10/06/2025',
  word: 'superior a R$ 50.000,00 no mês: sobre o total',
  source: 'Decreto 6.306/2007, art. 22, redação do Decreto 12.466/2025',
  of: vgblOn('2025-06-10'),
  cases: [
    [50_000_00, 0],
    [50_000_01, 2500_00],
  ],
})

border({
  rule: 'IOF do VGBL, primeiros dias',
  word: 'em vigor na publicação: 11/06/2025; suspenso de 27/06 a 16/07/2025',
  source: 'Decreto 12.499/2025; Decreto Legislativo 176/2025; STF, ADC 96, 16 e 18/07/2025',
  doubt: 'o dia 16/07/2025 segue a regra antiga, como disse o STF em 18/07',
  of: (day: IsoDate) => vgblOn(day)(400_000_00),
  cases: [
    ['2025-06-10', 20_000_00],
    ['2025-06-11', 5000_00],
    ['2025-06-26', 5000_00],
    ['2025-06-27', 0],
    ['2025-07-16', 0],
    ['2025-07-17', 5000_00],
    ['2025-12-31', 5000_00],
    ['2026-01-01', 0],
  ],
})

type Months = { sex: 'woman' | 'man'; age: number; paid: number; atReform?: number }

const rules = ({ sex, age, paid, atReform }: Months) => {
  const answer = rulesMet({ sex, ageMonths: age, contributedMonths: paid, monthsAtReform: atReform, date })
  return answer.ok && answer.rules
}

border({
  rule: 'Pedágio de 50 %, tempo em 13/11/2019',
  word: 'contar com mais de 28 anos, se mulher, e 33, se homem',
  source: 'EC 103/2019, art. 17',
  isRead: true,
  doubt: 'em meses completos não se vê um dia a mais: a página o diz',
  of: rules,
  cases: [
    [{ sex: 'man', age: y(50), paid: y(37), atReform: y(32, 11) }, []],
    [{ sex: 'man', age: y(50), paid: y(37), atReform: y(33) }, []],
    [{ sex: 'man', age: y(50), paid: y(37), atReform: y(33, 1) }, ['toll-50']],
    [{ sex: 'woman', age: y(48), paid: y(32), atReform: y(27, 11) }, []],
    [{ sex: 'woman', age: y(48), paid: y(32), atReform: y(28) }, []],
    [{ sex: 'woman', age: y(48), paid: y(32), atReform: y(28, 1) }, ['toll-50']],
  ],
})

border({
  rule: 'Pedágio de 50 %, o que se paga',
  word: 'período adicional correspondente a 50 % do tempo que faltaria',
  source: 'EC 103/2019, art. 17, II',
  of: rules,
  cases: [
    [{ sex: 'man', age: y(50), paid: y(35, 5), atReform: y(34) }, []],
    [{ sex: 'man', age: y(50), paid: y(35, 6), atReform: y(34) }, ['toll-50']],
    [{ sex: 'man', age: y(50), paid: y(35, 7), atReform: y(34) }, ['toll-50']],
  ],
})

border({
  rule: 'Pedágio de 100 %, idade e tempo',
  word: '57 anos de idade, se mulher, e 60, se homem; período adicional correspondente ao tempo que faltaria',
  source: 'EC 103/2019, art. 20, I e IV',
  of: rules,
  cases: [
    [{ sex: 'man', age: y(59, 11), paid: y(37), atReform: y(33) }, []],
    [{ sex: 'man', age: y(60), paid: y(36, 11), atReform: y(33) }, []],
    [{ sex: 'man', age: y(60), paid: y(37), atReform: y(33) }, ['toll-100']],
    [{ sex: 'woman', age: y(56, 11), paid: y(32), atReform: y(28) }, []],
    [{ sex: 'woman', age: y(57), paid: y(32), atReform: y(28) }, ['toll-100']],
  ],
})

border({
  rule: 'Pontos em 2026',
  word: 'somatório equivalente a 86 e 96 pontos, mais 1 por ano: 93 e 103',
  source: 'EC 103/2019, art. 15, II e § 1º',
  of: rules,
  cases: [
    [{ sex: 'woman', age: y(56), paid: y(36, 11), atReform: y(27) }, []],
    [{ sex: 'woman', age: y(56), paid: y(37), atReform: y(27) }, ['points']],
    [{ sex: 'man', age: y(59), paid: y(43, 11), atReform: y(36) }, ['toll-50']],
    [{ sex: 'man', age: y(59), paid: y(44), atReform: y(36) }, ['points', 'toll-50']],
  ],
})

border({
  rule: 'Idade progressiva em 2026',
  word: 'idade de 56 e 61 anos, mais 6 meses por ano: 59 anos e 6 meses e 64 anos e 6 meses; 30 e 35 anos de contribuição',
  source: 'EC 103/2019, art. 16',
  of: rules,
  cases: [
    [{ sex: 'woman', age: y(59, 5), paid: y(30), atReform: y(23) }, []],
    [{ sex: 'woman', age: y(59, 6), paid: y(29, 11), atReform: y(23) }, []],
    [{ sex: 'woman', age: y(59, 6), paid: y(30), atReform: y(23) }, ['progressive-age']],
    [{ sex: 'man', age: y(64, 5), paid: y(35), atReform: y(28) }, []],
    [{ sex: 'man', age: y(64, 6), paid: y(35), atReform: y(28) }, ['progressive-age']],
  ],
})

border({
  rule: 'Aposentadoria por idade',
  word: '62 e 65 anos de idade; 15 anos de contribuição, ou 20, homem filiado depois; 180 contribuições',
  source: 'EC 103/2019, arts. 18 e 19; Lei 8.213/1991, art. 25, II',
  of: rules,
  cases: [
    [{ sex: 'woman', age: y(61, 11), paid: y(15) }, []],
    [{ sex: 'woman', age: y(62), paid: y(14, 11) }, []],
    [{ sex: 'woman', age: y(62), paid: y(15) }, ['general']],
    [{ sex: 'man', age: y(65), paid: y(19, 11) }, []],
    [{ sex: 'man', age: y(65), paid: y(20) }, ['general']],
    [{ sex: 'man', age: y(64, 11), paid: y(15), atReform: y(8) }, []],
    [{ sex: 'man', age: y(65), paid: y(15), atReform: y(8) }, ['general']],
  ],
})

border({
  rule: 'Coeficiente do benefício',
  word: '60 %, com acréscimo de 2 pontos para cada ano que exceder 20, homem, ou 15, mulher',
  source: 'EC 103/2019, art. 26, §§ 2º e 5º',
  of: ([sex, contributionYears]: readonly ['woman' | 'man', number]) => {
    const answer = calculateBenefit({ sex, contributionYears, mean: 5000_00, rule: 'general', date })
    return answer.ok && answer.coefficient
  },
  cases: [
    [['man', 20], 0.6],
    [['man', 20.99], 0.6],
    [['man', 21], 0.62],
    [['woman', 15], 0.6],
    [['woman', 16], 0.62],
  ],
})
