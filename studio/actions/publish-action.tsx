import type { SanityClient } from '@sanity/client'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useState } from 'react'
import {
  type DocumentActionComponent,
  getDraftId,
  type SanityDocument,
  useClient,
  useSyncState,
  useValidationStatus,
} from 'sanity'
import { PublishDialog, type Said } from './PublishDialog.tsx'
import { publication } from './publication.ts'
import { useQuestions } from './questions.ts'
import { refusalOf } from './refusal.ts'

const apiVersion = '2026-03-01'

/** Waits until all that was typed is in the store, then is sent, once. */
type Step = { state: 'waiting'; said: Said } | { state: 'sending' } | null

/**
 * "Publicar" as one transaction. Errors of the content disable the button by themselves; a dialog comes where there is
 * something to know (warnings) or to say (what changed in a text that is out already).
 */
export function checkedPublish(usePublish: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: the action to wrap comes from the Studio; made once, in wrapped-actions.ts
  return function useCheckedPublish(props) {
    const publish = usePublish(props)
    const { id, type, draft, onComplete } = props
    const client = useClient({ apiVersion })
    const toast = useToast()
    const { isSyncing } = useSyncState(id, type)
    const { validation, isValidating } = useValidationStatus(getDraftId(id), type, true)
    const questions = useQuestions(props, validation)
    const [isOpen, setOpen] = useState(false)
    const [step, setStep] = useState<Step>(null)
    const isSaved = !isSyncing && !isValidating

    useEffect(() => {
      if (step?.state !== 'waiting' || !isSaved) return
      setStep({ state: 'sending' })
      void send(client, id, step.said)
        .catch((error) =>
          toast.push({ status: 'error', title: 'Nada foi publicado', description: refusalOf(error) }),
        )
        .finally(() => setStep(null))
    }, [step, isSaved, client, id, toast])

    if (step) return { ...publish, label: 'Publicando…', disabled: true }
    if (!publish?.onHandle || !draft) return publish
    const close = () => {
      setOpen(false)
      onComplete()
    }
    const start = (said: Said) => {
      setOpen(false)
      setStep({ state: 'waiting', said })
    }
    return {
      ...publish,
      onHandle: () => {
        const { isAgain, isUnreviewed, versions, warnings } = questions
        if (isAgain || isUnreviewed || versions || warnings.length > 0) setOpen(true)
        else start({ change: { kind: 'typo' } })
      },
      dialog: isOpen && {
        type: 'dialog',
        header: 'Antes de publicar',
        width: 'medium',
        onClose: close,
        content: <PublishDialog {...questions} onPublish={start} onCancel={close} />,
      },
    }
  }
}

async function send(client: SanityClient, id: string, { change, reason }: Said): Promise<void> {
  const [draft, published] = await client.getDocuments<SanityDocument>([getDraftId(id), id])
  if (!draft) return
  await client.mutate(await publication(client, { draft, published: published ?? null, change, reason }))
}
