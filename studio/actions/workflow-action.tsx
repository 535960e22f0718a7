import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { type DocumentActionComponent, useDocumentOperation } from 'sanity'
import { today } from '#schemas/fields/day.ts'

type Step = { label: string; set: () => Record<string, string> }

/** From each step to the next one. What is ready is published, scheduled or archived: by other buttons. */
const nextSteps: Readonly<Record<string, Step>> = {
  idea: { label: 'Começar a escrever', set: () => ({ workflow: 'writing' }) },
  writing: { label: 'Mandar para revisão de texto', set: () => ({ workflow: 'text-review' }) },
  'text-review': { label: 'Mandar para revisão técnica', set: () => ({ workflow: 'technical-review' }) },
  'technical-review': { label: 'Está pronto', set: () => ({ workflow: 'ready', reviewedOn: today() }) },
  'to-review': {
    label: 'Já revisei',
    set: () => ({ workflow: 'ready', reviewedOn: today(), validUntil: today(180) }),
  },
}

/** "Mandar para revisão", "Está pronto"…: one click to the step that follows. */
export const useNextStep: DocumentActionComponent = ({ id, type, draft, published, onComplete }) => {
  const { patch } = useDocumentOperation(id, type)
  const next = nextSteps[String((draft ?? published)?.workflow)]
  if (!next) return null
  return {
    label: next.label,
    icon: ArrowRightIcon,
    disabled: Boolean(patch.disabled),
    onHandle: () => {
      patch.execute([{ set: next.set() }])
      onComplete()
    },
  }
}
