import { border } from '../../tests/borders.ts'
import type { Cents, IsoDate } from './core/money.ts'
import { calculateInss, calculateSalarioFamilia } from './labour/inss.ts'
import { calculateRescisao, vacationRight } from './labour/rescisao.ts'
import { calculateSeguroDesemprego, entitlementOn } from './labour/seguro-desemprego.ts'
import {
  completeYears,
  monthsWorked,
  salaryDays,
  thirteenthAvos,
  vacationAvos,
} from './labour/service-time.ts'
import { annexByFactorR, proLaboreInss, simplesRate } from './labour/simples-nacional.ts'
import { rescisaoTables } from './tables/labour/rescisao.ts'

const date: IsoDate = '2026-11-20'

border({
  rule: 'INSS, primeira faixa',
  word: 'até R$ 1.621,00: 7,5 %; de 1.621,01: 9 %',
  source: 'Portaria Interministerial MPS/MF 13/2026; EC 103/2019, art. 28',
  of: (salary: Cents) => contribution(salary),
  // A slice of one centavo more pays nothing that rounds: the next centavo is 11 centavos of salary away.
  cases: [
    [1620_99, 121_57],
    [1621_00, 121_58],
    [1621_01, 121_58],
  ],
})

border({
  rule: 'INSS, teto',
  word: 'até R$ 8.475,55',
  source: 'Portaria Interministerial MPS/MF 13/2026',
  doubt: '988,09 pela soma inteira; 988,07 cortando cada fatia',
  of: (salary: Cents) => contribution(salary),
  cases: [
    [8475_40, 988_07],
    [8475_55, 988_09],
    [9999_99, 988_09],
  ],
})

function contribution(salary: Cents) {
  const answer = calculateInss({ salary, date })
  return answer.ok && answer.contribution
}

border({
  rule: 'Salário-família',
  word: 'remuneração igual ou inferior a R$ 1.980,38',
  source: 'Lei 8.213/1991, art. 66; Portaria Interministerial MPS/MF 13/2026',
  of: (pay: Cents) => {
    const answer = calculateSalarioFamilia({ pay, children: 1, date })
    return answer.ok && answer.amount
  },
  cases: [
    [1980_37, 67_54],
    [1980_38, 67_54],
    [1980_39, 0],
  ],
})

const of20March2023 = { kind: 'sem_justa_causa', admission: '2023-03-10', salary: 3000_00 } as const

border({
  rule: 'Aviso prévio',
  word: 'até 1 ano: 30 dias; 3 dias por ano de serviço',
  source:
    'Lei 12.506/2011, art. 1º; Nota Técnica 184/2012 CGRT/SRT/MTE («supere um ano»); Lei 810/1949, art. 1º',
  doubt: 'a véspera do aniversário: a página mostra as duas contas',
  of: (lastDay: IsoDate) => notice(lastDay),
  cases: [
    ['2024-03-09', 30],
    ['2024-03-10', 33],
    ['2024-03-11', 33],
    ['2026-03-09', 36],
    ['2026-03-10', 39],
  ],
})

border({
  rule: 'Aviso prévio, o mais longo',
  word: 'até o máximo de 60 dias, perfazendo um total de até 90',
  source: 'Lei 12.506/2011, art. 1º, parágrafo único',
  of: (lastDay: IsoDate) => notice(lastDay, '2006-03-10'),
  cases: [
    ['2026-03-09', 87],
    ['2026-03-10', 90],
    ['2027-03-10', 90],
  ],
})

function notice(lastDay: IsoDate, admission: IsoDate = of20March2023.admission) {
  const answer = calculateRescisao({ ...of20March2023, admission, lastDay })
  return answer.ok && answer.noticeDays
}

border({
  rule: 'Ano de serviço',
  word: 'do dia do início ao dia e mês correspondentes do ano seguinte',
  source: 'Lei 810/1949, art. 1º; Código Civil, art. 132, § 3º',
  isRead: true,
  of: (day: IsoDate) => completeYears('2022-11-28', day),
  cases: [
    ['2026-11-27', 3],
    ['2026-11-28', 4],
    ['2026-11-29', 4],
  ],
})

border({
  rule: '13º, mês que conta',
  word: 'fração igual ou superior a 15 dias de trabalho',
  source: 'Lei 4.090/1962, art. 1º, § 2º',
  isRead: true,
  of: (end: IsoDate) => thirteenthAvos('2020-01-01', end, end, fewestDays.thirteenth),
  cases: [
    ['2026-11-14', 10],
    ['2026-11-15', 11],
    ['2026-11-16', 11],
  ],
})

