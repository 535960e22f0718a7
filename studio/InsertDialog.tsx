import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type Insertable, type InsertGroup, matching } from './insert-menu.ts'

type Props = { groups: InsertGroup[]; onChoose: (item: Insertable) => void; onClose: () => void }

const styles = {
  dialog: {
    width: 'min(34rem, calc(100vw - 2rem))',
    maxHeight: 'min(34rem, calc(100vh - 4rem))',
    margin: '4rem auto auto',
    padding: '0.75rem',
    font: '0.8125rem/1.4 Inter, system-ui, sans-serif',
    color: 'var(--card-fg-color)',
    background: 'var(--card-bg-color)',
    border: '1px solid var(--card-border-color)',
    borderRadius: '6px',
  },
  input: {
    width: '100%',
    boxSizing: 'border-box',
    font: 'inherit',
    padding: '0.5rem',
    color: 'inherit',
    background: 'var(--card-bg-color)',
    border: '1px solid var(--card-border-color)',
    borderRadius: '3px',
  },
  heading: {
    font: 'inherit',
    fontWeight: 600,
    margin: '0.75rem 0 0.25rem',
    color: 'var(--card-muted-fg-color)',
  },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
    gap: '0.25rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  item: {
    width: '100%',
    font: 'inherit',
    textAlign: 'left',
    padding: '0.5rem',
    color: 'inherit',
    background: 'none',
    border: '1px solid var(--card-border-color)',
    borderRadius: '3px',
    cursor: 'pointer',
  },
} satisfies Record<string, CSSProperties>

/** The list of blocks to insert: typing narrows it, Enter takes the first match, arrows move through it. */
export function InsertDialog({ groups, onChoose, onClose }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const shown = matching(groups, query)
  useEffect(() => dialog.current?.showModal(), [])

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
    // The editor around must not take these keys for its own.
    event.stopPropagation()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      const places = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('input, button'))
      places[places.findIndex((place) => place.matches(':focus')) + step]?.focus()
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault()
      // The value of the field itself, which may be newer than the state. An empty search chooses nothing.
      const asked = event.target.value.trim()
      const [first] = asked === '' ? [] : (matching(groups, asked)[0]?.items ?? [])
      if (first) onChoose(first)
    }
  }

  return (
    <dialog
      ref={dialog}
      style={styles.dialog}
      aria-label="Inserir no texto"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <input
        type="search"
        aria-label="Procurar bloco"
        placeholder="Procurar bloco"
        // The browser keeps what is typed: drawn from a state, a busy form would put back an older one.
        defaultValue=""
        onInput={(event) => setQuery(event.currentTarget.value)}
        style={styles.input}
      />
      {shown.length === 0 && <p role="status">Nenhum bloco com esse nome.</p>}
      {shown.map(({ title, items }, index) => (
        <section key={title} aria-labelledby={`${id}-${index}`}>
          <h2 id={`${id}-${index}`} style={styles.heading}>
            {title}
          </h2>
          <ul style={styles.list}>
            {items.map((item) => (
              <li key={item.type.name}>
                <button type="button" style={styles.item} onClick={() => onChoose(item)}>
                  {item.title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </dialog>
  )
}
