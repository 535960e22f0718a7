import { defineField, defineType } from 'sanity'
import { advertiserCategory } from '../fields/advertiser-category.ts'
import { studioName } from '../fields/studio-name.ts'

const kinds = [
  { value: 'house', title: 'Da casa' },
  { value: 'direct', title: 'De anunciante' },
  { value: 'affiliate', title: 'De parceiro (afiliado)' },
] as const

const formats = [
  { value: 'text', title: 'Texto' },
  { value: 'image', title: 'Imagem' },
] as const

/** Width and height in pixels, or twice that for sharp screens. */
const sizes = ['300x250', '336x280', '320x100', '600x500', '672x560', '640x200']

/** Words that no advertisement of ours may say (facts of CDC art. 37 and of the CVM). */
const promise = /garantid|sem risco|lucro certo|dinheiro fácil|\bcompre\b/i

const isHouse = (kind: unknown) => kind === 'house'

/** One advertisement: an image or a few words, and where it leads. No HTML and no script. */
export const adCreative = defineType({
  name: 'adCreative',
  title: 'Peça',
  type: 'document',
  options: {
    traits: {
      rank: 13,
      icon: 'Images',
      roles: ['marketing'],
      plural: 'Peças',
      tag: 'ads',
      desk: 'ads',
      page: null,
      shownIn: 'Aparece nos lugares que a usam, enquanto a campanha dela vale.',
    },
  },
  groups: [
    { name: 'content', title: 'Peça', default: true },
    { name: 'advertiser', title: 'Anunciante' },
    { name: 'approval', title: 'Aprovação' },
  ],
  fields: [
    ...studioName,
    defineField({
      name: 'kind',
      title: 'De quem é',
      type: 'string',
      group: 'content',
      options: { list: [...kinds], layout: 'radio' },
      validation: (rule) => rule.required().error('Diga de quem é a peça.'),
    }),
    defineField({
      name: 'format',
      title: 'Formato',
      type: 'string',
      group: 'content',
      options: { list: [...formats], layout: 'radio', direction: 'horizontal' },
      initialValue: 'text',
      validation: (rule) => rule.required().error('Escolha o formato.'),
    }),
    defineField({
      name: 'headline',
      title: 'Título',
      type: 'string',
      group: 'content',
      hidden: ({ document }) => document?.format === 'image',
      validation: (rule) =>
        rule.custom((text, { document }) => wordsOf(text, document?.format, 40, 'o título')),
    }),
    defineField({
      name: 'text',
      title: 'Texto',
      type: 'text',
      rows: 2,
      group: 'content',
      hidden: ({ document }) => document?.format === 'image',
      validation: (rule) =>
        rule.custom((text, { document }) => wordsOf(text, document?.format, 90, 'o texto')),
    }),
    defineField({
      name: 'cta',
      title: 'Chamada',
      description: 'O que se faz na página, por exemplo “Somar a viagem”. Vazia, fica “Ver a página”.',
      type: 'string',
      group: 'content',
      hidden: ({ document }) => !isHouse(document?.kind),
      validation: (rule) => [
        rule.max(30).error('Use até 30 caracteres.'),
        rule.custom((cta) => !cta || !promise.test(cta) || 'Um anúncio não promete ganho nem manda comprar.'),
      ],
    }),
    defineField({
      name: 'image',
      title: 'Imagem',
      description: 'De 300×250, 336×280 ou 320×100 pixels, ou o dobro.',
      type: 'image',
      group: 'content',
      hidden: ({ document }) => document?.format !== 'image',
      validation: (rule) =>
        rule.custom((image, { document }) => {
          if (document?.format !== 'image') return true
          if (!image?.asset) return 'Envie a imagem.'
          const [, size] = /-(\d+x\d+)-\w+$/.exec(image.asset._ref) ?? []
          return (
            sizes.includes(size ?? '') ||
            `A imagem tem ${size?.replace('x', '×')}; use 300×250, 336×280 ou 320×100, ou o dobro.`
          )
        }),
    }),
    defineField({
      name: 'alt',
      title: 'Texto alternativo',
      description: 'O que a imagem diz, para quem não a vê.',
      type: 'string',
      group: 'content',
      hidden: ({ document }) => document?.format !== 'image',
      validation: (rule) =>
        rule.custom((alt, { document }) =>
          document?.format !== 'image' || (alt && alt.length >= 10 && alt.length <= 120)
            ? true
            : 'Diga o que a imagem diz, de 10 a 120 caracteres.',
        ),
    }),
    defineField({
      name: 'href',
      title: 'Endereço',
      description: 'Com https://. Uma peça da casa leva a uma página nossa, por exemplo /calculadoras.',
      type: 'string',
      group: 'content',
      validation: (rule) =>
        rule.custom((href, { document }) => {
          if (!href) return 'Escreva o endereço.'
          if (isHouse(document?.kind)) return /^\/(?!\/)/.test(href) || 'Uma peça da casa começa com /.'
          return URL.parse(href)?.protocol === 'https:' || 'O endereço começa com https://.'
        }),
    }),
    defineField({
      name: 'partner',
      title: 'Parceiro',
      type: 'reference',
      to: [{ type: 'affiliatePartner' }],
      group: 'advertiser',
      hidden: ({ document }) => document?.kind !== 'affiliate',
      validation: (rule) =>
        rule.custom((partner, { document }) =>
          document?.kind !== 'affiliate' || partner ? true : 'Escolha o parceiro.',
        ),
    }),
    defineField({
      name: 'advertiser',
      title: 'Nome do anunciante',
      description: 'Aparece na peça: o leitor precisa saber de quem é o anúncio (CDC, art. 36).',
      type: 'string',
      group: 'advertiser',
      hidden: ({ document }) => document?.kind !== 'direct',
      validation: (rule) =>
        rule.custom((name, { document }) =>
          document?.kind !== 'direct' || (name?.trim() && name.length <= 60)
            ? true
            : 'Diga o nome do anunciante, em até 60 caracteres.',
        ),
    }),
    advertiserCategory(isHouse, 'advertiser'),
    defineField({
      name: 'createdBy',
      title: 'Criada por',
      type: 'string',
      group: 'approval',
      validation: (rule) => rule.required().error('Diga quem criou a peça.'),
    }),
    defineField({
      name: 'approvedBy',
      title: 'Aprovada por',
      description: 'Outra pessoa, que leu a peça e o endereço. Sem ela a peça não aparece.',
      type: 'string',
      group: 'approval',
      validation: (rule) =>
        rule.custom((approved, { document }) => {
          if (!approved?.trim()) return 'Peça a aprovação de outra pessoa.'
          return isSamePerson(approved, document?.createdBy) ? 'Quem aprova não pode ser quem criou.' : true
        }),
    }),
  ],
  orderings: [{ name: 'name', title: 'Nome', by: [{ field: 'name', direction: 'asc' }] }],
  preview: {
    select: { name: 'name', kind: 'kind', href: 'href', approved: 'approvedBy', media: 'image' },
    prepare: ({ name, kind, href, approved, media }) => ({
      title: name || 'Peça sem nome',
      subtitle: [kinds.find(({ value }) => value === kind)?.title, href, !approved && 'falta aprovar']
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
})

function wordsOf(text: string | undefined, format: unknown, most: number, what: string): true | string {
  if (format === 'image') return true
  if (!text?.trim() || text.length > most) return `Escreva ${what}, com no máximo ${most} caracteres.`
  return promise.test(text) ? 'Um anúncio não promete ganho nem manda comprar.' : true
}

function isSamePerson(one: string, other: unknown): boolean {
  return typeof other === 'string' && one.trim().toLowerCase() === other.trim().toLowerCase()
}
