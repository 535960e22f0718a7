'use client'

import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldActions, FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextAreaField } from '#web/ui/fields/TextAreaField.tsx'
import styles from './contact.module.css'
import { bodyOf, calculationIn, type Message, mailtoOf, subjects, type Wrong, wrongIn } from './message.ts'

const options = [
  { value: '', label: 'Escolha' },
  ...Object.entries(subjects).map(([value, label]) => ({ value, label })),
]

/** Puts an e-mail together and hands it to the reader's own mail program: nothing is sent from here, or kept. */
export function ContactForm({ to }: { to: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Wrong>({})
  const [written, setWritten] = useState<Message>()
  const calculation = useSyncExternalStore(onHash, hashCalculation, () => undefined)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const message = readMessage(new FormData(event.currentTarget), calculation)
    const found = wrongIn(message)
    setWrong(found ?? {})
    setWritten(found ? undefined : message)
    const [first] = Object.keys(found ?? {})
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    else window.location.href = mailtoOf(to, message)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form} aria-label="Escrever a mensagem">
      <FieldGrid>
        <Field name="name" label="Nome (opcional)" autoComplete="name" half error={wrong.name} />
        <SelectField name="subject" label="Assunto" options={options} half error={wrong.subject} />
        <TextAreaField
          name="text"
          label="Mensagem"
          rows={6}
          hint="De 20 a 3.000 caracteres. Sem CPF, senha ou número de conta."
          error={wrong.text}
        />
        {calculation && <Calculation address={calculation} />}
        <FieldActions>
          <Button type="submit">Abrir no meu e-mail</Button>
        </FieldActions>
      </FieldGrid>
      <div aria-live="polite">{written && <Written to={to} message={written} />}</div>
    </form>
  )
}

/** Never ticked beforehand: the address carries what was typed into the calculator. */
function Calculation({ address }: { address: string }) {
  return (
    <label className={styles.calculation}>
      <input type="checkbox" name="calculation" value={address} />
      <span>
        Incluir o link da conta. Ele contém os valores que você digitou.
        <small>{address}</small>
      </span>
    </label>
  )
}

function Written({ to, message }: { to: string; message: Message }) {
  return (
    <div className="stack">
      <Callout tone="explain" title="Falta enviar">
        <p>
          O seu programa de e-mail deve ter aberto com a mensagem pronta. Envie por lá; respondemos em até
          cinco dias úteis.
        </p>
      </Callout>
      <p>
        Nada abriu? Copie o texto abaixo e mande para <b>{to}</b>.
      </p>
      <textarea
        readOnly
        rows={6}
        className={styles.copy}
        aria-label="Texto da mensagem"
        value={bodyOf(message)}
      />
    </div>
  )
}

function readMessage(data: FormData, calculation: string | undefined): Message {
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    name: text('name'),
    subject: text('subject'),
    text: text('text'),
    ...(data.has('calculation') && { calculation }),
  }
}

function hashCalculation(): string | undefined {
  return calculationIn(window.location.hash, window.location.origin)
}

function onHash(notify: () => void) {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}
