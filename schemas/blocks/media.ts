import { defineField, defineType } from 'sanity'

const youtube = /^https:\/\/(www\.youtube\.com\/watch\?v=|youtu\.be\/)[\w-]{11}$/

export const video = defineType({
  name: 'video',
  title: 'Vídeo',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'O que o vídeo mostra',
      type: 'string',
      options: { isShown: true },
      validation: (rule) =>
        rule.required().max(120).error('Diga o que o vídeo mostra, em até 120 caracteres.'),
    }),
    defineField({
      name: 'url',
      title: 'Endereço no YouTube',
      description: 'Nada é carregado do YouTube até o leitor tocar no vídeo.',
      type: 'url',
      validation: (rule) => [
        rule.required().error('Escreva o endereço do vídeo.'),
        rule.custom(
          (url) =>
            !url || youtube.test(url) || 'O endereço é como https://www.youtube.com/watch?v=abcdefghijk.',
        ),
      ],
    }),
    defineField({
      name: 'credit',
      title: 'De quem é',
      type: 'string',
      validation: (rule) => rule.required().max(120).error('Diga de quem é o vídeo, em até 120 caracteres.'),
    }),
    defineField({
      name: 'poster',
      title: 'Imagem antes do vídeo',
      description: 'Vazia: um quadro com o título.',
      type: 'image',
    }),
  ],
  preview: {
    select: { title: 'title', subtitle: 'credit', media: 'poster' },
    prepare: ({ title, subtitle, media }) => ({ title: title || 'Vídeo sem título', subtitle, media }),
  },
})

export const quote = defineType({
  name: 'quote',
  title: 'Fala de alguém',
  type: 'object',
  fields: [
    defineField({
      name: 'text',
      title: 'O que disse',
      type: 'text',
      options: { isShown: true },
      rows: 3,
      validation: (rule) => rule.required().max(600).error('Escreva a fala, com no máximo 600 caracteres.'),
    }),
    defineField({
      name: 'name',
      title: 'Quem disse',
      type: 'string',
      options: { isShown: true },
      validation: (rule) => rule.required().max(80).error('Diga quem falou, em até 80 caracteres.'),
    }),
    defineField({
      name: 'role',
      title: 'Quem é',
      description: 'Cargo e data, por exemplo: presidente do Banco Central, em 16/09/2026.',
      type: 'string',
      options: { isShown: true },
      validation: (rule) => rule.max(120).error('No máximo 120 caracteres.'),
    }),
    defineField({
      name: 'url',
      title: 'Onde está',
      type: 'url',
      validation: (rule) =>
        rule.uri({ scheme: ['https', 'http'] }).error('Escreva o endereço, com https://.'),
    }),
  ],
  preview: {
    select: { title: 'text', subtitle: 'name' },
    prepare: ({ title, subtitle }) => ({ title: title || 'Fala sem texto', subtitle }),
  },
})
