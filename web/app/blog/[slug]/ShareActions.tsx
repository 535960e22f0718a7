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

const shareScript = `{
  const actions = document.currentScript.previousElementSibling
  const [share, print] = actions.querySelectorAll('button')
  const outcome = actions.querySelector('[role=status]')
  const { title, url } = actions.dataset
  share.addEventListener('click', async () => {
    outcome.textContent = ''
    try {
      if (navigator.share) return await navigator.share({ text: title, url })
      await navigator.clipboard.writeText(url)
      outcome.textContent = 'Link copiado.'
    } catch ({ name }) {
      // Who closes the choice has chosen.
      if (name !== 'AbortError') outcome.textContent = 'Copie o endereço: ' + url
    }
  })
  print.addEventListener('click', () => window.print())
}`
