'use client'

import '#web/ui/styles/tokens.css'
import '#web/ui/styles/base.css'
import '#web/ui/styles/layout.css'
import { Logo } from '#web/ui/Logo.tsx'
import { ErrorScreen } from './_shell/ErrorScreen.tsx'
import styles from './_shell/SiteHeader.module.css'

/** When the root layout itself breaks: brings its own document, and reloads it, since nothing is left to mend. */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="pt-BR">
      <head>
        <title>Algo quebrou aqui: tente de novo | Em Miúdos</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>
        <header className={styles.header}>
          <div className={`container ${styles.bar}`}>
            <a className={styles.logo} href="/">
              <Logo source label="em miúdos, página inicial" />
            </a>
          </div>
        </header>
        <main className="container">
          <ErrorScreen error={error} onRetry={() => location.reload()} />
        </main>
      </body>
    </html>
  )
}
