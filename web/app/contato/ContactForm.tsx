'use client'

import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldActions, FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { Calculation } from './Calculation.tsx'
import { MessageField, SubjectField } from './ContactFields.tsx'
import styles from './contact.module.css'
import { bodyOf, type Message, mailtoOf, type Wrong, wrongIn } from './message.ts'

/** Puts an e-mail together and hands it to the reader's own mail program: nothing is sent from here, or kept. */
export function ContactForm({ to }: { to: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Wrong>({})
  const [written, setWritten] = useState<Message>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const message = messageOf(new FormData(event.currentTarget))
    const found = wrongIn(message)
    setWrong(found ?? {})
    setWritten(found ? undefined : message)
    const [first] = Object.keys(found ?? {})
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    else window.location.href = mailtoOf(to, message)
  }

  // Without JavaScript `dialog` sends nothing; `get` would write the message into the address.
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={submit}
      className={styles.form}
      aria-label="Escrever a mensagem"
    >
      <FieldGrid>
        <Field name="name" label="Nome (opcional)" autoComplete="name" half error={wrong.name} />
        <SubjectField half error={wrong.subject} />
        <MessageField error={wrong.text} />
        <Calculation />
        <FieldActions>
          <Button type="submit">Abrir no meu e-mail</Button>
        </FieldActions>
      </FieldGrid>
      <div aria-live="polite">{written && <Written to={to} message={written} />}</div>
    </form>
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

function messageOf(data: FormData): Message {
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    name: text('name'),
    subject: text('subject'),
    text: text('text'),
    ...(data.has('calculation') && { calculation: text('calculation') }),
  }
}
