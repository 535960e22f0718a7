import { documentTypes } from '#schemas/document-traits.ts'
import { allTypes, type DocumentType, isDocumentType } from '#schemas/document-types.ts'
import type { RoleName } from '#schemas/traits.ts'

type Role = { edits: readonly DocumentType[]; reviews: boolean; publishes: boolean }

function editedBy(role: Exclude<RoleName, 'admin'>): readonly DocumentType[] {
  return allTypes.filter((type) => documentTypes[type].roles.some((name) => name === role))
}

/**
 * What each person of the newsroom finds on the desk, whether they say that a text was reviewed, and whether they put it on
 * the site. A convention that keeps a desk small and spares mistakes, and no permission: who writes to the API is not asked.
 * On hosted Sanity a plan with roles of its own makes it one.
 */
export const roles: Readonly<Record<RoleName, Role>> = {
  redator: { edits: editedBy('redator'), reviews: false, publishes: false },
  revisor: { edits: editedBy('revisor'), reviews: true, publishes: false },
  editor: { edits: editedBy('editor'), reviews: true, publishes: true },
  // The switch that takes every advertisement down is in the settings.
  marketing: { edits: editedBy('marketing'), reviews: false, publishes: true },
  juridico: { edits: editedBy('juridico'), reviews: false, publishes: true },
  admin: { edits: allTypes, reviews: true, publishes: true },
}

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

function isRole(name: string): name is RoleName {
  return Object.hasOwn(roles, name)
}

/** Whether this role works on documents of a type; those of the Studio itself are nobody's. */
export function works(role: Role, type: string): boolean {
  return !isDocumentType(type) || role.edits.includes(type)
}
