import { useState } from 'react'
import type { DocumentBadgeComponent } from 'sanity'
import {
  type DocumentActionComponent,
  type DuplicateActionProps,
  type DuplicateDocumentActionComponent,
  getDraftId,
  isValidationErrorMarker,
  useDocumentOperation,
  useValidationStatus,
} from 'sanity'
import { ScheduleForm } from './ScheduleForm.tsx'
import { momentText, scheduledFor } from './schedule.ts'

/** "Agendar publicação": opens a dialog for the moment, and writes it into the draft. */
const useScheduleAction: DocumentActionComponent = ({ id, type, draft, published, onComplete }) => {
  const { patch } = useDocumentOperation(id, type)
  const { validation, isValidating } = useValidationStatus(getDraftId(id), type, true)
  const [openedAt, setOpenedAt] = useState<number | null>(null)
  const scheduled = scheduledFor(draft, published)
  const obstacle = obstacleTo(draft !== null, validation.some(isValidationErrorMarker))
  const close = () => {
    setOpenedAt(null)
    onComplete()
  }
  const schedule = (iso: string) => {
    patch.execute([{ set: { publishAt: iso } }])
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
      width: 'small',
      onClose: close,
      content: <ScheduleForm scheduled={scheduled} openedAt={openedAt} onSchedule={schedule} />,
    },
  }
}

function obstacleTo(hasDraft: boolean, hasErrors: boolean): string | null {
  if (!hasDraft) return 'Não há rascunho para agendar.'
  return hasErrors ? 'Corrija os erros do texto antes de agendar.' : null
}

const useUnscheduleAction: DocumentActionComponent = ({ id, type, draft, published, onComplete }) => {
  const { patch } = useDocumentOperation(id, type)
  if (scheduledFor(draft, published) === null) return null
  return {
    label: 'Cancelar agendamento',
    icon: ClockIcon,
    tone: 'caution',
    onHandle: () => {
      patch.execute([{ unset: ['publishAt'] }])
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

/** The Studio asks for its actions at every turn, and one that is new each time would lose its state. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** The Studio's own actions, of which publish and duplicate leave the date behind, and then ours. */
export function withSchedule(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  const own = actions.map((action) => {
    if (action.action === 'publish') return once(action, unscheduledPublish)
    return action.action === 'duplicate' ? once(action, freshDuplicate) : action
  })
  return [...own, useScheduleAction, useUnscheduleAction]
}

function once(action: DocumentActionComponent, wrap: typeof unscheduledPublish): DocumentActionComponent {
  const known = wrapped.get(action) ?? Object.assign(wrap(action), { action: action.action })
  wrapped.set(action, known)
  return known
}

/** Else the date would be public, and come back in the next draft. */
function unscheduledPublish(usePublish: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: the action to wrap comes from the Studio; made once, above
  return function usePublishUnscheduled(props) {
    const publish = usePublish(props)
    const { patch } = useDocumentOperation(props.id, props.type)
    if (!publish || props.draft?.publishAt === undefined) return publish
    return {
      ...publish,
      onHandle: () => {
        patch.execute([{ unset: ['publishAt'] }])
        publish.onHandle?.()
      },
    }
  }
}

/** Two articles at one address would take turns in the preview, so a copy waits for its own. */
const withoutDateAndAddress: NonNullable<DuplicateActionProps['mapDocument']> = ({
  publishAt,
  slug,
  ...document
}) => document

function freshDuplicate(duplicate: DocumentActionComponent): DocumentActionComponent {
  // The Studio's duplicate action takes one property more than an action of the general type.
  const useDuplicate = duplicate as DuplicateDocumentActionComponent
  // biome-ignore lint/correctness/noComponentHookFactories: the action to wrap comes from the Studio; made once, above
  return function useFreshDuplicate(props) {
    return useDuplicate({ ...props, mapDocument: withoutDateAndAddress })
  }
}

/** "Agendado para …" beside the title, and a warning once the moment has passed without a publication. */
export const scheduleBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const at = scheduledFor(draft, published)
  if (at === null) return null
  if (Date.parse(at) > Date.now()) {
    return { label: `Agendado para ${momentText(at)}`, title: 'Horário de Brasília', color: 'primary' }
  }
  return {
    label: `Era para sair em ${momentText(at)}`,
    title: 'Se o texto não foi ao ar, corrija os erros ou agende outra vez.',
    color: 'warning',
  }
}
