import { border } from '../../tests/borders.ts'
import type { Cents, IsoDate } from './core/money.ts'
import { calculateLateDarf } from './income-tax/darf.ts'
import { jcpTax, minimumIncomeTax, monthlyDividendTax } from './income-tax/dividends.ts'
import { fiiIncomeTax } from './income-tax/fii.ts'
import { calculateCapitalGain, calculateCryptoMonth, capitalGainsTax } from './income-tax/ganho-capital.ts'
import { calculatePropertySale } from './income-tax/ganho-imovel.ts'
import { calculateIrpfAnual } from './income-tax/irpf-anual.ts'
import { calculateIrrf } from './income-tax/irrf.ts'
import { calculateExchangeMonth } from './income-tax/renda-variavel.ts'

const date: IsoDate = '2026-11-20'

/** Above the reducer, so that the base alone decides; without deductions but the simplified one. */
function rateOf(base: Cents) {
  const answer = calculateIrrf({ income: base + 607_20, inss: 0, date: '2025-11-20' })
  return answer.ok && answer.rate
}

border({
  rule: 'IRRF, faixas da base',
  word: 'até R$ 2.428,80; de 2.428,81 até 2.826,65; até 3.751,05; até 4.664,68; acima',
  source: 'Lei 11.482/2007, art. 1º, redação da Lei 15.191/2025',
  of: rateOf,
  cases: [
    [2428_80, 0],
    [2428_81, 0.075],
    [2826_65, 0.075],
    [2826_66, 0.15],
    [3751_05, 0.15],
    [3751_06, 0.225],
    [4664_68, 0.225],
    [4664_69, 0.275],
  ],
})

border({
  rule: 'IRRF, redução de 2026',
  word: 'até R$ 5.000,00; de 5.000,01 até 7.350,00; superiores a 7.350,00: sem redução',
  source: 'Lei 9.250/1995, art. 3º-A, da Lei 15.270/2025',
  of: (income: Cents) => {
    const answer = calculateIrrf({ income, inss: 0, date })
    return answer.ok && [answer.reduction, answer.tax]
  },
  cases: [
    [4999_99, [312_89, 0]],
    [5000_00, [312_89, 0]],
    [5000_01, [312_89, 0]],
    [7349_99, [1, 945_53]],
    [7350_00, [0, 945_54]],
    [7350_01, [0, 945_54]],
  ],
})

border({
  rule: 'Declaração, redução de 2026',
  word: 'até R$ 60.000,00; de 60.000,01 até 88.200,00; superiores a 88.200,00: sem redução',
  source: 'Lei 9.250/1995, art. 11-A, da Lei 15.270/2025',
  doubt: 'os números da própria lei dão um degrau de R$ 1,08 em 60.000,00 e de 0,02 em 88.200,00',
  of: (income: Cents) => {
    const answer = calculateIrpfAnual({ year: 2026, income })
    return answer.ok && answer.reduction
  },
  cases: [
    [60_000_00, 2694_15],
    [60_000_01, 2694_15],
    [88_199_99, 2],
    [88_200_00, 2],
    [88_200_01, 0],
  ],
})

border({
  rule: 'Dividendos de uma empresa no mês',
  word: 'em montante superior a R$ 50.000,00: 10 % sobre o total',
  source: 'Lei 9.250/1995, art. 6º-A, da Lei 15.270/2025',
  isRead: true,
  of: (amount: Cents) => {
    const answer = monthlyDividendTax({ date, payments: [{ company: 'A', amount }] })
    return answer.ok && answer.ir
  },
  cases: [
    [49_999_99, 0],
    [50_000_00, 0],
    [50_000_01, 5000_00],
  ],
})

border({
  rule: 'Dividendos, duas parcelas da mesma empresa no mês',
  word: 'pagamento, no mesmo mês, pela mesma pessoa jurídica',
  source: 'Lei 9.250/1995, art. 6º-A, § 2º',
  isRead: true,
  of: (second: Cents) => {
    const payments = [30_000_00, second].map((amount) => ({ company: 'A', amount }))
    const answer = monthlyDividendTax({ date, payments })
    return answer.ok && answer.ir
  },
  cases: [
    [20_000_00, 0],
    [20_000_01, 5000_00],
  ],
})

