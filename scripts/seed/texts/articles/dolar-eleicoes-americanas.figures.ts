import { formatNumber } from '#web/finance/core/format.ts'

/** The dollar around the elections of the United States. */
const months = ['ago', 'set', 'out', 'nov'] as const

/**
 * Mean of the month, reais per dollar, August to November: Federal Reserve, release G.5 (FRED, EXBZUS), as the public
 * package datasets/exchange-rates had it on 21/07/2026. Not the PTAX, which our sources have for few days only.
 */
const means = {
  2016: [3.2086, 3.2532, 3.1854, 3.3369],
  2017: [3.1478, 3.1325, 3.1923, 3.2629],
  2018: [3.9333, 4.1087, 3.7611, 3.786],
  2019: [4.022, 4.1195, 4.0825, 4.1558],
  2020: [5.4685, 5.4, 5.6253, 5.4482],
  2021: [5.2487, 5.279, 5.5416, 5.5668],
  2022: [5.1404, 5.2436, 5.2521, 5.268],
  2023: [4.9012, 4.9387, 5.0559, 4.898],
  2024: [5.5517, 5.5378, 5.6278, 5.7961],
  2025: [5.4455, 5.363, 5.3832, 5.3415],
} as const satisfies Record<number, readonly [number, number, number, number]>

type Year = keyof typeof means

const electionYears = [2016, 2018, 2020, 2022, 2024] as const satisfies readonly Year[]
const otherYears = [2017, 2019, 2021, 2023, 2025] as const satisfies readonly Year[]

const meansOf = (year: Year): readonly number[] => means[year]

/** From the mean of August to the mean of `month` (0 is August), as a fraction. */
function changeOf(year: Year, month = 3): number {
  const [august] = means[year]
  return (meansOf(year)[month] ?? august) / august - 1
}

/** `+4,4 %`, `−3,7 %`. */
const signed = (change: number): string =>
  `${change < 0 ? '−' : '+'}${formatNumber(Math.abs(change) * 100, 1)} %`

const meanChange = (years: readonly Year[]): number =>
  years.reduce((total, year) => total + changeOf(year), 0) / years.length

/** Cost of so many dollars, in centavos, all in one month or a quarter in each. */
export const allIn = (year: Year, month: number, dollars: number): number =>
  Math.round((meansOf(year)[month] ?? 0) * dollars * 100)
export const inQuarters = (year: Year, dollars: number): number =>
  Math.round((meansOf(year).reduce((total, mean) => total + mean, 0) / months.length) * dollars * 100)

const kinds: Readonly<Record<(typeof electionYears)[number], string>> = {
  2016: 'presidente',
  2018: 'Congresso',
  2020: 'presidente',
  2022: 'Congresso',
  2024: 'presidente',
}

const changes = electionYears.map((year) => changeOf(year))
export const lowest = signed(Math.min(...changes))
export const highest = signed(Math.max(...changes))
const calm = otherYears.map((year) => changeOf(year))

const inWords = ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco']
const rises = (years: readonly Year[]) => years.filter((year) => changeOf(year) > 0).length
const septemberRises = electionYears.filter((year) => changeOf(year, 1) > 0)

/** Between the dearest and the cheapest of the four months. */
const gap = (year: Year) => Math.max(...meansOf(year)) / Math.min(...meansOf(year)) - 1
const gaps = electionYears.map(gap)
const small = gaps.filter((each) => each < 0.05)

/** August is 100. */
const index = (year: Year) => meansOf(year).map((_, month) => 100 * (1 + changeOf(year, month)))
const drawn = [2016, 2020, 2024] as const
const drawnIndex = drawn.map(index)

export const TRIP = 2000

/** PTAX of sale of 2026, all that our sources have between August and the vote. */
const ptax2026: [day: string, rate: number][] = [
  ['10/08', 5.0963],
  ['01/09', 5.157],
  ['18/09', 5.1575],
  ['30/09', 5.1809],
  ['02/10', 5.2238],
]
export const [, first = 1] = ptax2026[0] ?? []
export const [, last = 1] = ptax2026.at(-1) ?? []

export const meanOfOthers = signed(meanChange(otherYears))
export const meanOfElections = signed(meanChange(electionYears))
export const riseOf2024 = signed(changeOf(2024)).slice(1)
export const fallOf2018 = signed(changeOf(2018)).slice(1)
export const meanRows = electionYears.map((year) => [
  `${year} (${kinds[year]})`,
  ...meansOf(year).map((mean) => formatNumber(mean, 4)),
])
export const howManyRose = inWords[septemberRises.length]
export const yearsThatRose = new Intl.ListFormat('pt-BR').format(septemberRises.map(String))
export const riseInSeptember2018 = signed(changeOf(2018, 1))
export const indexInWords = drawn
  .map((year, place) => `${formatNumber(drawnIndex[place]?.at(-1) ?? 0, 1)} em ${year}`)
  .join(', ')
export const indexPoints = months.map((month, place) => [
  month,
  ...drawnIndex.map((values) => formatNumber(values[place] ?? 0, 1)),
])
export const pairRows = electionYears.map((year, place) => {
  const other = otherYears[place] ?? 2017
  return [`${year} e ${other}`, signed(changeOf(year)), signed(changeOf(other))]
})
export const leastCalm = signed(Math.min(...calm))
export const mostCalm = signed(Math.max(...calm))
export const change2026 = signed(last / first - 1)
export const ptaxRows = ptax2026.map(([day, value]) => [`${day}/2026`, formatNumber(value, 4)])
export const leastGap = signed(Math.min(...gaps)).slice(1)
export const mostGap = signed(Math.max(...gaps)).slice(1)
export const howManySmall = inWords[small.length]
export const electionRises = inWords[rises(electionYears)]
export const otherRises = inWords[rises(otherYears)]
