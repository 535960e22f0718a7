import { defineField, defineType } from 'sanity'

// The example to copy for a block inside articles; body.ts lists the blocks, web/content/text/TextBody.tsx draws them.

const tones = [
  { value: 'summary', title: 'Em miúdos (uma frase que resume)' },
  { value: 'explain', title: 'Explicação' },
  { value: 'example', title: 'Exemplo' },
  { value: 'warning', title: 'Atenção' },
  { value: 'mistake', title: 'Erro comum' },
  { value: 'alert', title: 'Quando dá errado' },
  { value: 'law', title: 'O que diz a lei' },
  { value: 'correction', title: 'Correção' },
] as const

export const callout = defineType({
  name: 'callout',
  title: 'Aviso',
  type: 'object',
  fields: [
    defineField({
      name: 'tone',
      title: 'Tipo',
      type: 'string',
      options: { list: [...tones], layout: 'radio' },
      initialValue: 'explain',
      validation: (rule) => rule.required().error('Escolha o tipo do aviso.'),
    }),
    defineField({
      name: 'title',
      title: 'Título',
      description: 'Opcional. Sem ele, aparece o nome do tipo.',
      type: 'string',
      options: { isShown: true },
      hidden: ({ parent }) => parent?.tone === 'summary',
      validation: (rule) => rule.max(60).error('O título do aviso tem no máximo 60 caracteres.'),
    }),
    defineField({
      name: 'text',
      title: 'Texto',
      type: 'text',
      options: { isShown: true },
      rows: 4,
      validation: (rule) => rule.required().max(600).error('Escreva o texto, com no máximo 600 caracteres.'),
    }),
  ],
  preview: {
    select: { tone: 'tone', text: 'text' },
    prepare: ({ tone, text }) => ({
      title: text || 'Aviso sem texto',
      subtitle: tones.find(({ value }) => value === tone)?.title,
    }),
  },
})