border({
  rule: 'Imposto mínimo (IRPFM)',
  word: 'superior a R$ 600.000,00; igual ou superior a R$ 1.200.000,00: 10 %',
  source: 'Lei 9.250/1995, art. 16-A, da Lei 15.270/2025',
  doubt: 'a lista do que fica de fora não foi lida inteira',
  of: (income: Cents) => {
    const answer = minimumIncomeTax({ year: 2026, income, paid: 0 })
    return answer.ok && answer.minimum
  },
  cases: [
    [600_000_00, 0],
    [600_010_00, 1_00],
    [1_199_940_00, 119_982_00],
    [1_200_000_00, 120_000_00],
    [1_200_000_10, 120_000_01],
  ],
})

border({
  rule: 'JCP, alíquota de 17,5 %',
  word: 'a partir de 1º de janeiro de 2026',
  source: 'LC 224/2025, art. 8º',
  of: (day: IsoDate) => {
    const answer = jcpTax({ gross: 100_00, date: day })
    return answer.ok && answer.ir
  },
  cases: [
    ['2025-12-31', 15_00],
    ['2026-01-01', 17_50],
  ],
})

border({
  rule: 'Ganho de capital, faixas',
  word: 'não ultrapassar R$ 5.000.000,00; a parcela que exceder e não ultrapassar 10.000.000,00; 30.000.000,00',
  source: 'Lei 8.981/1995, art. 21, redação da Lei 13.259/2016',
  of: (gain: Cents) => {
    const answer = capitalGainsTax(gain, date)
    return answer.ok && answer.tax
  },
  // A real more, so that the rate of the next slice shows in whole centavos.
  cases: [
    [5_000_000_00, 750_000_00],
    [5_000_001_00, 750_000_18],
    [10_000_000_00, 1_625_000_00],
    [10_000_001_00, 1_625_000_20],
    [30_000_000_00, 5_625_000_00],
    [30_000_001_00, 5_625_000_23],
  ],
})

const gain = (kind: 'goods' | 'over-the-counter-shares') => (monthSales: Cents) => {
  const answer = calculateCapitalGain({
    sale: 20_000_00,
    cost: 10_000_00,
    date,
    smallSale: { kind, monthSales },
  })
  return answer.ok && answer.tax
}

border({
  rule: 'Bens de pequeno valor',
  word: 'igual ou inferior a R$ 35.000,00, nos demais casos',
  source: 'Lei 9.250/1995, art. 22, II',
  isRead: true,
  of: gain('goods'),
  cases: [
    [34_999_99, 0],
    [35_000_00, 0],
    [35_000_01, 1500_00],
  ],
})

border({
  rule: 'Ações no balcão',
  word: 'igual ou inferior a R$ 20.000,00, no caso de ações negociadas no mercado de balcão',
  source: 'Lei 9.250/1995, art. 22, I',
  of: gain('over-the-counter-shares'),
  cases: [
    [19_999_99, 0],
    [20_000_00, 0],
    [20_000_01, 1500_00],
  ],
})

border({
  rule: 'Criptoativos no Brasil',
  word: 'igual ou inferior a R$ 35.000,00 no mês',
  source: 'Lei 9.250/1995, art. 22, II',
  of: (monthSales: Cents) => {
    const answer = calculateCryptoMonth({ monthSales, gain: 10_000_00, date })
    return answer.ok && answer.tax
  },
  cases: [
    [34_999_99, 0],
    [35_000_00, 0],
    [35_000_01, 1500_00],
  ],
})

const home = { cost: 100_000_00, boughtOn: '2020-01-10', soldOn: '2026-11-10', reinvested: 0 } as const

border({
  rule: 'Único imóvel',
  word: 'cujo valor de alienação seja de até R$ 440.000,00',
  source: 'Lei 9.250/1995, art. 23',
  isRead: true,
  of: (sale: Cents) => {
    const answer = calculatePropertySale({ ...home, sale, isOnlyProperty: true })
    return answer.ok && [answer.exemption, answer.tax > 0]
  },
  cases: [
    [439_999_99, ['only-property', false]],
    [440_000_00, ['only-property', false]],
    [440_000_01, ['none', true]],
  ],
})

border({
  rule: 'Imóvel antigo, redução por ano da compra',
  word: '1969 ou antes: 100 %; 1970: 95 %; 1988: 5 %',
  source: 'Lei 7.713/1988, art. 18',
  of: (boughtOn: IsoDate) => {
    const answer = calculatePropertySale({ ...home, boughtOn, sale: 900_000_00, isOnlyProperty: false })
    return answer.ok && Number(answer.purchaseReduction.toFixed(4))
  },
  cases: [
    ['1969-12-31', 1],
    ['1970-01-01', 0.95],
    ['1988-12-31', 0.05],
    ['1989-01-01', 0],
  ],
})

