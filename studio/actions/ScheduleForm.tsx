import { type CSSProperties, type FormEvent, useId, useState } from 'react'
import { localMoment, readMoment } from './schedule.ts'

type Props = {
  /** ISO 8601; null: not scheduled yet. */
  scheduled: string | null
  /** Milliseconds since 1970. */
  openedAt: number
  onSchedule: (iso: string) => void
}

// The Studio draws with colours of the card around; its own fields are not for use outside of its forms.
const styles = {
  form: {
    display: 'grid',
    gap: '0.75rem',
    font: '0.8125rem/1.4 Inter, system-ui, sans-serif',
    color: 'var(--card-fg-color)',
  },
  input: {
    font: 'inherit',
    padding: '0.5rem',
    color: 'inherit',
    background: 'var(--card-bg-color)',
    border: '1px solid var(--card-border-color)',
    borderRadius: '3px',
  },
  button: { font: 'inherit', padding: '0.6rem', cursor: 'pointer' },
} satisfies Record<string, CSSProperties>

const anHour = 3_600_000

export function ScheduleForm({ scheduled, openedAt, onSchedule }: Props) {
  const id = useId()
  const [error, setError] = useState<string | null>(null)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('moment'))
    const moment = readMoment(typed, Date.now())
    if ('error' in moment) setError(moment.error)
    else onSchedule(moment.iso)
  }

  return (
    <form onSubmit={submit} noValidate style={styles.form}>
      <label htmlFor={`${id}-moment`}>Dia e hora, no horário de Brasília</label>
      <input
        id={`${id}-moment`}
        name="moment"
        type="datetime-local"
        defaultValue={localMoment(scheduled ? Date.parse(scheduled) : openedAt + anHour)}
        aria-invalid={error !== null}
        aria-describedby={`${id}-hint`}
        style={styles.input}
      />
      <div id={`${id}-hint`} role={error ? 'alert' : undefined}>
        {error ? `Erro: ${error}` : 'O rascunho sai como estiver nessa hora, se passar na conferência.'}
      </div>
      <button type="submit" style={styles.button}>
        {scheduled ? 'Mudar agendamento' : 'Agendar'}
      </button>
    </form>
  )
}
