import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

/** What a loan is for, where that takes the tax away or most of it. `relief-vehicle`: Lei 8.383/1991, art. 72. */
export type SpecialCredit = 'housing' | 'rural' | 'portability' | 'relief-vehicle'

type IofCreditoSpecial = Edition & { daily: Fraction; additional: Fraction }

const compiled = 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm'

/** IOF on credit by purpose. A zero rate still pays the additional one where art. 8º, § 5º names it: rural does. */
export const iofCreditoSpecial: Readonly<Record<SpecialCredit, readonly IofCreditoSpecial[]>> = {
  housing: [
    {
      from: '2008-01-03',
      source: 'Decreto 6.306/2007, art. 9º, I: operação para fins habitacionais, isenta',
      url: compiled,
      checkedOn: '2026-11-20',
      confidence: 'known',
      daily: 0,
      additional: 0,
    },
  ],
  rural: [
    {
      from: '2008-01-03',
      source: 'Decreto 6.306/2007, art. 8º, IV e § 5º: crédito rural, alíquota zero mais a adicional',
      url: 'https://www.jusbrasil.com.br/topicos/10815597/artigo-8-do-decreto-n-6306-de-14-de-dezembro-de-2007/jurisprudencia',
      checkedOn: '2026-11-21',
      confidence: 'known',
      daily: 0,
      additional: 0.0038,
    },
  ],
  portability: [
    {
      from: '2008-01-03',
      source: 'Decreto 6.306/2007, art. 8º, XXV: portabilidade, até o valor portado',
      url: compiled,
      checkedOn: '2026-11-20',
      confidence: 'known',
      daily: 0,
      additional: 0,
    },
  ],
  'relief-vehicle': [
    {
      from: '1992-01-01',
      source: 'Lei 8.383/1991, art. 72: automóvel de taxista ou de pessoa com deficiência, isento',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l8383.htm',
      checkedOn: '2026-11-20',
      confidence: 'known',
      daily: 0,
      additional: 0,
    },
  ],
}
