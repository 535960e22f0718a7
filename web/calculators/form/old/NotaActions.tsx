import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { canShare, share } from '../clipboard.ts'
import type { useCopy } from '../use-copy.tsx'
import type { Fields, Texts } from './fields.ts'
import { writeFragment } from './fragment.ts'

type Props<Name extends string> = {
  path: `/${string}`
  fields: Fields<Name>
  texts: Texts<Name>
  take: ReturnType<typeof useCopy>['take']
  /** The Nota as a message, without its link. */
  summary?: string
  /** What only this Nota offers, between its link and paper. */
  children?: ReactNode
}

/** What a reader takes away from a Nota: its link, a message where there is one, and paper. */
export function NotaActions<Name extends string>(props: Props<Name>) {
  const { path, fields, texts, take, summary, children } = props
  const link = () => `${window.location.origin}${path}#${writeFragment(fields, texts)}`
  const copyLink = () =>
    take({
      label: 'Link desta conta',
      text: link(),
      message: 'Link copiado. Este link contém os valores que você digitou.',
    })
  return (
    <>
      <Button variant="plain" size="small" onClick={copyLink}>
        <Icon name="link" size="small" />
        Copiar link
      </Button>
      {summary && <MessageActions summary={summary} link={link} take={take} />}
      {children}
      <Button variant="plain" size="small" onClick={() => window.print()}>
        <Icon name="print" size="small" />
        Imprimir
      </Button>
    </>
  )
}

type MessageProps = { summary: string; link: () => string; take: Props<string>['take'] }

/** The message for the device's own sharing, where the browser has it, and for the clipboard. */
function MessageActions({ summary, link, take }: MessageProps) {
  const shares = useSyncExternalStore(never, canShare, () => false)
  const copySummary = () =>
    take({
      label: 'Resumo desta conta',
      text: `${summary}\n${link()}`,
      message: 'Resumo copiado. O link dele contém os valores que você digitou.',
    })
  return (
    <>
      {shares && (
        <Button variant="plain" size="small" onClick={() => share(summary, link())}>
          <Icon name="share" size="small" />
          Compartilhar
        </Button>
      )}
      <Button variant="plain" size="small" onClick={copySummary}>
        <Icon name="copy" size="small" />
        Copiar resumo
      </Button>
    </>
  )
}

/** What a browser can do does not change while the page is open. */
const never = () => () => {}
