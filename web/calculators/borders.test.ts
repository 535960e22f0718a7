import type { Cents, IsoDate } from '#web/finance/core/money.ts'
import { border } from '../../tests/borders.ts'
import { calculator as acoes } from './acoes-mensal/calculator.ts'
import { calculateRetirement } from './aposentadoria/calculate.ts'
import type { RetirementInput } from './aposentadoria/question.ts'
import { calculator as bitcoin } from './bitcoin-venda/calculator.ts'
import { calculator as cltPj } from './clt-pj/calculator.ts'
import { ask, resultOf } from './form/ask.ts'
import { calculator as ganho } from './ganho-capital/calculator.ts'
import { calculator as declaracao } from './imposto-de-renda/calculator.ts'
import { calculator as viagem } from './orcamento-viagem/calculator.ts'
import { calculator as rescisao } from './rescisao-trabalhista/calculator.ts'
import { calculator as salario } from './salario-liquido/calculator.ts'
import { calculator as financiamento } from './simulador-financiamento/calculator.ts'

// Borders that a calculator compares itself; those of the law's own tables are in web/finance/borders-*.test.ts.

const reais = (cents: Cents) => (cents / 100).toFixed(2).replace('.', ',')

border({
  rule: 'Criptoativos, prestação de informações em 2026',
  word: 'superior a R$ 35.000,00 no mês',
  source: 'IN RFB 2.291/2025 (DeCripto)',
  doubt: 'o texto não foi lido',
  of: (sold: Cents) =>
    resultOf(bitcoin, { amount: '1', price: reais(sold), custody: 'propria', date: '20/11/2026' }).answer
      .report.isDue,
  cases: [
    [34_999_99, false],
    [35_000_00, false],
    [35_000_01, true],
  ],
})

border({
  rule: 'Criptoativos, prestação de informações até 06/2026',
  word: 'ultrapassar R$ 30.000,00 no mês',
  source: 'IN RFB 1.888/2019, art. 6º, § 1º',
  of: (sold: Cents) =>
    resultOf(bitcoin, { amount: '1', price: reais(sold), custody: 'propria', date: '30/06/2026' }).answer
      .report.isDue,
  cases: [
    [30_000_00, false],
    [30_000_01, true],
  ],
})

const alone = { currency: 'USD', dollarRate: '5', contingency: '0', adults: '1', children: '0' }

border({
  rule: 'Viagem, cota de bagagem',
  word: 'até US$ 1.000,00, ou o equivalente',
  source: 'Portaria ME 15.224/2021',
  of: (shopping: Cents) =>
    resultOf(viagem, { ...alone, shopping: reais(shopping) }).answer.notices.includes('baggage-quota'),
  cases: [
    [999_99, false],
    [1000_00, false],
    [1000_01, true],
  ],
})

border({
  rule: 'Férias vencidas, em dobro',
  word: 'nos 12 meses subsequentes à data em que adquiriu o direito; depois, em dobro',
  source: 'CLT, arts. 134 e 137',
  of: (lastDay: string) =>
    resultOf(rescisao, { admission: '10/03/2023', lastDay, overdueVacations: '2' }).answer.lines.filter(
      ({ key, formula }) => key.startsWith('overdueVacation') && formula.includes('em dobro'),
    ).length,
  cases: [
    ['10/03/2025', 1],
    ['09/03/2026', 1],
    ['10/03/2026', 1],
  ],
})

border({
  rule: 'Venda do imóvel, prazo para comprar outro',
  word: 'no prazo de 180 dias contado da celebração do contrato',
  source: 'Lei 11.196/2005, art. 39',
  of: (soldOn: string) => resultOf(ganho, { kind: 'imovel', soldOn }).answer.reinvestBy,
  cases: [['10/11/2026', '2027-05-09']],
})

border({
  rule: 'Ações, IR na fonte',
  word: 'dispensada a retenção de valor igual ou inferior a R$ 1,00',
  source: 'Lei 11.033/2004, art. 2º, § 3º',
  of: (sold: Cents) =>
    resultOf(acoes, { shareSales: reais(sold), shareResult: '0', commonLoss: '', date: '20/11/2026' }).answer
      .months[0]?.expectedWithheld.shares,
  cases: [
    [20_000_00, 0],
    [20_200_00, 1_01],
  ],
})

const bands = (income: string, assetValue: string) =>
  resultOf(financiamento, { asset: 'property', assetValue, income, date: '20/11/2026' }).answer.housing?.mcmv
    ?.band

