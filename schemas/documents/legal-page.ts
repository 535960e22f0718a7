import {
  defineArrayMember,
  defineField,
  defineType,
  type SanityDocument,
  type ValidationContext,
} from 'sanity'
import { today } from '../day.ts'
import { requiredDay } from '../fields/day.ts'
import { pageTop } from '../fields/page-top.ts'
import { publishAt } from '../fields/publish-at.ts'
import { seo } from '../fields/seo.ts'
import { versionDoubts, versionProblem } from '../rules/legal-versions.ts'

const clause = defineArrayMember({
  name: 'clause',
  title: 'Cláusula',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Título',
      type: 'string',
      options: { isShown: true },
      validation: (rule) => rule.required().max(90).error('Escreva o título, com no máximo 90 caracteres.'),
    }),
    defineField({
      name: 'summary',
      title: 'Em miúdos',
      description: 'A cláusula em uma frase, para quem não lê o resto.',
      type: 'text',
      options: { isShown: true },
      rows: 2,
      validation: (rule) => rule.required().max(240).error('Resuma em até 240 caracteres.'),
    }),
    defineField({
      name: 'text',
      title: 'Texto',
      type: 'body',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'summary' } },
})

const clauses = defineField({
  name: 'clauses',
  title: 'Cláusulas',
  type: 'array',
  of: [clause],
  validation: (rule) => rule.required().min(1).error('Escreva pelo menos uma cláusula.'),
})

const version = defineField({
  name: 'version',
  title: 'Versão',
  description: 'Por exemplo 1.0. Uma nova versão ganha um número novo; a anterior continua na página.',
  type: 'string',
  validation: (rule) =>
    rule
      .required()
      .regex(/^\d+\.\d+$/, { name: 'número e ponto, como 1.0' })
      .error('Escreva a versão como 1.0.'),
})

const validFrom = requiredDay({
  name: 'validFrom',
  title: 'Em vigor desde',
  error: 'Informe desde quando esta versão vale.',
})

/** Who answers for the site by law. A text goes live without it, and says so; the Studio keeps asking. */
const responsible = defineField({
  name: 'responsible',
  title: 'Quem responde pelo site',
  description: 'Razão social, CNPJ, endereço e encarregado pelos dados. O jurídico preenche.',
  type: 'object',
  group: 'content',
  fields: [
    defineField({ name: 'companyName', title: 'Razão social', type: 'string', options: { isShown: true } }),
    defineField({
      name: 'companyId',
      title: 'CNPJ',
      type: 'string',
      options: { isShown: true },
      validation: (rule) =>
        rule.custom(
          (id) =>
            !id ||
            /^[\dA-Z]{2}(\.[\dA-Z]{3}){2}\/[\dA-Z]{4}-\d{2}$/.test(id) ||
            'Escreva o CNPJ como 12.345.678/0001-90.',
        ),
    }),
    defineField({ name: 'address', title: 'Endereço', type: 'string', options: { isShown: true } }),
    defineField({
      name: 'dataOfficer',
      title: 'Encarregado pelos dados (LGPD, art. 41)',
      description: 'Nome e contato.',
      type: 'string',
      options: { isShown: true },
    }),
  ],
  validation: (rule) =>
    rule
      .custom((responsible) =>
        responsible?.companyName && responsible?.companyId
          ? true
          : 'Falta dizer quem responde pelo site: razão social e CNPJ. A página avisa o leitor enquanto faltar.',
      )
      .warning(),
})

function publishedOf(
  { _id }: SanityDocument,
  getClient: ValidationContext['getClient'],
): Promise<Record<string, unknown> | null> {
  const client = getClient({ apiVersion: '2026-03-01' }).withConfig({ perspective: 'published' })
  return client.fetch('*[_id == $id][0]', { id: _id.replace(/^drafts\./, '') })
}

/** The privacy policy and the terms. The versions before stay readable below the one in force. */
export const legalPage = defineType({
  name: 'legalPage',
  title: 'Texto legal',
  type: 'document',
  options: {
    traits: {
      rank: 3,
      icon: 'Lock',
      roles: ['juridico'],
      plural: 'Textos legais',
      tag: 'legal',
      desk: 'fixed',
      page: { path: '', list: null },
    },
  },
  validation: (rule) => [
    rule.custom(async (draft, { getClient }) => {
      const published = draft && (await publishedOf(draft, getClient))
      const problem = published && versionProblem(draft, published)
      return problem ? [{ path: [problem.field], message: problem.message }] : true
    }),
    rule
      .custom(async (draft, { getClient }) => {
        const published = draft && (await publishedOf(draft, getClient))
        const doubts = published ? versionDoubts(draft, published, today()) : []
        return doubts.length > 0 ? doubts.map(({ field, message }) => ({ path: [field], message })) : true
      })
      .warning(),
  ],
  groups: [
    { name: 'content', title: 'Conteúdo', default: true },
    { name: 'versions', title: 'Versões' },
    { name: 'search', title: 'Busca' },
  ],
  fields: [
    ...pageTop,
    { ...version, group: 'content' },
    { ...validFrom, group: 'content' },
    defineField({
      name: 'whatChanged',
      title: 'O que mudou nesta versão',
      type: 'text',
      options: { isShown: true },
      rows: 3,
      group: 'content',
      validation: (rule) => rule.required().max(600).error('Diga o que mudou, com no máximo 600 caracteres.'),
    }),
    { ...clauses, group: 'content' },
    responsible,
    defineField({
      name: 'previousVersions',
      title: 'Versões anteriores',
      description: 'Entram sozinhas quando uma versão com número novo é publicada.',
      type: 'array',
      group: 'versions',
      readOnly: true,
      of: [
        defineArrayMember({
          name: 'legalVersion',
          title: 'Versão',
          type: 'object',
          fields: [
            version,
            validFrom,
            defineField({
              name: 'whatChanged',
              title: 'O que mudou',
              type: 'text',
              options: { isShown: true },
            }),
            clauses,
          ],
          preview: { select: { title: 'version', subtitle: 'validFrom' } },
        }),
      ],
    }),
    { ...publishAt, group: 'content' },
    seo,
  ],
  preview: {
    select: { title: 'title', version: 'version' },
    prepare: ({ title, version }) => ({
      title: title || 'Texto legal sem título',
      subtitle: version && `Versão ${version}`,
    }),
  },
})
