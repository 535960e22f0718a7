import { defineArrayMember, defineField, defineType } from 'sanity'
import { advertiserCategory } from '../fields/advertiser-category.ts'

/** A firm that pays when a reader contracts through us. A link to one of its domains counts as advertising anywhere. */
export const affiliatePartner = defineType({
  name: 'affiliatePartner',
  title: 'Parceiro',
  type: 'document',
  options: {
    traits: {
      rank: 15,
      icon: 'Users',
      roles: ['marketing'],
      plural: 'Parceiros',
      // Of its own: texts that link to a partner show it, and a new advertisement is not to make them anew.
      tag: 'partners',
      desk: 'ads',
      page: null,
      shownIn: 'Links para o parceiro recebem a marca de publicidade, em qualquer texto.',
    },
  },
  fields: [
    defineField({
      name: 'name',
      title: 'Nome',
      description: 'Como o leitor conhece a empresa.',
      type: 'string',
      options: { isShown: true },
      validation: (rule) => rule.required().max(60).error('Escreva o nome, com no máximo 60 caracteres.'),
    }),
    defineField({
      name: 'domains',
      title: 'Domínios',
      description:
        'Por exemplo banco.com.br. Um link para eles em qualquer texto recebe a marca de publicidade e obriga o aviso.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) =>
            rule.custom((domain) =>
              !domain || /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(domain)
                ? true
                : 'Escreva só o domínio, em minúsculas, como banco.com.br.',
            ),
        }),
      ],
      options: { layout: 'tags' },
      validation: (rule) =>
        rule.required().min(1).unique().error('Escreva ao menos um domínio, sem repetir.'),
    }),
    advertiserCategory(),
    defineField({
      name: 'disclosureText',
      title: 'Aviso ao lado do link',
      type: 'string',
      initialValue: 'Publicidade · recebemos se você contratar',
      validation: (rule) => rule.required().min(20).max(90).error('Escreva o aviso, de 20 a 90 caracteres.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'domains.0' } },
})
