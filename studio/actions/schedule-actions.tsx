import { useState } from 'react'
import {
  type DocumentActionComponent,
  getDraftId,
  isValidationErrorMarker,
  useDocumentOperation,
  useValidationStatus,
} from 'sanity'
import { readChange } from '#schemas/publication.ts'
import { PublishDialog, type Said } from './PublishDialog.tsx'
import { useQuestions } from './questions.ts'
import { scheduledFor } from './schedule.ts'

const anHour = 3_600_000

/** "Agendar publicação": asks what publishing asks, and for the moment, and writes both into the draft. */
export const useScheduleAction: DocumentActionComponent = (props) => {
  const { id, type, draft, published, onComplete } = props
  const { patch } = useDocumentOperation(id, type)
  const { validation, isValidating } = useValidationStatus(getDraftId(id), type, true)
  const questions = useQuestions(props, validation)
  const [openedAt, setOpenedAt] = useState<number | null>(null)
  const scheduled = scheduledFor(draft, published)
  const obstacle = obstacleTo(draft !== null, validation.some(isValidationErrorMarker))
  const close = () => {
    setOpenedAt(null)
    onComplete()
  }
  const schedule = ({ change, at: publishAt, reason }: Said) => {
    patch.execute([
      change.kind === 'typo' ? { unset: ['publishChange'] } : { set: { publishChange: change } },
    ])
    patch.execute([{ set: { publishAt, ...(reason && { unreviewedReason: reason }) } }])
    close()
  }
  return {
    label: scheduled ? 'Mudar agendamento' : 'Agendar publicação',
    icon: ClockIcon,
    title: obstacle,
    disabled: obstacle !== null || isValidating,
    onHandle: () => setOpenedAt(Date.now()),
    dialog: openedAt !== null && {
      type: 'dialog',
      header: 'Agendar publicação',
      width: 'medium',
      onClose: close,
      content: (
        <PublishDialog
          {...questions}
          moment={scheduled ? Date.parse(scheduled) : openedAt + anHour}
          change={readChange(draft?.publishChange)}
          reason={typeof draft?.unreviewedReason === 'string' ? draft.unreviewedReason : ''}
          onPublish={schedule}
          onCancel={close}
        />
      ),
    },
  }
}

function obstacleTo(hasDraft: boolean, hasErrors: boolean): string | null {
  if (!hasDraft) return 'Não há rascunho para agendar.'
  return hasErrors ? 'Corrija os erros do texto antes de agendar.' : null
}

export const useUnscheduleAction: DocumentActionComponent = ({ id, type, draft, published, onComplete }) => {
  const { patch } = useDocumentOperation(id, type)
  if (scheduledFor(draft, published) === null) return null
  return {
    label: 'Cancelar agendamento',
    icon: ClockIcon,
    tone: 'caution',
    onHandle: () => {
      patch.execute([{ unset: ['publishAt', 'publishChange'] }])
      onComplete()
    },
  }
}

/** Drawn like the icons of the Studio's own actions: 25 units wide, in the colour of the text. */
function ClockIcon() {
  return (
    <svg width="1em" height="1em" viewBox="0 0 25 25" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="12.5" cy="12.5" r="8" strokeWidth="1.2" />
      <path d="M12.5 8v5l3 2" strokeWidth="1.2" />
    </svg>
  )
}
