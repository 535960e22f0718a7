import { defineField } from 'sanity'
import { changeKinds } from './change-log.ts'
import { moment } from './moment.ts'

/**
 * When a draft goes live by itself (lake/scheduling/schedule.ts, and scripts/publish-scheduled.ts on hosted Sanity).
 *
 * Read-only here: a date picker saves what it passes on the way, and a moment that has passed publishes at once. The
 * action of the Studio sets it whole. Publishing takes it away, so that no published document carries one.
 */
export const publishAt = moment('publishAt', 'Publicação agendada', {
  description: 'Horário de Brasília. Para mudar ou cancelar, use o menu “…” no alto do documento.',
  group: ['content', 'dates'],
  readOnly: true,
  hidden: ({ value }) => !value,
  validation: (rule) =>
    rule
      .custom((moment) =>
        !moment || Date.parse(moment) > Date.now()
          ? true
          : 'Este horário já passou. Se o texto não foi ao ar, corrija os erros ou agende outra vez.',
      )
      .warning(),
})

/** Asked when scheduling; publishing moves it into the change log. */
export const publishChange = defineField({
  name: 'publishChange',
  title: 'O que mudou, para a publicação agendada',
  type: 'object',
  hidden: true,
  readOnly: true,
  fields: [
    defineField({ name: 'kind', title: 'Tipo', type: 'string', options: { list: [...changeKinds] } }),
    defineField({ name: 'what', title: 'O que mudou', type: 'text' }),
  ],
})
