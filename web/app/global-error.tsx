'use client'

import '#web/ui/styles/tokens.css'
import '#web/ui/styles/base.css'
import '#web/ui/styles/layout.css'
import { LazyErrorScreen } from './_shell/LazyErrorScreen.tsx'

/** When the root layout itself breaks: brings its own document, and reloads it, since nothing is left to mend. */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="pt-BR">
      <head>
        <title>Algo quebrou aqui: tente de novo | Em Miúdos</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>
        <p className="container">
          <a href="/">em miúdos, página inicial</a>
        </p>
        <main className="container">
          <LazyErrorScreen error={error} onRetry={() => location.reload()} />
        </main>
      </body>
    </html>
  )
}
