import { defineField, defineType } from 'sanity'

const kinds = [
  { value: 'permanent', title: 'Mudou de vez' },
  { value: 'temporary', title: 'Mudou por um tempo' },
  { value: 'gone', title: 'Não existe mais' },
] as const

const isPath = (path: string) => /^\/(?!\/)[^\s?#]*$/.test(path)

/** An address that leads to another one, or says that what stood there is gone. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirecionamento',
  type: 'document',
  fields: [
    defineField({
      name: 'from',
      title: 'Endereço antigo',
      description: 'Começa com /, por exemplo /blog/texto-antigo.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Escreva o endereço antigo.'),
        rule.custom((path) => !path || isPath(path) || 'Escreva o caminho, com / no começo e sem ? ou #.'),
      ],
    }),
    defineField({
      name: 'kind',
      title: 'O que aconteceu',
      type: 'string',
      options: { list: [...kinds], layout: 'radio' },
      initialValue: 'permanent',
      validation: (rule) => rule.required().error('Diga o que aconteceu com o endereço.'),
    }),
    defineField({
      name: 'to',
      title: 'Endereço novo',
      type: 'string',
      hidden: ({ parent }) => parent?.kind === 'gone',
      validation: (rule) => [
        rule.custom((path, { document }) =>
          document?.kind === 'gone' || path ? true : 'Escreva o endereço novo.',
        ),
        rule.custom((path) => !path || isPath(path) || 'Escreva o caminho, com / no começo e sem ? ou #.'),
      ],
    }),
    defineField({ name: 'reason', title: 'Motivo', type: 'string' }),
  ],
  preview: {
    select: { from: 'from', to: 'to', kind: 'kind' },
    prepare: ({ from, to, kind }) => ({
      title: from || 'Redirecionamento sem endereço',
      subtitle: kind === 'gone' ? 'Não existe mais' : `leva a ${to ?? '…'}`,
    }),
  },
})
