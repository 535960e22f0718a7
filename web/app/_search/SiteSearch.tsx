'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import box from '#web/ui/SearchBox.module.css'
import type { Found } from './find.ts'
import { loadSearch } from './load-search.ts'
import { Results } from './Results.tsx'
import styles from './SiteSearch.module.css'

type Props = {
  label: string
  placeholder: string
  typed?: string
  /** On a page of its own: who comes here comes to type. */
  focused?: boolean
}

type Answer = Found | 'failed' | undefined

const nothing: Found = { groups: [], isNear: false }

/** Fewest letters that are looked up while one types. */
const FEWEST = 2

/**
 * The search of the whole site: answers as one types, from a file that is loaded when the field gets the focus. As a form
 * it leads to /busca?q=, where the server gives the same answer and the articles that have the words.
 */
export function SiteSearch({ label, placeholder, typed = '', focused }: Props) {
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState<Answer>()

  async function look() {
    const loaded = await loadSearch().catch(() => undefined)
    // By now more may have been typed.
    const now = field.current?.value.trim() ?? ''
    if (now.length < FEWEST) setAnswer(undefined)
    else setAnswer(loaded ? loaded.search(now) : 'failed')
  }

  // Typed before this code was there.
  useEffect(() => {
    if (field.current && field.current.value !== typed)
      field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [typed])

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      setAnswer(undefined)
      field.current?.focus()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops = [field.current, ...(root.current?.querySelectorAll<HTMLElement>('section a') ?? [])]
    const place = stops.findIndex((stop) => stop?.matches(':focus'))
    if (!step || place < 0) return
    event.preventDefault()
    stops[Math.min(Math.max(place + step, 0), stops.length - 1)]?.focus()
  }

  return (
    <search ref={root} className={styles.search} onKeyDown={move}>
      <form className={box.box} action="/busca" method="get">
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <Icon name="search" />
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          required
          defaultValue={typed}
          // biome-ignore lint/a11y/noAutofocus: the page has nothing before it
          autoFocus={focused}
          maxLength={100}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => void loadSearch().catch(() => undefined)}
          onInput={() => void look()}
        />
        <Button type="submit">Buscar</Button>
      </form>
      <FoundHere answer={answer} />
    </search>
  )
}

function FoundHere({ answer }: { answer: Answer }) {
  const { groups, isNear } = answer && answer !== 'failed' ? answer : nothing
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <>
      <output className="visually-hidden">
        {count > 0 && `${count} ${count === 1 ? 'resultado' : 'resultados'}. Use as setas.`}
      </output>
      <div aria-live="polite">
        {answer === 'failed' && <p className="small">A busca não carregou. Toque em Buscar.</p>}
        {isNear && <p className="small">O mais perto disso:</p>}
        {answer && answer !== 'failed' && count === 0 && (
          <p className="small">
            Nada com essas palavras. Tente o assunto, como dólar, FGTS ou Selic, ou veja{' '}
            <a href="/calculadoras">todas as calculadoras</a>.
          </p>
        )}
      </div>
      {count > 0 && <Results groups={groups} />}
    </>
  )
}
