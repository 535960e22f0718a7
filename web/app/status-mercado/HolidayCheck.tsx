import { checkInWords, readHolidayCheck } from '#web/rates/daily/holidays.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { sources } from '#web/rates/sources.ts'

/** Whether another calendar of holidays says the same as ours, for each year shown. */
export async function HolidayCheck({ years }: { years: readonly number[] }) {
  const checks = (await Promise.all(years.map(readHolidayCheck))).filter((check) => check !== null)
  if (checks.length === 0) return <p className="small muted">Não foi possível conferir agora.</p>
  const { name, url, licence } = sources.brasilapi
  return (
    <div className="stack-small">
      {checks.map((check) => (
        <p key={check.year} className="small muted">
          {checkInWords(check)}
        </p>
      ))}
      <p className="small muted">
        <a href={url}>{name}</a>: {licence}.
      </p>
      {checks.some(({ simulated }) => simulated) && (
        <p>
          <SimulatedTag />
        </p>
      )}
    </div>
  )
}
