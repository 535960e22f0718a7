import type { RuleSource } from '../../core/statement.ts'

const known = { confidence: 'known' } as const
const clt = {
  ...known,
  from: '1943-11-10',
  url: 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452compilado.htm',
} as const
const vacation = { ...clt, from: '1977-05-01' } as const
const reform2017 = { ...clt, from: '2017-11-11' } as const
const fgts = {
  ...known,
  from: '1990-05-14',
  url: 'https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm',
} as const

/**
 * Which article each line of a rescission rests on. `from` is the first day of the article in its present wording, where
 * known; the numbers themselves are in `rescisao.ts`, `fgts.ts`, `domestico.ts` and `consignado.ts`.
 */
export const rescisaoRules = {
  salaryBalance: { ...clt, source: 'CLT, arts. 64 e 477' },
  notice: {
    from: '2011-10-13',
    source: 'CLT, art. 487, § 1º; Lei 12.506/2011, art. 1º',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2011/lei/l12506.htm',
    confidence: 'confirmed',
  },
  noticeByAgreement: {
    ...reform2017,
    source: 'CLT, art. 484-A, I, "a"; Lei 12.506/2011',
    confidence: 'confirmed',
  },
  noticeMutualFault: { ...known, from: '2003-11-21', source: 'CLT, art. 484; TST, Súmula 14' },
  workedNotice: { ...clt, source: 'CLT, art. 488' },
  noticeOwed: { ...clt, source: 'CLT, art. 487, § 2º' },
  thirteenth: {
    ...known,
    from: '1962-07-26',
    source: 'Lei 4.090/1962, arts. 1º e 3º',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l4090.htm',
  },
  thirteenthAdvance: { ...known, from: '1965-08-13', source: 'Lei 4.749/1965, art. 3º' },
  accruedVacation: { ...vacation, source: 'CLT, arts. 130, 146 e 147; TST, Súmulas 171 e 261' },
  overdueVacation: { ...vacation, source: 'CLT, arts. 130 e 146' },
  doubledVacation: { ...vacation, source: 'CLT, arts. 134 e 137' },
  vacationThird: { ...known, from: '1988-10-05', source: 'Constituição, art. 7º, XVII; TST, Súmula 328' },
  earlyEndByEmployer: { ...clt, source: 'CLT, art. 479' },
  earlyEndByEmployee: { ...clt, source: 'CLT, art. 480, § 1º' },
  employerDebts: { ...clt, source: 'CLT, arts. 462 e 477, § 5º' },
  alimony: { ...known, from: '2016-03-18', source: 'CPC (Lei 13.105/2015), art. 529: decisão judicial' },
  payBy: { ...reform2017, source: 'CLT, art. 477, § 6º' },
  lateFine: { ...reform2017, source: 'CLT, art. 477, § 8º' },
  fgtsDeposit: { ...fgts, source: 'Lei 8.036/1990, arts. 15 e 18' },
  fgtsOfNotice: { ...fgts, from: '2003-11-21', source: 'Lei 8.036/1990, art. 15; TST, Súmula 305' },
  fgtsFineFull: { ...fgts, source: 'Lei 8.036/1990, art. 18, § 1º' },
  fgtsFineHalf: { ...fgts, source: 'Lei 8.036/1990, art. 18, § 2º; CLT, art. 484-A, I, "b"' },
  fgtsWithdrawal: { ...fgts, source: 'Lei 8.036/1990, arts. 20 e 20-A' },
} as const satisfies Record<string, RuleSource>