border({
  rule: 'Férias proporcionais, mês que conta',
  word: 'fração superior a 14 dias',
  source: 'CLT, art. 146, parágrafo único',
  isRead: true,
  of: (end: IsoDate) => vacationAvos('2025-12-10', end, end, fewestDays.vacation),
  cases: [
    ['2026-11-23', 11],
    ['2026-11-24', 12],
    ['2026-11-25', 12],
  ],
})

border({
  rule: 'Férias proporcionais, na véspera de um período',
  word: 'após cada período de 12 meses de vigência do contrato',
  source: 'CLT, art. 130',
  isRead: true,
  of: (end: IsoDate) => vacationAvos('2025-11-28', end, end, fewestDays.vacation),
  cases: [
    ['2026-11-26', 12],
    ['2026-11-27', 12],
    ['2026-11-28', 0],
  ],
})

const [law] = rescisaoTables
if (!law) throw new Error('no table')
const { fewestDays } = law

border({
  rule: 'Dias de férias por faltas',
  word: 'até 5; de 6 a 14; de 15 a 23; de 24 a 32',
  source: 'CLT, art. 130, I a IV',
  isRead: true,
  of: (absences: number) => vacationRight(absences, law),
  cases: [
    [5, 30],
    [6, 24],
    [14, 24],
    [15, 18],
    [23, 18],
    [24, 12],
    [32, 12],
    [33, 0],
  ],
})

border({
  rule: 'Saldo de salário do mês inteiro',
  word: 'a 30 vezes o número de horas dessa duração: mês de 30 dias',
  source: 'CLT, art. 64',
  of: (lastDay: IsoDate) => salaryDays('2020-01-01', lastDay, law.monthDays),
  cases: [
    ['2026-08-29', 29],
    ['2026-08-30', 30],
    ['2026-08-31', 30],
    ['2026-02-27', 27],
    ['2026-02-28', 30],
  ],
})

border({
  rule: 'Prazo para pagar a rescisão',
  word: 'até dez dias contados a partir do término do contrato',
  source: 'CLT, art. 477, § 6º',
  of: (lastDay: IsoDate) => {
    const answer = calculateRescisao({ ...of20March2023, lastDay })
    return answer.ok && answer.payBy
  },
  cases: [['2026-11-20', '2026-11-30']],
})

border({
  rule: 'Dívidas que saem da rescisão',
  word: 'não poderá exceder o equivalente a um mês de remuneração',
  source: 'CLT, art. 477, § 5º',
  of: (employerDebts: Cents) => {
    const answer = calculateRescisao({ ...of20March2023, lastDay: date, employerDebts })
    return answer.ok && [answer.discounts.employerDebts, answer.beyondCap]
  },
  cases: [
    [2999_99, [2999_99, 0]],
    [3000_00, [3000_00, 0]],
    [3000_01, [3000_00, 1]],
  ],
})

border({
  rule: 'Seguro-desemprego, meses que dão direito',
  word: 'pelo menos 12 nos últimos 18; 9 nos últimos 12; cada um dos 6',
  source: 'Lei 7.998/1990, art. 3º, I, redação da Lei 13.134/2015',
  isRead: true,
  of: (request: number) => entitlementOn(request, date),
  cases: [
    [1, { months: 12, ofLast: 18 }],
    [2, { months: 9, ofLast: 12 }],
    [3, { months: 6, ofLast: 6 }],
    [4, { months: 6, ofLast: 6 }],
  ],
})

border({
  rule: 'Seguro-desemprego, mês que conta',
  word: 'fração igual ou superior a 15 dias: mês integral para os efeitos do § 2º',
  source: 'Lei 7.998/1990, art. 4º, § 3º',
  doubt: 'a lei escreve a fração para as parcelas; para o direito (art. 3º) usamos a mesma',
  of: (lastDay: IsoDate) => monthsWorked('2025-11-20', lastDay, 15),
  cases: [
    ['2026-11-02', 11],
    ['2026-11-03', 12],
    ['2026-11-04', 12],
  ],
})

