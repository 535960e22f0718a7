import { type ReactNode, useSyncExternalStore } from 'react'
import { frameOf } from '#web/calculators/form/actions/frame.ts'
import type { Result } from '#web/calculators/form/calculator.ts'
import type { Fields } from '#web/calculators/form/fields.ts'
import { writeFragment } from '#web/calculators/form/state/fragment.ts'
import type { CalculatorSlug } from '#web/calculators/registry.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import { canShare, download, share } from './clipboard.ts'
import { csvOf, messageOf } from './export.ts'
import styles from './NotaActions.module.css'
import type { useCopy } from './use-copy.tsx'

type Props = {
  slug: CalculatorSlug
  /** Of the page that this calculation reopens on. */
  path: string
  fields: Fields
  result: Result
  /** The figures of the page, in words, for who opens the table elsewhere. */
  figures: readonly string[]
  take: ReturnType<typeof useCopy>['take']
  /** Freezes this result beside the next one; absent when there is no room for another. */
  onKeep?: { label: string; press: () => void }
  /** Opens the comparison with the reader's document; absent where there is none. */
  onCheck?: () => void
}

/** Link, message, paper, table, formula, frame for another site. */
export function NotaActions({ slug, path, fields, result, figures, take, onKeep, onCheck }: Props) {
  const { shown, texts } = result
  const link = () => `${window.location.origin}${path}#${writeFragment(fields, texts)}`
  const summary = () => `${messageOf(shown)}\n${link()}`
  const copyLink = () =>
    take({
      label: 'Link desta conta',
      text: link(),
      message: 'Link copiado. Este link contém os valores que você digitou.',
    })
  const copySummary = () =>
    take({
      label: 'Resumo desta conta',
      text: summary(),
      message: 'Resumo copiado. O link dele contém os valores que você digitou.',
    })
  // In the fragment, and told there only if the reader ticks it.
  const contactPath = () => `/contato#conta=${encodeURIComponent(`${path}#${writeFragment(fields, texts)}`)}`
  const saveCsv = () => download(`${slug}.csv`, 'text/csv;charset=utf-8', csvOf(shown, figures))
  const { excel } = shown
  return (
    <>
      {onCheck && (
        <span className={styles.wide}>
          <Action icon="paper" label="Confira o seu papel" onClick={onCheck} />
        </span>
      )}
      <Action icon="link" label="Copiar link" onClick={copyLink} />
      <Action icon="print" label="Imprimir" onClick={printNota} />
      {onKeep && <Action icon="copy" label={onKeep.label} onClick={onKeep.press} />}
      <ShareAction text={() => messageOf(shown)} link={link} />
      <details className={styles.more}>
        <summary>
          Mais: baixar, incorporar
          <Icon name="chevron" size="small" />
        </summary>
        <div>
          <Action icon="share" label="Copiar resumo" onClick={copySummary} />
          <Action icon="download" label="Baixar CSV" onClick={saveCsv} />
          {excel && (
            <Action
              icon="spreadsheet"
              label="Fórmula no Excel"
              onClick={() =>
                take({ label: 'Fórmula para o Excel', text: excel, message: `Fórmula copiada: ${excel}` })
              }
            />
          )}
          <Action
            icon="external"
            label="Incorporar"
            onClick={() =>
              take({
                label: 'Código para incorporar',
                text: frameOf(
                  `${window.location.origin}${path}?embed=1#${writeFragment(fields, texts)}`,
                  shown.title,
                ),
                message: 'Código copiado. Cole no seu site: a conta aparece sem anúncios.',
              })
            }
          />
          <Action icon="edit" label="Apontar erro" onClick={() => window.location.assign(contactPath())} />
        </div>
      </details>
    </>
  )
}

/** The Nota alone, also where paper would carry the page. */
function printNota() {
  const { dataset } = document.documentElement
  dataset.printNota = ''
  window.addEventListener('afterprint', () => delete dataset.printNota, { once: true })
  window.print()
}

function ShareAction({ text, link }: { text: () => string; link: () => string }) {
  const shares = useSyncExternalStore(never, canShare, () => false)
  return shares && <Action icon="share" label="Compartilhar" onClick={() => share(text(), link())} />
}

type ActionProps = { icon: IconName; label: ReactNode; onClick: () => void }

function Action({ icon, label, onClick }: ActionProps) {
  return (
    <Button variant="plain" size="small" onClick={onClick}>
      <Icon name={icon} size="small" />
      {label}
    </Button>
  )
}

/** A browser gains no ability while the page is open. */
const never = () => () => {}
