import { addMonths } from '#web/finance/calendar/days.ts'
import { formatDay, parseDay } from '#web/finance/core/format.ts'
import styles from './LengthBefore.module.css'

/**
 * For a day that nobody remembers: a length of time up to `end`, a day as the form writes it. Fills the field called `name`
 * with the month in which it began.
 */
export function LengthBefore({ name, end = '' }: { name: string; end?: string }) {
  const last = parseDay(end)
  if (!last) return null
  return (
    <details
      className={styles.length}
      onInput={({ currentTarget }) => {
        const [years = 0, months = 0] = [...currentTarget.querySelectorAll('input')].map(wholeIn)
        const field = currentTarget.closest('form')?.elements.namedItem(name)
        if (!(field instanceof HTMLInputElement) || years + months === 0) return
        field.value = formatDay(addMonths(last, -12 * years - months)).slice('dd/'.length)
      }}
    >
      <summary>Não sei o dia</summary>
      <span className={styles.parts}>
        <label>
          Faz <input inputMode="numeric" maxLength={2} autoComplete="off" /> anos
        </label>
        <label>
          e <input inputMode="numeric" maxLength={2} autoComplete="off" /> meses
        </label>
      </span>
      <small>
        Ou digite no campo só mês e ano, como 04/2024. Onde o dia muda a conta, ela diz de quanto a quanto.
      </small>
    </details>
  )
}

function wholeIn({ value }: HTMLInputElement): number {
  return /^\d+$/.test(value.trim()) ? Number(value) : 0
}
