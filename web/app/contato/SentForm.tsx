import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldActions, FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { Trap } from '#web/ui/fields/Trap.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Calculation } from './Calculation.tsx'
import { MessageField, SubjectField } from './ContactFields.tsx'
import styles from './contact.module.css'
import { LONGEST_NAME } from './message.ts'

/** Sent by the browser itself to /api/contato, which answers a page: no script is needed. */
export function SentForm() {
  return (
    <form method="post" action="/api/contato" className={styles.form} aria-label="Escrever a mensagem">
      <FieldGrid>
        <Field name="name" label="Nome (opcional)" autoComplete="name" maxLength={LONGEST_NAME} half />
        <Field name="email" label="E-mail" type="email" autoComplete="email" required half />
        <SubjectField required />
        <MessageField required />
        <Island name="contact-calculation" code="Calculation" when="input">
          <Calculation />
        </Island>
        <Trap />
        <FieldActions>
          <Button type="submit">Enviar</Button>
        </FieldActions>
      </FieldGrid>
      <p className={styles.privacy}>
        Usamos o seu nome e o seu e-mail só para responder. A mensagem vai direto para o nosso e-mail: este
        site não guarda nada dela, nem quem a enviou.
      </p>
    </form>
  )
}
