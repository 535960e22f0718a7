import { defineArrayMember, defineField } from 'sanity'

const kinds = [
  { value: 'law', title: 'Lei ou norma' },
  { value: 'official', title: 'Dado oficial' },
  { value: 'study', title: 'Estudo ou manual' },
  { value: 'press', title: 'Imprensa ou análise' },
] as const

const isOfficial = (source: unknown) =>
  typeof source === 'object' &&
  source !== null &&
  'kind' in source &&
  (source.kind === 'law' || source.kind === 'official')

export const sources = defineField({
  name: 'sources',
  title: 'Fontes',
  type: 'array',
  group: 'credits',
  of: [
    defineArrayMember({
      name: 'source',
      title: 'Fonte',
      type: 'object',
      fields: [
        defineField({
          name: 'url',
          title: 'Endereço',
          description: 'Comece por ele: de instituições conhecidas, o resto é preenchido.',
          type: 'url',
          validation: (rule) =>
            rule
              .required()
              .uri({ scheme: ['https', 'http'] })
              .error('Escreva o endereço completo, com https://.'),
        }),
        defineField({
          name: 'title',
          title: 'O que é',
          description: 'Por exemplo: Decreto 6.306/2007, art. 15-B.',
          type: 'string',
          options: { isShown: true },
          validation: (rule) => rule.required().error('Diga qual é a fonte.'),
        }),
        defineField({
          name: 'publisher',
          title: 'Quem publica',
          type: 'string',
          options: { isShown: true },
          validation: (rule) => rule.required().error('Diga quem publica.'),
        }),
        defineField({
          name: 'accessedOn',
          title: 'Conferida em',
          type: 'date',
          options: { dateFormat: 'DD/MM/YYYY' },
          validation: (rule) => rule.required().error('Informe o dia em que a fonte foi conferida.'),
        }),
        defineField({
          name: 'kind',
          title: 'Tipo',
          type: 'string',
          options: { list: [...kinds] },
          validation: (rule) => rule.required().error('Escolha o tipo da fonte.'),
        }),
      ],
      preview: { select: { title: 'title', subtitle: 'publisher' } },
    }),
  ],
  validation: (rule) => [
    rule.required().min(2).error('Informe pelo menos duas fontes.'),
    rule.custom(
      (list) =>
        !list || list.some(isOfficial) || 'Pelo menos uma fonte precisa ser lei, norma ou dado oficial.',
    ),
  ],
})
