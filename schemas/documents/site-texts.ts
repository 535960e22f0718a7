import { defineArrayMember, defineField, defineType } from 'sanity'
import { calculatorField } from '../fields/calculator.ts'
import { questions } from '../fields/questions.ts'
import { leadsToOwnPage } from '../own-page.ts'
import { wording } from '../rules/checklist.ts'
import { listOf } from '../rules/texts.ts'

const label = (longest: number) =>
  defineField({
    name: 'label',
    title: 'Nome',
    type: 'string',
    options: { isShown: true },
    validation: (rule) =>
      rule.required().max(longest).error(`Escreva o nome, com no máximo ${longest} caracteres.`),
  })

const href = defineField({
  name: 'href',
  title: 'Página',
  description: 'Procure pelo título. Se a página sair do ar, o link sai sozinho.',
  type: 'string',
  validation: (rule) => [rule.required().error('Escolha a página.'), rule.custom(leadsToOwnPage)],
})

const preview = { select: { title: 'label', subtitle: 'href' } }

/** Modules of the home page that may change places, by the side that they stand on. */
const homeModules = [
  { value: 'questions', title: 'Ao lado da conta: Faça a conta' },
  { value: 'seasons', title: 'Ao lado da conta: Contas do momento' },
  { value: 'rules', title: 'Embaixo: Regras que mudaram' },
  { value: 'yields', title: 'Embaixo: R$ 1.000 por um ano' },
  { value: 'articles', title: 'Embaixo: Para ler' },
]

const calculatorTexts = defineArrayMember({
  name: 'calculatorTexts',
  title: 'Calculadora',
  type: 'object',
  fields: [
    {
      ...calculatorField({ name: 'calculator', title: 'Qual calculadora' }),
      validation: (rule) => rule.required().error('Escolha a calculadora.'),
    },
    defineField({
      name: 'question',
      title: 'Pergunta no alto da página',
      description: 'Vazio: a do site.',
      type: 'string',
      options: { isShown: true },
      validation: (rule) => rule.max(80).error('Escreva no máximo 80 caracteres.'),
    }),
    defineField({
      name: 'dek',
      title: 'Introdução',
      description: 'Uma ou duas frases abaixo da pergunta. Vazio: a do site.',
      type: 'text',
      rows: 2,
      options: { isShown: true },
      validation: (rule) => rule.max(200).error('Escreva no máximo 200 caracteres.'),
    }),
    { ...questions, title: 'Mais perguntas', description: 'Vêm depois das que o site já responde.' },
  ],
  preview: { select: { title: 'calculator', subtitle: 'question' } },
})

