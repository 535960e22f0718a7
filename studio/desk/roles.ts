import { allTypes, type DocumentType, isDocumentType, typesOnDesk } from '#schemas/document-types.ts'

type Role = { edits: readonly DocumentType[]; reviews: boolean; publishes: boolean }

const texts = ['article', 'guide', 'glossaryTerm'] as const

/**
 * What each person of the newsroom finds on the desk, whether they say that a text was reviewed, and whether they put it on
 * the site. A convention that keeps a desk small and spares mistakes, and no permission: who writes to the API is not asked.
 * On hosted Sanity a plan with roles of its own makes it one.
 */
export const roles = {
  redator: { edits: ['article', 'glossaryTerm'], reviews: false, publishes: false },
  revisor: { edits: texts, reviews: true, publishes: false },
  editor: {
    edits: [...texts, 'sitePage', 'marketNote', 'homeModule', 'redirect', 'author', 'category'],
    reviews: true,
    publishes: true,
  },
  // The switch that takes every advertisement down is in the settings.
  marketing: { edits: [...typesOnDesk('ads'), 'siteSettings'], reviews: false, publishes: true },
  juridico: { edits: ['legalPage', 'disclosure'], reviews: false, publishes: true },
  admin: { edits: allTypes, reviews: true, publishes: true },
} as const satisfies Record<string, Role>

/**
 * The role of who is signed in, by SANITY_STUDIO_ROLES: `ana@exemplo.com.br:redator, bia@exemplo.com.br:juridico`. Whom the
 * list does not name finds everything, as everyone does without a list.
 */
export function roleOf(user: { email: string } | null): Role {
  const pairs = (process.env.SANITY_STUDIO_ROLES || '').split(',').map((pair) => pair.trim().split(':'))
  const email = user?.email.toLowerCase()
  const [, role = ''] = pairs.find(([listed]) => listed?.toLowerCase() === email) ?? []
  return isRole(role) ? roles[role] : roles.admin
}

function isRole(name: string): name is keyof typeof roles {
  return Object.hasOwn(roles, name)
}

/** Whether this role works on documents of a type; those of the Studio itself are nobody's. */
export function works(role: Role, type: string): boolean {
  return !isDocumentType(type) || role.edits.includes(type)
}
