import type { DocumentActionComponent, NewDocumentOptionsResolver, Template } from 'sanity'
import { fixedTypes, isFixedType, type lockedSlugs, singleIds } from '#schemas/locked-slugs.ts'
import { roleOf, works } from './roles.ts'

type FixedSlug = (typeof lockedSlugs)[(typeof fixedTypes)[number]][number]

/** The pages that an editor may rewrite and never make or lose, by the names of the desk. */
export const fixedTitles: Record<FixedSlug, string> = {
  'tesouro-direto': 'Tesouro Direto',
  acoes: 'Ações',
  'fundos-imobiliarios': 'Fundos imobiliários',
  cdb: 'CDB',
  'lci-lca': 'LCI e LCA',
  'politica-privacidade': 'Política de privacidade',
  'termos-uso': 'Termos de uso',
  investimentos: 'Guia de investimentos',
  'sobre-nos': 'Sobre nós',
  contato: 'Contato',
}

const isSingle = (type: string) => isFixedType(type) || Object.hasOwn(singleIds, type)

/**
 * A fixed document that nobody has written yet begins with its address; an article, at the step of its list; a
 * redirect, with the address that readers missed.
 */
export function templatesOf(templates: Template[]): Template[] {
  return [
    ...templates.filter(({ schemaType }) => !isSingle(schemaType)),
    ...fixedTypes.map((type) => ({
      id: `fixed-${type}`,
      title: type,
      schemaType: type,
      parameters: [{ name: 'slug', type: 'string' }],
      value: ({ slug }: { slug: string }) => ({ slug: { _type: 'slug', current: slug } }),
    })),
    {
      id: 'article-at',
      title: 'Artigo',
      schemaType: 'article',
      parameters: [{ name: 'step', type: 'string' }],
      value: ({ step }: { step: string }) => ({ workflow: step }),
    },
    {
      id: 'redirect-at',
      title: 'Redirecionamento',
      schemaType: 'redirect',
      parameters: [{ name: 'from', type: 'string' }],
      value: ({ from }: { from: string }) => ({ from, kind: 'permanent' }),
    },
  ]
}

/** "Criar" offers no second one of them, and nobody what is another one's work. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options, { currentUser }) =>
  options.filter(({ templateId }) => {
    const type = templateId.replace(/^fixed-|-at$/, '')
    return !isSingle(type) && works(roleOf(currentUser), type)
  })

const ofMany = new Set(['delete', 'duplicate', 'unpublish'])

export function withoutActionsOfMany(
  actions: DocumentActionComponent[],
  type: string,
): DocumentActionComponent[] {
  return isSingle(type) ? actions.filter(({ action }) => !ofMany.has(action ?? '')) : actions
}
