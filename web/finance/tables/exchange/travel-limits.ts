import type { Edition } from '../../core/in-force.ts'
import type { Cents } from '../../core/money.ts'

type TravelLimits = Edition & {
  /** Duty-free quota of one traveller by air or sea, in cents of the US dollar. */
  baggageQuota: Cents
  /** Cash above this is declared when leaving or entering the country, in cents of the US dollar. */
  declaredCash: Cents
}

export const travelLimits: readonly TravelLimits[] = [
  {
    from: '2022-12-30',
    source: 'Portaria ME 15.224/2021 (cota de bagagem); Lei 14.286/2021, art. 14 (dinheiro em espécie)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2021/lei/l14286.htm',
    checkedOn: '2026-11-20',
    confidence: 'known',
    baggageQuota: 1000_00,
    declaredCash: 10_000_00,
  },
]
