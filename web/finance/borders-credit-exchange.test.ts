import { border } from '../../tests/borders.ts'
import type { Cents, IsoDate } from './core/money.ts'
import { estimateHousingInsurance } from './credit/housing-insurance.ts'
import { iofOnCredit } from './credit/iof-credito.ts'
import { checkSfh } from './credit/sfh.ts'
import { importCost } from './exchange/importacao.ts'
import { iofOnExchange } from './exchange/iof-cambio.ts'

const date: IsoDate = '2026-11-20'

border({
  rule: 'IOF do crédito, dias cobrados',
  word: 'no máximo 365 dias, ainda que a operação seja por prazo maior',
  source: 'Decreto 6.306/2007, art. 7º, § 1º',
  of: (dueOn: IsoDate) => {
    const answer = iofOnCredit({
      borrower: 'individual',
      date,
      installments: [{ dueOn, amortization: 10_000_00 }],
    })
    return answer.ok && answer.dailyIof
  },
  cases: [
    ['2027-11-19', 298_48],
    ['2027-11-20', 299_30],
    ['2027-11-21', 299_30],
  ],
})

border({
  rule: 'IOF do crédito, Simples e MEI',
  word: 'valor igual ou inferior a R$ 30.000,00',
  source: 'Decreto 6.306/2007, art. 7º, VI',
  of: (amortization: Cents) => {
    const answer = iofOnCredit({
      borrower: 'simples',
      date,
      installments: [{ dueOn: '2027-11-20', amortization }],
    })
    return answer.ok && answer.rates.daily
  },
  cases: [
    [29_999_99, 0.0000274],
    [30_000_00, 0.0000274],
    [30_000_01, 0.000082],
  ],
})

const rateOn = (operation: 'card' | 'cash') => (day: IsoDate) => {
  const answer = iofOnExchange({ operation, amount: 100_00, date: day })
  return answer.ok && answer.rate
}

border({
  rule: 'IOF do cartão no exterior, cada mudança',
  word: 'a partir de 02/01 de cada ano; 23/05/2025; suspenso de 27/06 a 16/07/2025',
  source: 'Decretos 10.997/2022, 12.466 e 12.499/2025; Decreto Legislativo 176/2025; STF, ADC 96',
  doubt: 'os dias 22 e 23/05 e 16/07/2025 saíram em edição extra, à noite',
  of: rateOn('card'),
  cases: [
    ['2024-01-01', 0.0538],
    ['2024-01-02', 0.0438],
    ['2025-01-01', 0.0438],
    ['2025-01-02', 0.0338],
    ['2025-05-22', 0.0338],
    ['2025-05-23', 0.035],
    ['2025-06-26', 0.035],
    ['2025-06-27', 0.0338],
    ['2025-07-16', 0.0338],
    ['2025-07-17', 0.035],
  ],
})

border({
  rule: 'IOF da moeda em espécie',
  word: '1,10 % até 22/05/2025; 3,5 %',
  source: 'Decreto 6.306/2007, art. 15-B, XX',
  of: rateOn('cash'),
  cases: [
    ['2025-05-22', 0.011],
    ['2025-05-23', 0.035],
    ['2025-07-16', 0.011],
    ['2025-07-17', 0.035],
  ],
})

const parcel = {
  date,
  state: 'SP',
  freight: 0,
  insurance: 0,
  exchangeRate: 1,
  isCompliant: true,
  goods: 'common',
  dispatchFee: 0,
  spread: 0,
  payment: 'goods-import',
} as const

function dutyOf(product: Cents, changes: Partial<Parameters<typeof importCost>[0]> = {}) {
  const answer = importCost({ ...parcel, product, ...changes })
  return answer.ok ? answer.dutyUsd : answer.reason
}

border({
  rule: 'Importação, primeira faixa',
  word: 'até US$ 50,00: zero; acima: 60 % menos US$ 30,00',
  source: 'Portaria MF 1.342/2026 (MP 1.357/2026, Lei 15.502/2026)',
  doubt: 'o texto da lei e da portaria não foi lido; vários arquivos públicos concordam',
  of: (product: Cents) => dutyOf(product),
  cases: [
    [49_99, 0],
    [50_00, 0],
    [50_01, 1],
    [50_10, 6],
  ],
})

border({
  rule: 'Importação, faixa de 2023',
  word: 'até US$ 50,00: zero; acima: 60 % do total',
  source: 'Portaria MF 612/2023',
  of: (product: Cents) => dutyOf(product, { date: '2023-08-01' }),
  cases: [
    [50_00, 0],
    [50_01, 30_01],
  ],
})

border({
  rule: 'Importação, fim do regime simplificado',
  word: 'até US$ 3.000,00',
  source: 'Decreto-Lei 1.804/1980, art. 1º; Portaria MF 1.086/2024',
  of: (product: Cents) => dutyOf(product),
  cases: [
    [2999_99, 1769_99],
    [3000_00, 1770_00],
    [3000_01, 'above-ceiling'],
  ],
})

border({
  rule: 'Importação de remédio',
  word: 'até US$ 10.000,00, por pessoa física para uso próprio',
  source: 'Portaria MF 156/1999, art. 1º, § 2º; Portaria MF 1.086/2024',
  doubt: 'o texto de 2026 não foi lido',
  of: (product: Cents) => dutyOf(product, { goods: 'medicine' }),
  cases: [
    [9999_99, 0],
    [10_000_00, 0],
    [10_000_01, 'above-ceiling'],
  ],
})

border({
  rule: 'ICMS da remessa, 20 % em nove estados',
  word: 'a partir de 1º de abril de 2025',
  source: 'Convênio ICMS 135/2024',
  doubt: 'mudanças dos estados depois de 04/2025 não foram achadas em lei',
  of: ([state, day]: readonly ['CE' | 'MG', IsoDate]) => {
    const answer = importCost({ ...parcel, product: 10_00, state, date: day })
    return answer.ok && answer.icmsRate
  },
  cases: [
    [['CE', '2025-03-31'], 0.17],
    [['CE', '2025-04-01'], 0.2],
    [['MG', '2025-04-01'], 0.17],
  ],
})

border({
  rule: 'SFH, valor do imóvel',
  word: 'limite máximo do valor de avaliação do imóvel de R$ 2.250.000,00',
  source: 'Resolução CMN 4.676/2018, redação da Resolução CMN 5.255/2025',
  of: (propertyValue: Cents) => {
    const answer = checkSfh(propertyValue, 0.1, date)
    return answer.ok && answer.fitsProperty
  },
  cases: [
    [2_249_999_99, true],
    [2_250_000_00, true],
    [2_250_000_01, false],
  ],
})

border({
  rule: 'SFH, custo efetivo',
  word: 'custo efetivo máximo de 12 % ao ano',
  source: 'Resolução CMN 4.676/2018, redação da Resolução CMN 5.255/2025',
  of: (annualCost: number) => {
    const answer = checkSfh(1_000_000_00, annualCost, date)
    return answer.ok && answer.fitsCost
  },
  cases: [
    [0.1199, true],
    [0.12, true],
    [0.1201, false],
  ],
})

border({
  rule: 'Seguro MIP, idade',
  word: 'até 25, 26 a 30, … anos',
  source: 'Tabela da Too Seguros (CCCPM), sem lei',
  of: (oldestBirth: IsoDate) =>
    estimateHousingInsurance({ balance: 100_000_00, propertyValue: 1, date, oldestBirth }).mipRate,
  cases: [
    ['2000-11-20', 0.00029256],
    ['2000-11-21', 0.00022866],
    ['2001-11-20', 0.00022866],
  ],
})
