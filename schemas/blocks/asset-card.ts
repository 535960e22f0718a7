import { defineField, defineType } from 'sanity'
import { assetOf, isFollowed, newCodeOf } from '#web/rates/catalogue/assets.ts'

export const assetCard = defineType({
  name: 'assetCard',
  title: 'Ativo',
  description: 'Preço de hoje de uma ação, um fundo, uma criptomoeda ou um índice.',
  type: 'object',
  fields: [
    defineField({
      name: 'code',
      title: 'Código',
      description: 'Por exemplo PETR4, HGLG11, BTC ou IBOV. O preço vem da fonte, com a hora.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Escreva o código.'),
        rule.custom((code) => {
          if (!code || isFollowed(code)) return true
          const now = newCodeOf(code)
          return now
            ? `O código ${code} mudou para ${now}.`
            : `O código ${code} não está na lista de ativos do site. Escreva em maiúsculas, como PETR4.`
        }),
      ],
    }),
  ],
  preview: {
    select: { code: 'code' },
    prepare: ({ code }) => ({
      title: code || 'Escolha o ativo',
      subtitle: assetOf(code ?? '')?.name ?? 'Preço de um ativo, ao vivo',
    }),
  },
})
