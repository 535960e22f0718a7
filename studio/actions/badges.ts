import type { DocumentBadgeComponent, DocumentBadgeDescription } from 'sanity'
import { today } from '#schemas/day.ts'
import { pageTypes } from '#schemas/document-types.ts'
import { documents } from '#schemas/documents.ts'
import { workflow, workflowSteps } from '#schemas/fields/review.ts'
import { scheduledTypes } from '#schemas/index.ts'
import { useLiveBadge } from './live-badge.tsx'
import { momentText, scheduledFor } from './schedule.ts'

type Content = Parameters<DocumentBadgeComponent>[0]['draft']

/** "Agendado para …" beside the title, and a warning once the moment has passed without a publication. */
const scheduleBadge: DocumentBadgeComponent = ({ draft, published }) => {
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

/** Where a text stands, in one word: who has it now, whether it is out, whether it has to be read again; scheduleBadge says the rest. */
export function standing(draft: Content, published: Content): DocumentBadgeDescription | null {
  const content = draft ?? published
  if (content?.workflow === 'archived') return { label: 'Arquivado' }
  const isExpired = typeof content?.validUntil === 'string' && content.validUntil < today()
  if (content?.workflow === 'to-review' || (isExpired && published)) {
    return { label: 'Revisar', title: 'Alguém precisa conferir este texto de novo.', color: 'warning' }
  }
  if (!draft) return published ? { label: 'No ar', color: 'success' } : null
  if (scheduledFor(draft, published) !== null) return null
  const step = workflowSteps.find(({ value }) => value === draft.workflow)
  return step ? { label: step.title, title: 'A etapa em que o texto está.', color: 'primary' } : null
}

const stepBadge: DocumentBadgeComponent = ({ draft, published }) => standing(draft, published)

const withSteps: string[] = Object.values(documents)
  .filter(({ fields }) => fields.some(({ name }) => name === workflow.name))
  .map(({ name }) => name)

export function badgesOf(type: string): DocumentBadgeComponent[] {
  return [
    ...(withSteps.includes(type) ? [stepBadge] : []),
    ...(scheduledTypes.includes(type) ? [scheduleBadge] : []),
    ...(pageTypes.some((page) => page.type === type) ? [useLiveBadge] : []),
  ]
}
