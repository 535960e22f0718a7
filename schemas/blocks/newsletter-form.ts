import { defineField, defineType } from 'sanity'

export const newsletterForm = defineType({
  name: 'newsletterForm',
  title: 'Formulário da newsletter',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Título',
      description: 'O formulário só aparece quando quem cuida do servidor liga o serviço de newsletter.',
      type: 'string',
      options: { isShown: true },
      initialValue: 'Quando uma regra mudar, avisamos',
      validation: (rule) => rule.required().max(90).error('Escreva o título, com no máximo 90 caracteres.'),
    }),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title: title || 'Newsletter', subtitle: 'Formulário da newsletter' }),
  },
})
