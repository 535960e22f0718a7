import { printScript } from '#web/app/_frame/inline-scripts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './PrintPage.module.css'

/** Puts a long text on paper; without code the browser's own menu does it. */
export function PrintPage() {
  return (
    <>
      <Button className={styles.print} variant="outline" size="small">
        <Icon name="print" size="small" />
        Imprimir
      </Button>
      <script>{printScript}</script>
    </>
  )
}
