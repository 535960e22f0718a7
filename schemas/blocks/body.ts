import { defineArrayMember, defineType, type PortableTextBlock, type SchemaTypeDefinition } from 'sanity'
import { adBreak } from './ad-break.ts'
import { affiliateCta } from './affiliate-cta.ts'
import { assetCard } from './asset-card.ts'
import { calculatorEmbed } from './calculator-embed.ts'
import { callout } from './callout.ts'
import { chart } from './chart.ts'
import { compareTable } from './compare-table.ts'
import { correction } from './correction.ts'
import { figure } from './figure.ts'
import { formula } from './formula.ts'
import { inlineRate } from './inline-rate.ts'
import { checklist, faq, stepList, timeline } from './lists.ts'
import { annotations } from './marks.ts'
import { quote, video } from './media.ts'
import { newsletterForm } from './newsletter-form.ts'
import { rateWidget } from './rate-widget.ts'
import { ruleRef } from './rule-ref.ts'
import { simpleTable } from './simple-table.ts'

/** Blocks between paragraphs, in the groups of the insert menu. */
const groups: { name: string; title: string; of: SchemaTypeDefinition[] }[] = [
  {
    name: 'text',
    title: 'Texto',
    of: [simpleTable, compareTable, formula, stepList, checklist, timeline, faq, quote],
  },
  { name: 'live', title: 'Números ao vivo', of: [rateWidget, assetCard] },
  { name: 'calculators', title: 'Calculadoras', of: [calculatorEmbed] },
  { name: 'notices', title: 'Avisos', of: [callout, correction] },
  { name: 'media', title: 'Mídia', of: [figure, chart, video] },
  { name: 'commercial', title: 'Comercial', of: [affiliateCta, adBreak, newsletterForm] },
]

export const blocks = groups.flatMap(({ of }) => of)

export const inlineBlocks = [inlineRate, ruleRef]

const decorators = [
  { value: 'strong', title: 'Negrito' },
  { value: 'em', title: 'Itálico' },
  { value: 'code', title: 'Fórmula' },
] as const

/** The generated types know the marks of a text only as strings. */
export type Decorator = (typeof decorators)[number]['value']

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
  options: {
    insertMenu: {
      groups: groups.map(({ name, title, of }) => ({ name, title, of: of.map((block) => block.name) })),
    },
  },
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
    marks: { decorators: [...decorators], annotations },
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
