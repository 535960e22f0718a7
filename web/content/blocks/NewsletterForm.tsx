import { Button } from '#web/ui/Button.tsx'
import styles from './NewsletterForm.module.css'

/** Sends the address straight to the service that keeps it, which asks for a confirmation by e-mail; nothing stays here. */
export function NewsletterForm({ title, action }: { title: string; action: string }) {
  return (
    <section className={styles.newsletter} aria-label="Newsletter">
      <p className={styles.title}>{title}</p>
      <form action={action} method="post" target="_blank" rel="noopener">
        <label className="visually-hidden" htmlFor="newsletter-email">
          Seu e-mail
        </label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Seu e-mail"
          required
        />
        <Button type="submit">Assinar</Button>
      </form>
      <p className={styles.note}>
        Você recebe um e-mail para confirmar (abre em nova aba). O endereço fica só com o serviço de envio.
      </p>
    </section>
  )
}
