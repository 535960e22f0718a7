import { defineField } from 'sanity'
import { partnerLinks } from '#web/ads/partner-links.ts'

const adPolicies = [
  { value: 'normal', title: 'Normal' },
  { value: 'fewer', title: 'Menos anúncios' },
  { value: 'none', title: 'Sem anúncios' },
] as const

export const adPolicy = defineField({
  name: 'adPolicy',
  title: 'Anúncios nesta página',
  type: 'string',
  group: 'commercial',
  options: { list: [...adPolicies], layout: 'radio' },
  initialValue: 'normal',
})

/** Whether a text earns money, and the sentence at its top that says so. */
export const commercial = [
  defineField({
    name: 'affiliate',
    title: 'Tem link de afiliado',
    description: 'O aviso aparece no alto da página. Um link de parceiro no texto obriga a marcar.',
    type: 'boolean',
    group: 'commercial',
    initialValue: false,
    validation: (rule) =>
      rule.custom(async (affiliate, { document, getClient }) => {
        if (affiliate) return true
        const client = getClient({ apiVersion: '2026-03-01' })
        const domains = await client.fetch<string[]>(
          'array::unique(*[_type == "affiliatePartner"].domains[])',
        )
        return partnerLinks(document?.body, domains).length > 0
          ? 'O texto tem link de parceiro: marque aqui e escolha o aviso.'
          : true
      }),
  }),
  defineField({
    name: 'disclosure',
    title: 'Aviso no alto da página',
    type: 'reference',
    to: [{ type: 'disclosure' }],
    group: 'commercial',
    hidden: ({ document }) => document?.affiliate !== true,
    validation: (rule) =>
      rule.custom((disclosure, { document }) =>
        document?.affiliate === true && !disclosure ? 'Escolha o aviso de link de afiliado.' : true,
      ),
  }),
  adPolicy,
]
