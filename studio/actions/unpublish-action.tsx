import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useDocumentOperation } from 'sanity'
import { addressOf, leadOn } from './redirect-writes.ts'
import { type Aftermath, UnpublishForm } from './UnpublishForm.tsx'

const apiVersion = '2026-03-01'

/** "Despublicar" of a page: asks what its address answers from then on. */
const useUnpublishPage: DocumentActionComponent = ({ id, type, published, onComplete }) => {
  const { unpublish } = useDocumentOperation(id, type)
  const client = useClient({ apiVersion })
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const address = addressOf(type, published?.slug)
  if (!published || !address) return null
  const close = () => {
    setOpen(false)
    onComplete()
  }
  const confirm = async (aftermath: Aftermath) => {
    setOpen(false)
    try {
      if (aftermath.kind !== 'back-soon') {
        const to = aftermath.kind === 'moved' ? { to: aftermath.to } : {}
        await leadOn(client, { from: address, ...to, reason: 'O texto saiu do ar.' })
      }
      unpublish.execute()
    } catch {
      toast.push({
        status: 'error',
        title: 'O redirecionamento não foi gravado',
        description: 'O texto continua no ar. Tente outra vez.',
      })
    }
    onComplete()
  }
  return {
    label: 'Despublicar',
    icon: UnpublishIcon,
    tone: 'critical',
    disabled: Boolean(unpublish.disabled),
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Despublicar',
      width: 'medium',
      onClose: close,
      content: (
        <UnpublishForm
          id={id}
          address={address}
          onUnpublish={(answer) => void confirm(answer)}
          onCancel={close}
        />
      ),
    },
  }
}

/** The Studio sorts its actions by their names. */
export const unpublishPage = Object.assign(useUnpublishPage, { action: 'unpublish' as const })
