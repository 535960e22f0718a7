import { defineArrayMember, defineField, defineType } from 'sanity'
import { siteNotice } from '../fields/site-notice.ts'

/** One document; it also has the switch that takes every advertisement away. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Configurações do site',
  type: 'document',
  options: {
    traits: {
      rank: 17,
      icon: 'Cog',
      roles: ['marketing'],
      plural: 'Configurações do site',
      tag: 'settings',
      desk: 'settings',
      page: null,
      shownIn: 'Vale para todas as páginas.',
    },
  },
  groups: [
    { name: 'site', title: 'Site', default: true },
    { name: 'ads', title: 'Anúncios' },
  ],
  fields: [
    defineField({
      name: 'contactEmail',
      title: 'E-mail de contato',
      type: 'string',
      group: 'site',
      validation: (rule) => rule.required().email().error('Escreva um e-mail válido.'),
    }),
    defineField({
      name: 'social',
      title: 'Redes sociais',
      type: 'array',
      group: 'site',
      of: [
        defineArrayMember({
          name: 'socialProfile',
          title: 'Rede',
          type: 'object',
          fields: [
            defineField({
              name: 'name',
              title: 'Nome',
              type: 'string',
              options: { isShown: true },
              validation: (rule) => rule.required().error('Diga qual é a rede.'),
            }),
            defineField({
              name: 'url',
              title: 'Endereço',
              type: 'url',
              validation: (rule) =>
                rule
                  .required()
                  .uri({ scheme: ['https'] })
                  .error('Escreva o endereço, com https://.'),
            }),
          ],
          preview: { select: { title: 'name', subtitle: 'url' } },
        }),
      ],
    }),
    defineField({
      name: 'sourcesText',
      title: 'De onde vêm os dados (rodapé)',
      description:
        'Uma frase para cada fonte, como "PTAX e CDI: Banco Central." Cada frase fica em uma célula.',
      type: 'text',
      options: { isShown: true },
      rows: 3,
      group: 'site',
      validation: (rule) => rule.required().max(300).error('Escreva o texto, com no máximo 300 caracteres.'),
    }),
    defineField({
      name: 'disclaimer',
      title: 'Aviso educativo (rodapé)',
      type: 'text',
      options: { isShown: true },
      rows: 3,
      group: 'site',
      validation: (rule) => rule.required().max(300).error('Escreva o aviso, com no máximo 300 caracteres.'),
    }),
    siteNotice,
    defineField({
      name: 'adsEnabled',
      title: 'Anúncios ligados',
      description: 'Desligar tira todos os anúncios de todas as páginas em menos de um minuto.',
      type: 'boolean',
      group: 'ads',
      initialValue: true,
    }),
    defineField({
      name: 'adsenseClient',
      title: 'Código da rede de anúncios',
      description: 'Vazio: nenhuma rede de terceiros. Por exemplo ca-pub-1234567890123456.',
      type: 'string',
      group: 'ads',
      validation: (rule) =>
        rule.custom(
          (code) => !code || /^ca-pub-\d{16}$/.test(code) || 'O código é como ca-pub-1234567890123456.',
        ),
    }),
  ],
  preview: { prepare: () => ({ title: 'Configurações do site' }) },
})
