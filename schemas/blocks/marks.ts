import { defineArrayMember, defineField } from 'sanity'
import { pageTypes } from '../document-types.ts'
import { trueAddress } from '../true-address.ts'

const isAddress = (href: string) => /^(\/(?![/\\])|https:\/\/)/.test(href)

const link = defineArrayMember({
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    defineField({
      name: 'href',
      title: 'Endereço',
      description: 'Uma página nossa começa com /, por exemplo /dolar-hoje. Outro site começa com https://.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Escreva o endereço do link.'),
        rule.custom((href) => !href || isAddress(href) || 'O endereço começa com / ou com https://.'),
        rule.custom(
          (href) =>
            !href ||
            trueAddress(href) === href ||
            `Este endereço passa por um serviço que conta cliques. Use o do próprio site: ${trueAddress(href)}`,
        ),
      ],
    }),
  ],
})

/** Follows its page when the address changes. */
const pageLink = defineArrayMember({
  name: 'pageLink',
  title: 'Link para um texto nosso',
  type: 'object',
  fields: [
    defineField({
      name: 'page',
      title: 'Qual texto',
      description: 'O link acompanha o texto se o endereço dele mudar.',
      type: 'reference',
      to: pageTypes.map(({ type }) => ({ type })),
      validation: (rule) => rule.required().error('Escolha o texto.'),
    }),
  ],
})

const glossaryLink = defineArrayMember({
  name: 'glossaryLink',
  title: 'Termo do glossário',
  type: 'object',
  fields: [
    defineField({
      name: 'term',
      title: 'Qual termo',
      description: 'A explicação abre ao lado da palavra.',
      type: 'reference',
      to: [{ type: 'glossaryTerm' }],
      validation: (rule) => rule.required().error('Escolha o termo.'),
    }),
  ],
})

const sourceRef = defineArrayMember({
  name: 'sourceRef',
  title: 'Número da fonte',
  type: 'object',
  fields: [
    defineField({
      name: 'number',
      title: 'Número da fonte na lista',
      description: 'A primeira da lista de fontes é a 1.',
      type: 'number',
      validation: (rule) => [
        rule.required().integer().min(1).error('Diga o número da fonte na lista.'),
        rule.custom((number, { document }) => {
          const listed = Array.isArray(document?.sources) ? document.sources.length : 0
          return !number || number <= listed ? true : `A lista tem ${listed} fontes.`
        }),
      ],
    }),
  ],
})

const abbr = defineArrayMember({
  name: 'abbr',
  title: 'Sigla',
  type: 'object',
  fields: [
    defineField({
      name: 'meaning',
      title: 'Por extenso',
      type: 'string',
      validation: (rule) =>
        rule.required().max(120).error('Escreva a sigla por extenso, em até 120 caracteres.'),
    }),
  ],
})

/** Marks of a part of a sentence besides bold, italic or a formula. */
export const annotations = [link, pageLink, glossaryLink, sourceRef, abbr]
