'use client'

import { useEffect } from 'react'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { Facts } from '#web/ui/tables/Facts.tsx'
import { CONTACT } from './contact.ts'
import { DeadEnd } from './DeadEnd.tsx'

/** For error.tsx and global-error.tsx. The English heading is the specification's (spec/site.md §8). */
export function ErrorScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => console.error(error), [error])
  const code = digestOf(error)
  const subject = encodeURIComponent(code ? `Erro ${code}` : 'Erro no site')
  return (
    <DeadEnd
      stamp={
        <Carimbo tone="error" size="large">
          Erro
        </Carimbo>
      }
      title={<span lang="en">Unexpected Application Error!</span>}
      fault="broken"
      caption="Uma linha não fechou."
    >
      <p className="dek" role="alert">
        Algo quebrou aqui. Sua conta continua no link. Tente de novo; se repetir, avise a gente
        {code ? ' com o código abaixo' : ''}.
      </p>
      <div className="row">
        <Button onClick={onRetry}>
          <Icon name="retry" size="small" />
          Tentar de novo
        </Button>
        <ButtonLink variant="outline" href={`mailto:${CONTACT}?subject=${subject}`}>
          Avisar por e-mail
        </ButtonLink>
      </div>
      {code && <Facts items={[{ label: 'Código do erro', value: code }]} />}
    </DeadEnd>
  )
}

/** The number under which the server wrote the error in its log. An error born in the browser has none. */
function digestOf(error: unknown): string | undefined {
  return error instanceof Error && 'digest' in error ? String(error.digest) : undefined
}
