import { shareScript } from '#web/app/_frame/inline-scripts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './article.module.css'

/** Hands the address of a text to another app, or to the clipboard; and the text to a printer. Needs no framework. */
export function ShareActions({ title, url }: { title: string; url: string }) {
  return (
    <>
      <div className={styles.actions} data-title={title} data-url={url}>
        <Button variant="plain" size="small">
          <Icon name="share" size="small" />
          Compartilhar
        </Button>
        <Button variant="plain" size="small">
          <Icon name="print" size="small" />
          Imprimir
        </Button>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves alone what the script writes there. */}
        <span role="status" dangerouslySetInnerHTML={{ __html: '' }} />
      </div>
      <script>{shareScript}</script>
    </>
  )
}
