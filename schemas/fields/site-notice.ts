import { defineField } from 'sanity'
import { moment } from './moment.ts'

/** A line above every page, from one instant to another: it comes and goes by itself. */
export const siteNotice = defineField({
  name: 'notice',
  title: 'Aviso em todas as páginas',
  description:
    'Uma frase no alto do site, por exemplo sobre uma manutenção. Aparece e sai sozinha, nas horas abaixo.',
  type: 'object',
  group: 'site',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'text',
      title: 'Texto',
      type: 'string',
      options: { isShown: true },
      validation: (rule) => rule.max(160).error('Escreva no máximo 160 caracteres.'),
    }),
    defineField({
      name: 'href',
      title: 'Leva a',
      description: 'Pode ficar vazio. Uma página nossa, por exemplo /contato.',
      type: 'string',
      validation: (rule) =>
        rule.custom((href) => !href || /^\/(?!\/)/.test(href) || 'O endereço começa com /.'),
    }),
    moment('from', 'Começa em'),
    moment('to', 'Termina em'),
  ],
  validation: (rule) =>
    rule.custom((notice) => {
      const { text, from, to } = (notice ?? {}) as { text?: string; from?: string; to?: string }
      if (!text) return true
      if (!from || !to) return 'Diga quando o aviso começa e quando termina.'
      return Date.parse(to) > Date.parse(from) || 'O fim vem depois do começo.'
    }),
})