border({
  rule: 'Imóvel, meses dos fatores',
  word: 'número de meses-calendário ou fração decorridos; de janeiro de 1996 a novembro de 2005; a partir daí',
  source: 'Lei 11.196/2005, art. 40, § 1º',
  of: ([boughtOn, soldOn]: readonly [IsoDate, IsoDate]) => {
    const answer = calculatePropertySale({
      ...home,
      boughtOn,
      soldOn,
      sale: 900_000_00,
      isOnlyProperty: false,
    })
    return answer.ok && [answer.months1, answer.months2]
  },
  cases: [
    [
      ['1995-12-31', '2006-02-05'],
      [119, 3],
    ],
    [
      ['2005-11-30', '2005-12-01'],
      [1, 1],
    ],
    [
      ['2005-12-01', '2005-12-31'],
      [0, 1],
    ],
    [
      ['2026-10-31', '2026-11-01'],
      [0, 2],
    ],
  ],
})

const exchange = { date, shareSales: 0, shareResult: 0 } as const

border({
  rule: 'Ações na bolsa, vendas do mês',
  word: 'igual ou inferior a R$ 20.000,00 em cada mês, para o conjunto de ações',
  source: 'Lei 11.033/2004, art. 3º, I',
  of: (shareSales: Cents) => {
    const answer = calculateExchangeMonth({ ...exchange, shareSales, shareResult: 1000_00 })
    return answer.ok && [answer.areSharesExempt, answer.due]
  },
  cases: [
    [19_999_99, [true, 0]],
    [20_000_00, [true, 0]],
    [20_000_01, [false, 150_00]],
  ],
})

border({
  rule: 'DARF, menor valor',
  word: 'vedada para o pagamento de tributos de valor inferior a R$ 10,00',
  source: 'Lei 9.430/1996, art. 68',
  of: (dayTradeResult: Cents) => {
    const answer = calculateExchangeMonth({ ...exchange, dayTradeResult })
    return answer.ok && [answer.due, answer.isBelowMinimum]
  },
  cases: [
    [49_95, [9_99, true]],
    [50_00, [10_00, false]],
    [50_05, [10_01, false]],
  ],
})

border({
  rule: 'DARF em atraso, multa',
  word: '0,33 % por dia de atraso; limitada a 20 %',
  source: 'Lei 9.430/1996, art. 61, §§ 1º e 2º',
  of: (daysLate: number) => {
    const answer = calculateLateDarf({
      tax: 10_000_00,
      daysLate,
      fullMonthsSelic: 0,
      isDueMonth: true,
      paidOn: date,
    })
    return answer.ok && answer.fine
  },
  cases: [
    [0, 0],
    [1, 33_00],
    [60, 1980_00],
    [61, 2000_00],
  ],
})

const units = { income: 100_00, holders: 100, isListed: true, share: 0, date } as const

border({
  rule: 'FII, cotistas do fundo',
  word: 'no mínimo, 100 cotistas',
  source: 'Lei 11.033/2004, art. 3º, § 1º, I, redação da Lei 14.754/2023',
  isRead: true,
  of: (holders: number) => fiiTax({ holders }),
  cases: [
    [99, 20_00],
    [100, 0],
    [101, 0],
  ],
})

border({
  rule: 'FII, cotas de um cotista',
  word: '10 % ou mais da totalidade das cotas',
  source: 'Lei 11.033/2004, art. 3º, § 1º, II',
  isRead: true,
  doubt: 'a outra medida do inciso, rendimento «superior a» 10 % do total, não é perguntada: a página o diz',
  of: (share: number) => fiiTax({ share }),
  cases: [
    [0.0999, 0],
    [0.1, 20_00],
    [0.1001, 20_00],
  ],
})

border({
  rule: 'FII, cotas de pessoas ligadas',
  word: '30 % ou mais da totalidade das cotas',
  source: 'Lei 11.033/2004, art. 3º, § 1º, III, redação da Lei 14.754/2023',
  isRead: true,
  of: (linkedShare: number) => fiiTax({ linkedShare }),
  cases: [
    [0.2999, 0],
    [0.3, 20_00],
    [0.3001, 20_00],
  ],
})

function fiiTax(changes: { holders?: number; share?: number; linkedShare?: number }) {
  const answer = fiiIncomeTax({ ...units, ...changes })
  return answer.ok && answer.ir
}