/** One document: what editors add to the frame of the site and to pages whose text is in the code. */
export const siteTexts = defineType({
  name: 'siteTexts',
  title: 'Menu e textos do site',
  type: 'document',
  options: {
    traits: {
      rank: 16,
      icon: 'Menu',
      roles: ['editor'],
      plural: 'Menu e textos do site',
      tag: 'site-texts',
      desk: 'settings',
      page: null,
      shownIn: 'Vale para o site todo. O que ficar vazio segue o texto do próprio site.',
    },
  },
  validation: wording,
  groups: [
    { name: 'menu', title: 'Menu e rodapé', default: true },
    { name: 'home', title: 'Início' },
    { name: 'calculators', title: 'Calculadoras' },
    { name: 'others', title: 'Outros textos' },
  ],
  fields: [
    defineField({
      name: 'header',
      title: 'Mais links no alto',
      description: 'Depois de Blog. Os cinco do site não saem nem mudam de ordem.',
      type: 'array',
      group: 'menu',
      of: [
        defineArrayMember({
          name: 'headerLink',
          title: 'Link',
          type: 'object',
          fields: [label(14), href],
          preview,
        }),
      ],
      validation: (rule) => rule.max(1).error('Só cabe mais um.'),
    }),
    defineField({
      name: 'calculatorMenu',
      title: 'Mais links no menu Calculadoras',
      description: 'Depois das dez do site.',
      type: 'array',
      group: 'menu',
      of: [
        defineArrayMember({
          name: 'menuLink',
          title: 'Link',
          type: 'object',
          fields: [
            label(30),
            href,
            defineField({
              name: 'question',
              title: 'Pergunta abaixo do nome',
              type: 'string',
              options: { isShown: true },
              validation: (rule) => rule.max(40).error('Escreva no máximo 40 caracteres.'),
            }),
          ],
          preview,
        }),
      ],
      validation: (rule) => rule.max(4).error('No máximo 4.'),
    }),
    defineField({
      name: 'footer',
      title: 'Mais links no rodapé',
      description: 'No fim da coluna que você escolher.',
      type: 'array',
      group: 'menu',
      of: [
        defineArrayMember({
          name: 'footerLink',
          title: 'Link',
          type: 'object',
          fields: [
            defineField({
              name: 'column',
              title: 'Coluna',
              type: 'string',
              options: { list: ['Cotações', 'Ferramentas', 'Legal & Contato'], layout: 'radio' },
              validation: (rule) => rule.required().error('Escolha a coluna.'),
            }),
            label(40),
            href,
          ],
          preview,
        }),
      ],
      validation: (rule) => rule.max(9).error('No máximo 9.'),
    }),
    defineField({
      name: 'footerColumns',
      title: 'Mais colunas no rodapé',
      description: 'Depois das três do site, que não saem. Uma coluna sem página no ar não aparece.',
      type: 'array',
      group: 'menu',
      of: [
        defineArrayMember({
          name: 'footerColumn',
          title: 'Coluna',
          type: 'object',
          fields: [
            defineField({
              name: 'title',
              title: 'Título',
              type: 'string',
              options: { isShown: true },
              validation: (rule) =>
                rule.required().max(24).error('Escreva o título, com no máximo 24 caracteres.'),
            }),
            defineField({
              name: 'links',
              title: 'Links',
              type: 'array',
              of: [
                defineArrayMember({
                  name: 'columnLink',
                  title: 'Link',
                  type: 'object',
                  fields: [label(40), href],
                  preview,
                }),
              ],
              validation: (rule) => rule.required().min(1).max(8).error('Ponha de 1 a 8 links.'),
            }),
          ],
          preview: { select: { title: 'title' } },
        }),
      ],
      validation: (rule) => rule.max(2).error('No máximo 2.'),
    }),
    defineField({
      name: 'homeOrder',
      title: 'Ordem dos quadros da página inicial',
      description:
        'Arraste. Cada quadro fica do seu lado da página; os que não estão aqui vêm depois, na ordem de sempre.',
      type: 'array',
      group: 'home',
      of: [defineArrayMember({ type: 'string', options: { list: homeModules } })],
      validation: (rule) => rule.unique().error('Cada quadro só uma vez.'),
    }),
    defineField({
      name: 'calculators',
      title: 'Textos das calculadoras',
      description: 'Só das que você quer mudar. Tirar da lista traz de volta o texto do site.',
      type: 'array',
      group: 'calculators',
      of: [calculatorTexts],
      validation: (rule) =>
        rule.custom((items) => {
          const chosen = listOf(items).map(({ calculator }) => calculator)
          return new Set(chosen).size === chosen.length || 'Cada calculadora só uma vez.'
        }),
    }),
    defineField({
      name: 'notFoundTitle',
      title: 'Título da página que não existe',
      description: 'Vazio: “Essa página não existe, ou mudou de nome.”',
      type: 'string',
      options: { isShown: true },
      group: 'others',
      validation: (rule) => rule.max(80).error('Escreva no máximo 80 caracteres.'),
    }),
    defineField({
      name: 'newsletterNote',
      title: 'Frase abaixo do formulário da newsletter',
      description: 'Vem antes do aviso de confirmação e de privacidade, que não muda.',
      type: 'string',
      options: { isShown: true },
      group: 'others',
      validation: (rule) => rule.max(160).error('Escreva no máximo 160 caracteres.'),
    }),
  ],
  preview: { prepare: () => ({ title: 'Menu e textos do site' }) },
})
