import { defineArrayMember, defineField, defineType } from 'sanity'
import { dayInWords, today } from '../day.ts'
import { calculatorField } from '../fields/calculator.ts'
import { changeLog } from '../fields/change-log.ts'
import { commercial } from '../fields/commercial.ts'
import { publishAt, publishChange } from '../fields/publish-at.ts'
import { credits, workflow } from '../fields/review.ts'
import { seo } from '../fields/seo.ts'
import { slugField } from '../fields/slug.ts'
import { checklist } from '../rules/checklist.ts'

const templates = [
  { value: 'article', title: 'Artigo' },
  { value: 'token', title: 'O que é um token' },
  { value: 'impact', title: 'Impacto no bolso' },
] as const

/** The example to copy for a type with pages. */
export const article = defineType({
  name: 'article',
  title: 'Artigo',
  type: 'document',
  options: {
    traits: {
      rank: 1,
      icon: 'DocumentText',
      roles: ['redator', 'revisor', 'editor'],
      plural: 'Artigos',
      tag: 'articles',
      desk: 'texts',
      page: {
        path: '/blog',
        list: {
          name: 'Lista do blog',
          label: 'Blog',
          detail: 'A conta feita, em texto',
          words: 'artigos textos notícias ler',
          texts: {
            title: 'Blog: finanças pessoais explicadas com a conta feita',
            description:
              'Artigos sobre câmbio, impostos, investimentos, crédito e cripto, com fontes, data de atualização e a calculadora certa dentro de cada texto.',
            share: {
              category: 'Blog',
              title: 'A conta feita, em texto',
              summary: 'Com fonte, data de atualização e a calculadora dentro.',
            },
          },
        },
      },
    },
  },
  validation: checklist('article'),
  // The title is the first field: written above the form once more, it would keep the text below the first screen.
  __experimental_formPreviewTitle: false,
  groups: [
    { name: 'content', title: 'Conteúdo', default: true },
    { name: 'credits', title: 'Autoria e fontes' },
    { name: 'dates', title: 'Datas' },
    { name: 'search', title: 'Busca' },
    { name: 'commercial', title: 'Comercial' },
    { name: 'relations', title: 'Relações' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Título',
      type: 'string',
      options: { isShown: true },
      group: 'content',
      validation: (rule) => rule.required().min(20).max(90).error('O título tem de 20 a 90 caracteres.'),
    }),
    // Its rules are those of the type: some written here would stand in their place.
    defineField({ name: 'body', title: 'Texto', type: 'body', group: 'content' }),
    { ...slugField('title'), group: 'content' },
    defineField({
      name: 'template',
      title: 'Modelo',
      description: 'O modelo decide o endereço e as seções que o texto precisa ter.',
      type: 'string',
      group: 'content',
      options: { list: [...templates], layout: 'radio' },
      initialValue: 'article',
      validation: (rule) => rule.required().error('Escolha o modelo do texto.'),
    }),
    workflow,
    defineField({
      name: 'dek',
      title: 'Linha fina',
      description: 'A tese do texto em uma ou duas frases.',
      type: 'text',
      options: { isShown: true },
      rows: 2,
      group: 'content',
      validation: (rule) =>
        rule.required().min(80).max(180).error('A linha fina tem de 80 a 180 caracteres.'),
    }),
    defineField({
      name: 'keyPoints',
      title: 'O que você leva daqui',
      description: 'De 3 a 5 frases que valem sozinhas.',
      type: 'array',
      options: { isShown: true },
      group: 'content',
      of: [
        defineArrayMember({
          type: 'text',
          rows: 2,
          validation: (rule) => rule.max(140).error('Cada ponto tem no máximo 140 caracteres.'),
        }),
      ],
      validation: (rule) => rule.required().min(3).max(5).error('Escreva de 3 a 5 pontos.'),
    }),
    defineField({
      name: 'category',
      title: 'Categoria',
      type: 'reference',
      to: [{ type: 'category' }],
      group: 'content',
      validation: (rule) => rule.required().error('Escolha a categoria.'),
    }),
    defineField({
      name: 'tags',
      title: 'Assuntos',
      description: 'Até seis palavras, para agrupar textos.',
      type: 'array',
      of: [{ type: 'string' }],
      options: { layout: 'tags' },
      group: 'content',
      validation: (rule) => rule.max(6).unique().error('Use até seis assuntos, sem repetir.'),
    }),
    defineField({
      name: 'cover',
      title: 'Imagem de capa',
      description: 'Opcional. A página não depende dela.',
      type: 'figure',
      group: 'content',
    }),
    defineField({
      name: 'picture',
      title: 'O que o texto mostra na capa, nas listas e no cartão do link',
      description:
        'Sem escolha: a imagem de capa, e sem ela o primeiro gráfico ou tabela de números do texto.',
      type: 'string',
      group: 'content',
      options: {
        list: [
          { value: 'photo', title: 'A imagem de capa' },
          { value: 'numbers', title: 'Os números do texto' },
        ],
        layout: 'radio',
      },
      hidden: ({ parent }) => !parent?.cover,
    }),
    ...credits,
    defineField({
      name: 'updatedAt',
      title: 'Atualizado em',
      description: 'Só muda quando o conteúdo muda. Correção de digitação não conta.',
      type: 'date',
      options: { dateFormat: 'DD/MM/YYYY' },
      group: 'dates',
      initialValue: () => today(),
      validation: (rule) => [
        rule.required().error('Informe o dia da última atualização.'),
        rule.custom((day, { document }) => {
          const published = document?.publishedAt
          return !day || typeof published !== 'string' || day >= published
            ? true
            : 'A atualização não pode ser anterior à publicação.'
        }),
      ],
    }),
    changeLog,
    defineField({
      name: 'highlight',
      title: 'Lugar no alto das listas',
      description: 'De 1 a 4, no blog e na página inicial. Vazio: entra pela data.',
      type: 'number',
      group: 'dates',
      validation: (rule) => rule.integer().min(1).max(4).error('Escolha um lugar de 1 a 4, ou deixe vazio.'),
    }),
    publishAt,
    publishChange,
    seo,
    ...commercial,
    calculatorField({
      name: 'mainTool',
      title: 'Calculadora principal',
      description: 'A conta que o leitor faz depois de ler.',
      group: 'relations',
    }),
    defineField({
      name: 'relatedManual',
      title: 'Textos relacionados',
      description: 'Vazio: os da mesma categoria.',
      type: 'array',
      group: 'relations',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'article' }, { type: 'guide' }] })],
      validation: (rule) => rule.max(3).unique().error('Escolha até três textos, sem repetir.'),
    }),
    defineField({
      name: 'supersededBy',
      title: 'Substituído por',
      description: 'O texto mais novo sobre o mesmo assunto; a página antiga aponta para ele.',
      type: 'reference',
      to: [{ type: 'article' }],
      group: 'relations',
    }),
  ],
  orderings: [
    { name: 'updated', title: 'Atualizados há menos tempo', by: [{ field: 'updatedAt', direction: 'desc' }] },
    { name: 'title', title: 'Título', by: [{ field: 'title', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title', category: 'category.title', updated: 'updatedAt', media: 'cover' },
    prepare: ({ title, category, updated, media }) => ({
      title: title || 'Artigo sem título',
      // The day first: a list cuts off what comes last.
      subtitle: [updated && dayInWords(updated), category].filter(Boolean).join(' · '),
      media,
    }),
  },
})
