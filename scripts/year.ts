// `npm run year -- 2027-01-15`: what readers would see on a day that is out of date, ended or not so; without a day, in 30
// days. Ends with 1 when a page would say what is not so. `npm run year -- edition`: what the editions of the law's tables
// that begin change for readers.
import { moveClockTo } from './start/shifted-clock.ts'
import { explain, Stop } from './start/stop.mjs'
import { withModules } from './start/with-modules.ts'

const DAY = 86_400_000

/** Noon in Brasília of the day that was asked for. */
function noonOf(given: string | undefined): number {
  if (given === undefined) return Date.now() + 30 * DAY
  const noon = /^\d{4}-\d{2}-\d{2}$/.test(given) ? Date.parse(`${given}T12:00:00-03:00`) : Number.NaN
  if (Number.isNaN(noon)) throw new Stop(`"${given}" não é um dia. Escreva como 2027-01-15, ou edition.`)
  return noon
}

async function main(given: string | undefined): Promise<number> {
  process.env.MARKET = 'simulated'
  if (given === 'edition') {
    await withModules(async (vite) =>
      (await vite.ssrLoadModule('/web/testing/edition-report.ts')).printEditions(moveClockTo),
    )
    return 0
  }
  moveClockTo(noonOf(given))
  const isGood = await withModules(async (vite) =>
    (await vite.ssrLoadModule('/web/testing/report.ts')).printReport(),
  )
  return isGood ? 0 : 1
}

try {
  process.exit(await main(process.argv[2]))
} catch (error) {
  console.error(explain(error))
  process.exit(2)
}
