import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

const again = (
  <Button variant="plain" size="small">
    Tentar de novo
  </Button>
)

/** Over a page that the service worker had kept; the site's own script shows it, with the time (web/shell/worker.ts). */
export function KeptNotice() {
  return (
    <aside className="container" aria-label="Sem conexão" data-kept-notice="" hidden suppressHydrationWarning>
      <Notice tone="muted" action={again}>
        Sem conexão com o site. Esta é a cópia que este aparelho guardou em{' '}
        {/* React leaves alone what the script puts in its place. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant. */}
        <span data-kept-time="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />. O que
        mudou depois não está nela.
      </Notice>
    </aside>
  )
}
