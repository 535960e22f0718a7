import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

/** One number for women, one for men. */
export type BySex = { woman: number; man: number }

type Transition = Edition & {
  /** Age plus contribution, in years (EC 103, art. 15). */
  points: BySex
  /** Progressive minimum age, in years (EC 103, art. 16). */
  age: BySex
}

type GeneralRule = Edition & {
  age: BySex
  /** Years of contribution for who joins from the reform on. */
  contribution: BySex
  /** Years of contribution for who was already insured. */
  contributionOfInsured: BySex
  /** Monthly contributions (carência), in every rule. */
  minimumMonths: number
}

type TollRules = Edition & {
  /** Years of contribution asked by the rules of points, of progressive age and of both tolls. */
  contribution: BySex
  /** Art. 17: who had more than `before` years on the day of the reform, not exactly so many, pays `extra` of what was missing. */
  toll50: { before: BySex; extra: Fraction }
  /** Art. 20. */
  toll100: { age: BySex; extra: Fraction }
}

type BenefitRule = Edition & {
  /** Part of the mean for the first `baseYears`, and for each complete year beyond. */
  base: Fraction
  perYear: Fraction
  baseYears: BySex
}

const reform = {
  from: '2019-11-13',
  checkedOn: '2026-11-20',
  confidence: 'known',
} as const

// Year, points, age in years: women, men. From 2024 on as in facts/tables.json; before, as the articles write them.
const transitionYears = [
  [2033, 100, 105, 62, 65],
  [2032, 99, 105, 62, 65],
  [2031, 98, 105, 62, 65],
  [2030, 97, 105, 61.5, 65],
  [2029, 96, 105, 61, 65],
  [2028, 95, 105, 60.5, 65],
  [2027, 94, 104, 60, 65],
  [2026, 93, 103, 59.5, 64.5],
  [2025, 92, 102, 59, 64],
  [2024, 91, 101, 58.5, 63.5],
  [2023, 90, 100, 58, 63],
  [2022, 89, 99, 57.5, 62.5],
  [2021, 88, 98, 57, 62],
  [2020, 87, 97, 56.5, 61.5],
  [2019, 86, 96, 56, 61],
] as const

/** Points and progressive age, one edition a year until both reach their end. */
export const transitionTables: readonly Transition[] = transitionYears.map(
  ([year, womanPoints, manPoints, womanAge, manAge]) => ({
    from: year === 2019 ? reform.from : `${year}-01-01`,
    source: 'EC 103/2019, arts. 15 e 16',
    url: 'https://poa24horas.com.br/variedades/2026/01/aposentadoria-em-2026-tera-novas-exigencias',
    checkedOn: '2026-11-20',
    confidence: year >= 2024 ? 'confirmed' : 'known',
    points: { woman: womanPoints, man: manPoints },
    age: { woman: womanAge, man: manAge },
  }),
)

/** Retirement by age. The age of women had grown half a year each year until 2023. */
export const generalRuleTables: readonly GeneralRule[] = [
  {
    from: '2023-01-01',
    source: 'EC 103/2019, arts. 18 e 19; Lei 8.213/1991, art. 25',
    url: 'https://poa24horas.com.br/variedades/2026/01/aposentadoria-em-2026-tera-novas-exigencias',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    age: { woman: 62, man: 65 },
    contribution: { woman: 15, man: 20 },
    contributionOfInsured: { woman: 15, man: 15 },
    minimumMonths: 180,
  },
]

export const tollRuleTables: readonly TollRules[] = [
  {
    ...reform,
    source: 'EC 103/2019, arts. 15, 16, 17 e 20',
    contribution: { woman: 30, man: 35 },
    toll50: { before: { woman: 28, man: 33 }, extra: 0.5 },
    toll100: { age: { woman: 57, man: 60 }, extra: 1 },
  },
]

export const benefitTables: readonly BenefitRule[] = [
  {
    ...reform,
    source: 'EC 103/2019, art. 26',
    base: 0.6,
    perYear: 0.02,
    baseYears: { woman: 15, man: 20 },
  },
]

export const retirementArticles = {
  general: 'EC 103/2019, arts. 18 e 19',
  points: 'EC 103/2019, art. 15',
  'progressive-age': 'EC 103/2019, art. 16',
  'toll-50': 'EC 103/2019, art. 17',
  'toll-100': 'EC 103/2019, art. 20',
} as const

/** The day on which the reform began: who was insured before it has the transition rules. */
export const reformDay = reform.from
