import { defineField, defineType } from 'sanity'
import { slots } from '#web/ads/slots.ts'

/** The places inside an article's text. */
const places = (['artigo-1', 'artigo-2'] as const).map((value) => ({ value, title: slots[value].title }))

/** A hint: here an advertisement would not disturb. The page decides, by the words between (web/ads/place-ads.ts). */
export const adBreak = defineType({
  name: 'adBreak',
  title: 'Pausa para anúncio',
  type: 'object',
  fields: [
    defineField({
      name: 'place',
      title: 'Lugar',
      description: 'Vazio: o primeiro que estiver livre.',
      type: 'string',
      options: { list: places, layout: 'radio' },
    }),
  ],
  preview: {
    prepare: () => ({
      title: 'Pausa para anúncio',
      subtitle: 'Só aparece se houver 600 palavras até o próximo',
    }),
  },
})
