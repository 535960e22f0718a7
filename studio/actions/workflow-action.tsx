import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { type DocumentActionComponent, useCurrentUser, useDocumentOperation } from 'sanity'
import { today } from '#schemas/day.ts'
import { roleOf } from '#studio/desk/roles.ts'

type Step = {
  label: string
  set: () => Record<string, string>
  /** Says that a text was reviewed, which who wrote it does not say. */
  isReview?: true
}

/** From each step to the next one. What is ready is published, scheduled or archived: by other buttons. */
const nextSteps: Readonly<Record<string, Step>> = {
  idea: { label: 'Começar a escrever', set: () => ({ workflow: 'writing' }) },
  writing: { label: 'Mandar para revisão de texto', set: () => ({ workflow: 'text-review' }) },
  'text-review': {
    label: 'Mandar para revisão técnica',
    set: () => ({ workflow: 'technical-review' }),
    isReview: true,
  },
  'technical-review': {
    label: 'Está pronto',
    set: () => ({ workflow: 'ready', reviewedOn: today() }),
    isReview: true,
  },
  'to-review': {
    label: 'Já revisei',
    set: () => ({ workflow: 'ready', reviewedOn: today(), validUntil: today(180) }),
    isReview: true,
  },
}

/** "Mandar para revisão", "Está pronto"…: one click to the step that follows. */
export const useNextStep: DocumentActionComponent = ({ id, type, draft, published, onComplete }) => {
  const { patch } = useDocumentOperation(id, type)
  const { reviews } = roleOf(useCurrentUser())
  const next = nextSteps[String((draft ?? published)?.workflow)]
  if (!next) return null
  const waits = next.isReview === true && !reviews
  return {
    label: next.label,
    icon: ArrowRightIcon,
    disabled: waits || Boolean(patch.disabled),
    ...(waits && { title: 'Este passo é de quem revisa o texto.' }),
    onHandle: () => {
      patch.execute([{ set: next.set() }])
      onComplete()
    },
  }
}
