import { defineField, defineType } from 'sanity'

export const figure = defineType({
  name: 'figure',
  title: 'Imagem',
  type: 'image',
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt',
      title: 'Texto alternativo',
      description: 'O que a imagem informa, para quem não a vê. Descreva a informação, não a estética.',
      type: 'string',
      validation: (rule) =>
        rule.required().min(10).max(200).error('Descreva a informação da imagem, de 10 a 200 caracteres.'),
    }),
    defineField({
      name: 'credit',
      title: 'Crédito e licença',
      description: 'Quem fez a imagem e com que licença podemos usá-la.',
      type: 'string',
      validation: (rule) => rule.required().error('Diga de quem é a imagem e qual é a licença.'),
    }),
    defineField({ name: 'caption', title: 'Legenda', type: 'string', options: { isShown: true } }),
  ],
  validation: (rule) => rule.assetRequired().error('Envie a imagem.'),
  preview: {
    select: { alt: 'alt', credit: 'credit', asset: 'asset' },
    prepare: ({ alt, credit, asset }) => ({
      title: alt || 'Imagem sem texto alternativo',
      subtitle: asset ? credit : 'Falta enviar a imagem',
      media: asset,
    }),
  },
})
