import { defineField, defineType } from 'sanity'
import { slotNames, slots } from '#web/ads/slots.ts'
import { counted } from '../fields/counted.ts'
import { weightedCreative } from '../fields/weighted-creative.ts'

const places = slotNames.map((value) => ({ value, title: slots[value].title }))

/** Undefined for a place that no page has. */
export const placeTitle = (place: unknown) => places.find(({ value }) => value === place)?.title

const providers = [
  { value: 'own', title: 'Peças deste Studio' },
  { value: 'network', title: 'Rede de anúncios' },
] as const

/** The places themselves are in the code of the pages (web/ads/slots.ts). */
export const adSlot = defineType({
  name: 'adSlot',
  title: 'Lugar de anúncio',
  type: 'document',
  options: {
    traits: {
      rank: 12,
      icon: 'Stack',
      roles: ['marketing'],
      plural: 'Lugares de anúncio',
      tag: 'ads',
      desk: 'ads',
      page: null,
      shownIn: 'Muda em todas as páginas em menos de um minuto, sem que elas sejam refeitas.',
    },
  },
  groups: [
    { name: 'content', title: 'O que aparece', default: true },
    { name: 'behaviour', title: 'Como aparece' },
  ],
  fields: [
    defineField({
      name: 'place',
      title: 'Lugar',
      description: 'Onde fica na página. Cada lugar tem um documento só.',
      type: 'string',
      group: 'content',
      options: { list: places },
      readOnly: ({ value }) => value !== undefined,
      validation: (rule) => [
        rule.required().error('Escolha o lugar.'),
        rule.custom(async (place, { document, getClient }) => {
          if (!place || !document) return true
          const others = await getClient({ apiVersion: '2026-03-01' }).fetch<number>(
            'count(*[_type == "adSlot" && place == $place && !(_id in [$id, "drafts." + $id])])',
            { place, id: document._id.replace(/^drafts\./, '') },
          )
          return others === 0 || 'Este lugar já tem um documento: mude as peças nele.'
        }),
      ],
    }),
    defineField({
      name: 'enabled',
      title: 'Ligado',
      description: 'Desligado, o lugar mostra a frase da casa que está na página.',
      type: 'boolean',
      group: 'content',
      initialValue: true,
    }),
    defineField({
      name: 'provider',
      title: 'De onde vem',
      description:
        'A rede só funciona com o código dela nas configurações do site, e só para quem aceitar. Até lá aparecem as peças abaixo.',
      type: 'string',
      group: 'content',
      options: { list: [...providers], layout: 'radio' },
      initialValue: 'own',
      validation: (rule) => rule.required().error('Diga de onde vem o anúncio.'),
    }),
    defineField({
      name: 'creatives',
      title: 'Peças',
      description: 'Sem peça que valha agora, aparece a peça da casa.',
      type: 'array',
      group: 'content',
      of: [
        weightedCreative(
          'weightedCreative',
          'Com peso 30, uma peça aparece três vezes o que aparece outra com peso 10. Com 0, não aparece.',
        ),
      ],
      validation: (rule) => rule.max(20).error('Use até 20 peças em um lugar.'),
    }),
    defineField({
      name: 'houseFallback',
      title: 'Peça da casa',
      description: 'Aparece quando nenhuma outra vale. Leva a uma página nossa.',
      type: 'reference',
      to: [{ type: 'adCreative' }],
      options: { filter: 'kind == "house"' },
      group: 'content',
      validation: (rule) => rule.required().error('Escolha a peça da casa.'),
    }),
    defineField({
      name: 'minHeight',
      title: 'Altura mínima',
      description:
        'Em pixels. A página já guarda 250 ou mais; um valor maior só vale antes de o lugar aparecer.',
      type: 'number',
      group: 'behaviour',
      initialValue: 250,
      validation: (rule) =>
        rule.required().integer().min(250).max(600).error('A altura vai de 250 a 600 pixels.'),
    }),
    defineField({
      name: 'lazyMargin',
      title: 'Distância para carregar',
      description: 'A quantos pixels da tela a peça carrega.',
      type: 'number',
      group: 'behaviour',
      initialValue: 200,
      validation: (rule) =>
        rule.required().integer().min(0).max(200).error('A distância vai de 0 a 200 pixels.'),
    }),
    defineField({
      name: 'frequency',
      title: 'Repetições',
      description: 'Em quantos lugares da mesma página uma peça pode aparecer, contando este.',
      type: 'number',
      group: 'behaviour',
      initialValue: 1,
      validation: (rule) => rule.required().integer().min(1).max(3).error('As repetições vão de 1 a 3.'),
    }),
  ],
  preview: {
    select: { place: 'place', enabled: 'enabled', provider: 'provider', creatives: 'creatives' },
    prepare: ({ place, enabled, provider, creatives }) => ({
      title: placeTitle(place) ?? 'Escolha o lugar',
      subtitle: [
        enabled === false ? 'Desligado' : 'Ligado',
        ...(provider === 'network' ? ['Rede'] : []),
        counted(creatives, 'peça', 'peças'),
      ].join(' · '),
    }),
  },
})