border({
  rule: 'Minha Casa, Minha Vida, renda da família',
  word: 'até R$ 3.200,00; 5.000,00; 9.600,00; 13.000,00',
  source: 'Portaria MCID 333/2026',
  doubt: 'a portaria não foi lida',
  of: (income: Cents) => bands(reais(income), '200.000,00'),
  cases: [
    [3200_00, 'Faixa 1'],
    [3200_01, 'Faixa 2'],
    [5000_00, 'Faixa 2'],
    [5000_01, 'Faixa 3'],
    [9600_00, 'Faixa 3'],
    [9600_01, 'Faixa 4 (Classe Média)'],
    [13_000_00, 'Faixa 4 (Classe Média)'],
    [13_000_01, undefined],
  ],
})

border({
  rule: 'Minha Casa, Minha Vida, valor do imóvel',
  word: 'até R$ 275.000,00 nas faixas 1 e 2; até 400.000,00 na 3; até 600.000,00 na 4, aberta a toda renda até 13.000,00',
  source: 'Portaria MCID 333/2026',
  doubt: 'a portaria não foi lida',
  of: ([income, value]: readonly [string, Cents]) => bands(income, reais(value)),
  cases: [
    [['9.000,00', 400_000_00], 'Faixa 3'],
    [['3.000,00', 275_000_00], 'Faixa 1'],
    [['5.000,00', 275_000_01], 'Faixa 3'],
    [['9.000,00', 400_000_01], 'Faixa 4 (Classe Média)'],
    [['12.000,00', 600_000_00], 'Faixa 4 (Classe Média)'],
    [['12.000,00', 600_000_01], undefined],
  ],
})

const retiring: RetirementInput = {
  date: '2026-12-10',
  regime: 'geral',
  sex: 'man',
  birth: '1961-12-20',
  contributedMonths: 45 * 12,
  wasInsuredBeforeReform: true,
  monthsAtReform: 38 * 12,
  goesOn: true,
  mean: 8000_00,
  retireBy: 'first',
  desiredIncome: 12_000_00,
  incomeYears: 25,
  savings: 900_000_00,
  annualReturn: 0.1,
  inflation: 0.04,
  plan: 'PGBL',
  taxableIncome: 96_000_00,
  legalDeductions: 9600_00,
}

function progressive(birth: IsoDate) {
  const answer = calculateRetirement({ ...retiring, birth })
  return answer.ok && answer.complement.regimes?.progressive
}

border({
  rule: 'Parte isenta da aposentadoria',
  word: 'a partir do mês em que o contribuinte completar 65 anos',
  source: 'Lei 7.713/1988, art. 6º, XV',
  of: (birth: IsoDate) => progressive(birth) === progressive('1961-06-01'),
  cases: [
    ['1961-11-30', true],
    ['1961-12-20', true],
    ['1961-12-31', true],
    ['1962-01-01', false],
  ],
})

border({
  rule: 'Vale-transporte',
  word: 'o empregador paga a parcela que exceder a 6 % do salário básico',
  source: 'Lei 7.418/1985, art. 4º, parágrafo único',
  of: (fares: Cents) =>
    resultOf(salario, { transport: reais(fares), date: '20/11/2026' }).answer.lines.find(
      ({ key }) => key === 'transport',
    )?.amount,
  cases: [
    [209_99, -209_99],
    [210_00, -210_00],
    [210_01, -210_00],
  ],
})

border({
  rule: 'MEI, receita do ano',
  word: 'igual ou inferior a R$ 81.000,00',
  source: 'LC 123/2006, art. 18-A, § 1º',
  of: (invoice: Cents) => 'result' in ask(cltPj, { regime: 'mei', months: '1', invoice: reais(invoice) }),
  cases: [
    [80_999_99, true],
    [81_000_00, true],
    [81_000_01, false],
  ],
})

border({
  rule: 'Declaração, gastos com educação',
  word: 'até o limite anual individual de R$ 3.561,50',
  source: 'Lei 9.250/1995, art. 8º, II, b, 10',
  of: (spent: Cents) =>
    resultOf(declaracao, { year: '2026', inss: '', education: reais(spent) }).answer.filings.legal.deducted,
  cases: [
    [3561_49, 3561_49],
    [3561_50, 3561_50],
    [3561_51, 3561_50],
  ],
})
