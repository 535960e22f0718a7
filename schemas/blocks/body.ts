import { defineArrayMember, defineField, defineType, type PortableTextBlock } from 'sanity'

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
    defineArrayMember({
      type: 'block',
      styles: [
        { value: 'normal', title: 'Texto' },
        { value: 'h2', title: 'Título' },
        { value: 'h3', title: 'Subtítulo' },
        { value: 'blockquote', title: 'Citação' },
      ],
      lists: [
        { value: 'bullet', title: 'Lista' },
        { value: 'number', title: 'Lista numerada' },
      ],
      marks: {
        decorators: [
          { value: 'strong', title: 'Negrito' },
          { value: 'em', title: 'Itálico' },
          { value: 'code', title: 'Fórmula' },
        ],
        annotations: [link],
      },
      of: [defineArrayMember({ type: 'inlineRate' })],
    }),
    // The toolbar shows the first ones as buttons and the others under '…'.
    defineArrayMember({ type: 'calculatorEmbed' }),
    defineArrayMember({ type: 'rateWidget' }),
    defineArrayMember({ type: 'callout' }),
    defineArrayMember({ type: 'simpleTable' }),
    defineArrayMember({ type: 'figure' }),
  ],
  validation: (rule) => [
    rule.required().error('Escreva o texto.'),
    rule.custom((blocks) => {
      const headings = onlyBlocks(blocks).filter(({ style }) => style === 'h2' || style === 'h3')
      return headings[0]?.style === 'h3' ? 'O primeiro título do texto não pode ser um subtítulo.' : true
    }),
    rule
      .custom((blocks) => {
        const words = countWords(onlyBlocks(blocks))
        return words >= 600 ? true : `O texto tem ${words} palavras; o esperado é a partir de 600.`
      })
      .warning(),
  ],
})

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
