import { defineArrayMember, defineField } from 'sanity'

/** Questions with their answers, as readers ask them. */
export const questions = defineField({
  name: 'questions',
  title: 'Perguntas',
  type: 'array',
  of: [
    defineArrayMember({
      name: 'question',
      title: 'Pergunta',
      type: 'object',
      fields: [
        defineField({
          name: 'question',
          title: 'Pergunta',
          type: 'string',
          options: { isShown: true },
          validation: (rule) =>
            rule.required().max(120).error('Escreva a pergunta, com no máximo 120 caracteres.'),
        }),
        defineField({
          name: 'answer',
          title: 'Resposta',
          type: 'prose',
          validation: (rule) => rule.required().error('Escreva a resposta.'),
        }),
      ],
      preview: { select: { title: 'question' } },
    }),
  ],
  validation: (rule) => rule.max(8).error('No máximo 8 perguntas.'),
})