border({
  rule: 'Seguro-desemprego, parcelas',
  word: 'no mínimo 12 e no máximo 23: 4; no mínimo 24: 5; de 9 a 11 (segundo) e de 6 a 11 (terceiro): 3',
  source: 'Lei 7.998/1990, art. 4º, § 2º',
  isRead: true,
  of: ([request, months]: readonly [number, number]) => unemployment(3000_00, request, months)?.instalments,
  cases: [
    [[1, 11], 0],
    [[1, 12], 4],
    [[1, 23], 4],
    [[1, 24], 5],
    [[2, 8], 0],
    [[2, 9], 3],
    [[2, 11], 3],
    [[2, 12], 4],
    [[2, 23], 4],
    [[2, 24], 5],
    [[3, 5], 0],
    [[3, 6], 3],
    [[3, 11], 3],
    [[3, 12], 4],
  ],
})

border({
  rule: 'Seguro-desemprego, faixas da média',
  word: 'até R$ 2.222,17; de 2.222,18 a 3.703,99; acima',
  source: 'Lei 7.998/1990, art. 5º; tabela do MTE de 11/01/2026',
  of: (average: Cents) => unemployment(average, 1, 24)?.instalment,
  cases: [
    [2222_16, 1777_73],
    [2222_17, 1777_74],
    [2222_18, 1777_75],
    [2222_19, 1777_75],
    [3703_98, 2518_65],
    [3703_99, 2518_65],
    [3704_00, 2518_65],
  ],
})

border({
  rule: 'Seguro-desemprego, piso',
  word: 'não poderá ser inferior ao salário mínimo',
  source: 'Lei 7.998/1990, art. 5º, § 2º',
  of: (average: Cents) => unemployment(average, 1, 24)?.instalment,
  cases: [
    [2026_24, 1621_00],
    [2026_25, 1621_00],
    [2026_27, 1621_02],
  ],
})

border({
  rule: 'Seguro-desemprego, primeiro dia da tabela de 2026',
  word: 'a partir de 11 de janeiro (aviso do Ministério de 12/01/2026)',
  source: 'Lei 7.998/1990, art. 5º',
  doubt: 'a Agência Brasil escreveu «a partir desta segunda-feira (12)»',
  of: (day: IsoDate) => unemployment(9000_00, 1, 24, day)?.instalment,
  cases: [
    ['2026-01-10', 2424_11],
    ['2026-01-11', 2518_65],
    ['2026-01-12', 2518_65],
  ],
})

function unemployment(average: Cents, request: number, worked: number, day: IsoDate = date) {
  const answer = calculateSeguroDesemprego({
    salaries: [average],
    request,
    monthsWorked: worked,
    date: day,
  })
  return answer.ok ? answer : undefined
}

border({
  rule: 'Simples Nacional, fator R',
  word: 'igual ou superior a 28%: Anexo III; inferior: Anexo V',
  source: 'LC 123/2006, art. 18, §§ 5º-J e 5º-M',
  of: (pay: Cents) => annexByFactorR(pay, 100_000_00, date),
  cases: [
    [27_999_99, 'v'],
    [28_000_00, 'iii'],
    [28_000_01, 'iii'],
  ],
})

border({
  rule: 'Simples Nacional, primeira faixa do Anexo III',
  word: 'até 180.000,00: 6,00%; de 180.000,01: 11,20%, a deduzir 9.360,00',
  source: 'LC 123/2006, Anexo III',
  of: (revenue: Cents) => nominalRate(revenue),
  cases: [
    [180_000_00, 0.06],
    [180_000_01, 0.112],
  ],
})

border({
  rule: 'Simples Nacional, sublimite do ISS',
  word: 'R$ 3.600.000,00',
  source: 'LC 123/2006, art. 19, § 4º',
  of: (revenue: Cents) => nominalRate(revenue),
  cases: [
    [3_600_000_00, 0.21],
    [3_600_000_01, 'above-limit'],
  ],
})

function nominalRate(revenue: Cents) {
  const rate = simplesRate(revenue, 'iii', date)
  return rate.ok ? rate.nominal : rate.reason
}

border({
  rule: 'INSS do pró-labore, teto',
  word: '11 % até o limite máximo do salário de contribuição',
  source: 'Lei 10.666/2003, art. 4º; Portaria Interministerial MPS/MF 13/2026',
  of: (pay: Cents) => proLaboreInss(pay, date),
  cases: [
    [8475_45, 932_30],
    [8475_55, 932_31],
    [20_000_00, 932_31],
  ],
})
