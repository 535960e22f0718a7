import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Fields, Texts } from './fields.ts'
import { writeFragment } from './fragment.ts'
import type { useCopy } from './use-copy.tsx'

type Props<Name extends string> = {
  path: `/${string}`
  fields: Fields<Name>
  texts: Texts<Name>
  take: ReturnType<typeof useCopy>['take']
  /** What only this Nota offers, between its link and paper. */
  children?: ReactNode
}

/** What a reader takes away from a Nota: its link, and paper. */
export function NotaActions<Name extends string>({ path, fields, texts, take, children }: Props<Name>) {
  const copyLink = () =>
    take({
      label: 'Link desta conta',
      text: `${window.location.origin}${path}#${writeFragment(fields, texts)}`,
      message: 'Link copiado. Este link contém os valores que você digitou.',
    })
  return (
    <>
      <Button variant="plain" size="small" onClick={copyLink}>
        <Icon name="link" size="small" />
        Copiar link
      </Button>
      {children}
      <Button variant="plain" size="small" onClick={() => window.print()}>
        <Icon name="print" size="small" />
        Imprimir
      </Button>
    </>
  )
}
