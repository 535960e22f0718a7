import { useId } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Trap } from '#web/ui/fields/Trap.tsx'
import styles from './NewsletterForm.module.css'

/** Sent by the browser itself to /api/newsletter, which hands the address on and answers a page: nothing stays here. */
export function NewsletterForm({ title, note }: { title: string; note: string }) {
  const id = useId()
  return (
    <section className={styles.newsletter} aria-label="Newsletter">
      <p className={styles.title}>{title}</p>
      <form action="/api/newsletter" method="post">
        <label className="visually-hidden" htmlFor={id}>
          Seu e-mail
        </label>
        <input id={id} name="email" type="email" autoComplete="email" placeholder="Seu e-mail" required />
        <Trap />
        <Button type="submit">Assinar</Button>
      </form>
      <p className={styles.note}>
        {note} Você recebe um e-mail para confirmar, e cada edição tem um link para sair. O endereço fica só
        com o serviço de envio: <a href="/politica-privacidade">política de privacidade</a>.
      </p>
    </section>
  )
}
