import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useDocumentOperation } from 'sanity'
import { addressOf } from '#schemas/page-address.ts'
import type { Move } from '#schemas/publication.ts'
import { unpublication } from './publication.ts'
import { refusalOf } from './refusal.ts'
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
      await client.mutate(await unpublication(client, published, moveTo(address, aftermath)))
    } catch (error) {
      toast.push({ status: 'error', title: 'O texto continua no ar', description: refusalOf(error) })
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

function moveTo(from: string, aftermath: Aftermath): Move | null {
  if (aftermath.kind === 'back-soon') return null
  return { from, ...(aftermath.kind === 'moved' && { to: aftermath.to }), reason: 'O texto saiu do ar.' }
}

/** The Studio sorts its actions by their names. */
export const unpublishPage = Object.assign(useUnpublishPage, { action: 'unpublish' as const })
