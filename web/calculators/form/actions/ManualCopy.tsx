import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import styles from './ManualCopy.module.css'

type Props = { label: string; text: string; onClose: () => void }

/** For a browser that does not give the clipboard: the text selected, ready to be copied by hand. */
export function ManualCopy({ label, text, onClose }: Props) {
  return (
    <div className={styles.manual}>
      <Field
        key={text}
        name="copy"
        label={label}
        hint="O navegador não deixou copiar. Copie daqui, com Ctrl+C ou tocando e segurando."
        defaultValue={text}
        readOnly
        // The reader has just asked for this text.
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="plain" size="small" onClick={onClose}>
        Fechar
      </Button>
    </div>
  )
}
