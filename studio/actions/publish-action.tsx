import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  getDraftId,
  useClient,
  useDocumentOperation,
  useSchema,
  useValidationStatus,
} from 'sanity'
import { today } from '#schemas/fields/day.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { type Change, publishPatches } from './publish-patches.ts'
import { addressMutations } from './redirect-writes.ts'
import { warningsOf } from './warnings.ts'

const apiVersion = '2026-03-01'
const asksWhatChanged = ['article', 'guide']
const showsWarnings = [...asksWhatChanged, 'legalPage']

/**
 * "Publicar" with what has to happen beside it. Errors of the content disable the button by themselves; a dialog comes
 * where there is something to know (warnings) or to say (what changed in a text that is out already).
 */
export function checkedPublish(usePublish: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: the action to wrap comes from the Studio; made once, in wrapped-actions.ts
  return function useCheckedPublish(props) {
    const publish = usePublish(props)
    const { id, type, draft, published, onComplete } = props
    const { patch } = useDocumentOperation(id, type)
    const client = useClient({ apiVersion })
    const schema = useSchema()
    const toast = useToast()
    const { validation } = useValidationStatus(getDraftId(id), type, true)
    const [isOpen, setOpen] = useState(false)
    if (!publish?.onHandle || !draft) return publish

    const asks = asksWhatChanged.includes(type)
    const warnings = showsWarnings.includes(type) ? warningsOf(validation, schema.get(type)) : []
    const publishNow = async (change: Change) => {
      try {
        const moves = await addressMutations(client, draft, published)
        if (moves.length > 0) await client.mutate(moves)
      } catch {
        toast.push({
          status: 'error',
          title: 'O redirecionamento não foi gravado',
          description: 'Nada foi publicado. Tente outra vez.',
        })
        return
      }
      const key = crypto.randomUUID().slice(0, 12)
      const patches = publishPatches({ draft, published, change, day: today(), key })
      if (patches.length > 0) patch.execute(patches)
      publish.onHandle?.()
    }
    const close = () => {
      setOpen(false)
      onComplete()
    }
    const confirm = (change: Change) => {
      setOpen(false)
      void publishNow(change)
    }
    return {
      ...publish,
      onHandle: () => {
        if ((asks && published) || warnings.length > 0) setOpen(true)
        else void publishNow({ kind: 'typo' })
      },
      dialog: isOpen && {
        type: 'dialog',
        header: 'Antes de publicar',
        width: 'medium',
        onClose: close,
        content: (
          <PublishDialog
            warnings={warnings}
            isAgain={asks && published !== null}
            onPublish={confirm}
            onCancel={close}
          />
        ),
      },
    }
  }
}
