import { type ReactNode, useCallback, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Toast } from '#web/ui/Toast.tsx'
import { copy } from './clipboard.ts'
import { ManualCopy } from './ManualCopy.tsx'

type Copied = { outcome: 'copied' | 'refused'; label: string; text: string; message: string }

/** Copying for a form: what to call, and what came of it to put on the page. */
export function useCopy(): {
  take: (what: Omit<Copied, 'outcome'>) => Promise<void>
  say: (message: string, undo?: () => void) => void
  outcome: ReactNode
} {
  const [copied, setCopied] = useState<Copied>()
  const [said, setSaid] = useState<{ message: string; undo?: () => void }>()
  const hush = useCallback(() => setSaid(undefined), [])
  const say = useCallback((message: string, undo?: () => void) => setSaid({ message, undo }), [])
  const take = useCallback(
    async (what: Omit<Copied, 'outcome'>) => {
      const done = await copy(what.text)
      setCopied({ ...what, outcome: done ? 'copied' : 'refused' })
      if (done) say(what.message)
    },
    [say],
  )

  const revert = () => {
    said?.undo?.()
    hush()
  }
  const outcome = (
    <>
      {copied?.outcome === 'refused' && (
        <ManualCopy label={copied.label} text={copied.text} onClose={() => setCopied(undefined)} />
      )}
      {said && (
        <Toast
          key={said.message}
          message={said.message}
          onDismiss={hush}
          action={
            said.undo && (
              <Button variant="plain" size="small" onClick={revert}>
                Desfazer
              </Button>
            )
          }
        />
      )}
    </>
  )
  return { take, say, outcome }
}
