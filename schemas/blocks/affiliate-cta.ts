import { defineField, defineType } from 'sanity'

export const affiliateCta = defineType({
  name: 'affiliateCta',
  title: 'Oferta de parceiro',
  type: 'object',
  fields: [
    defineField({
      name: 'partner',
      title: 'Parceiro',
      type: 'reference',
      to: [{ type: 'affiliatePartner' }],
      validation: (rule) => rule.required().error('Escolha o parceiro.'),
    }),
    defineField({
      name: 'title',
      title: 'Título',
      description: 'O nome do produto, sem elogio.',
      type: 'string',
      options: { isShown: true },
      validation: (rule) => rule.required().max(60).error('Escreva o título, com no máximo 60 caracteres.'),
    }),
    defineField({
      name: 'text',
      title: 'Texto',
      description: 'O que é e quanto custa. Sem promessa.',
      type: 'text',
      options: { isShown: true },
      rows: 3,
      validation: (rule) => rule.required().max(300).error('Escreva o texto, com no máximo 300 caracteres.'),
    }),
    defineField({
      name: 'href',
      title: 'Endereço',
      type: 'url',
      validation: (rule) =>
        rule
          .required()
          .uri({ scheme: ['https'] })
          .error('Escreva o endereço, com https://.'),
    }),
    defineField({
      name: 'campaign',
      title: 'Campanha',
      description: 'Opcional. O código que vai no link, para o parceiro contar.',
      type: 'string',
      validation: (rule) =>
        rule.custom((code) =>
          !code || /^[a-z0-9-]{3,60}$/.test(code)
            ? true
            : 'Use de 3 a 60 letras minúsculas sem acento, números e hífens.',
        ),
    }),
  ],
  preview: {
    select: { title: 'title', partner: 'partner.name' },
    prepare: ({ title, partner }) => ({
      title: title || 'Oferta sem título',
      subtitle: partner ? `Publicidade de ${partner}` : 'Escolha o parceiro',
    }),
  },
})
