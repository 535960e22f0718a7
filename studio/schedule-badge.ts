import type { DocumentBadgeComponent } from 'sanity'
import { momentText, scheduledFor } from './schedule.ts'

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
