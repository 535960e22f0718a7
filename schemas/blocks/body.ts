import { defineArrayMember, defineField, defineType, type PortableTextBlock } from 'sanity'
import { adBreak } from './ad-break.ts'
import { affiliateCta } from './affiliate-cta.ts'
import { calculatorEmbed } from './calculator-embed.ts'
import { callout } from './callout.ts'
import { figure } from './figure.ts'
import { inlineRate } from './inline-rate.ts'
import { rateWidget } from './rate-widget.ts'
import { ruleRef } from './rule-ref.ts'
import { simpleTable } from './simple-table.ts'

/** What stands between paragraphs. The toolbar shows the first ones as buttons and the others under '…'. */
export const blocks = [calculatorEmbed, rateWidget, callout, simpleTable, figure, affiliateCta, adBreak]

/** What stands inside a sentence. */
export const inlineBlocks = [inlineRate, ruleRef]

const decorators = [
  { value: 'strong', title: 'Negrito' },
  { value: 'em', title: 'Itálico' },
  { value: 'code', title: 'Fórmula' },
] as const

/** The generated types know the marks of a text only as strings. */
export type Decorator = (typeof decorators)[number]['value']

const isAddress = (href: string) => href.startsWith('/') || href.startsWith('https://')

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
      ],
    }),
  ],
})

export const body = defineType({
  name: 'body',
  title: 'Texto',
  type: 'array',
  of: [
    textBlock([
      { value: 'normal', title: 'Texto' },
      { value: 'h2', title: 'Título' },
      { value: 'h3', title: 'Subtítulo' },
      { value: 'blockquote', title: 'Citação' },
    ]),
    ...blocks.map(({ name }) => defineArrayMember({ type: name })),
  ],
  validation: (rule) => [
    rule.required().error('Escreva o texto.'),
    rule.custom((blocks) => {
      const headings = onlyBlocks(blocks).filter(({ style }) => style === 'h2' || style === 'h3')
      return headings[0]?.style === 'h3' ? 'O primeiro título do texto não pode ser um subtítulo.' : true
    }),
    rule
      .custom((blocks, { document }) => {
        const words = countWords(onlyBlocks(blocks))
        // A legal text or a fixed page is as long as it has to be.
        return document?._type !== 'article' || words >= 600
          ? true
          : `O texto tem ${words} palavras; o esperado é a partir de 600.`
      })
      .warning(),
  ],
})

/** Paragraphs, lists and links, for texts inside other things: a clause, an answer. */
export const prose = defineType({
  name: 'prose',
  title: 'Texto corrido',
  type: 'array',
  of: [textBlock([{ value: 'normal', title: 'Texto' }])],
})

/** Paragraphs and lists with links and what stands inside a sentence. */
function textBlock(styles: { value: string; title: string }[]) {
  return defineArrayMember({
    type: 'block',
    styles,
    lists: [
      { value: 'bullet', title: 'Lista' },
      { value: 'number', title: 'Lista numerada' },
    ],
    marks: { decorators: [...decorators], annotations: [link] },
    of: inlineBlocks.map(({ name }) => defineArrayMember({ type: name })),
  })
}

function onlyBlocks(value: unknown): PortableTextBlock[] {
  return Array.isArray(value) ? value.filter(({ _type }) => _type === 'block') : []
}

function countWords(blocks: PortableTextBlock[]): number {
  const text = blocks
    .flatMap(({ children }) => (Array.isArray(children) ? children : []))
    .map((child) => (typeof child.text === 'string' ? child.text : ''))
    .join(' ')
  return text.split(/\s+/).filter(Boolean).length
}
