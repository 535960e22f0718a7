import { documentTypes } from '#schemas/document-traits.ts'
import { allTypes, type DocumentType, isDocumentType } from '#schemas/document-types.ts'
import { isUnreviewed } from '#schemas/publication.ts'
import type { RoleName } from '#schemas/traits.ts'

type Role = { edits: readonly DocumentType[]; reviews: boolean; publishes: boolean }

function editedBy(role: Exclude<RoleName, 'admin'>): readonly DocumentType[] {
  return allTypes.filter((type) => documentTypes[type].roles.some((name) => name === role))
}

/**
 * Rights of each person of the newsroom: their desk, whether they say that a text was reviewed, whether they put it on
 * the site. The embedded store refuses the rest to whoever signs in by a passphrase of their own (refusalOf). On hosted
 * Sanity it keeps a desk small and spares mistakes, and only a plan with roles of its own makes it a permission.
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
  const email = user?.email.toLowerCase()
  const [, role = ''] =
    listedRoles(process.env.SANITY_STUDIO_ROLES).find(([listed]) => listed === email) ?? []
  return isRole(role) ? roles[role] : roles.admin
}

/** E-mails, in small letters, and roles as the list has them. */
export function listedRoles(list = ''): [email: string, role: string][] {
  return list
    .split(',')
    .map((pair) => pair.trim().split(':'))
    .flatMap(([email, role]) => (email && role ? [[email.toLowerCase(), role]] : []))
}

function isRole(name: string): name is RoleName {
  return Object.hasOwn(roles, name)
}

/** Whether this role works on documents of a type; those of the Studio itself are nobody's. */
export function works(role: Role, type: string): boolean {
  return !isDocumentType(type) || role.edits.includes(type)
}

type Content = { _type: string; [field: string]: unknown } | null

/** A document before (as it was, or as it is on the site) and after. */
type Change = { documentId: string; before: Content; after: Content }

export const reviewFields = ['reviewedBy', 'reviewedOn']
/** Has the clock publish it. */
const scheduleFields = ['publishAt', 'publishChange']

const untold = 'Este texto não passou pelas revisões. Diga por que vai ao ar assim, ao publicar ou agendar.'

/** Why a role may not make a change; undefined for one that it may. */
export function refusalOf(name: string, change: Change): string | undefined {
  const role = isRole(name) ? roles[name] : undefined
  const type = (change.after ?? change.before)?._type
  // Pictures and files are everyone's.
  if (type === undefined || !isDocumentType(type)) return undefined
  if (!role?.edits.includes(type)) return `Seu papel (${name}) não muda “${documentTypes[type].plural}”.`
  const isPublication = !change.documentId.startsWith('drafts.')
  if (
    isPublication &&
    change.after &&
    !change.after.unreviewedReason &&
    isUnreviewed(change.before, change.after)
  )
    return untold
  const toPublish = role.publishes ? undefined : refusalToPublish(change)
  return toPublish ?? (role.reviews ? undefined : refusalToReview(change))
}

/** To who does not publish, by themselves or by the clock. */
function refusalToPublish(change: Change): string | undefined {
  if (!change.documentId.startsWith('drafts.'))
    return 'Seu papel não publica nem despublica: deixe o texto pronto para quem publica.'
  if (change.before?.publishAt)
    return 'Este texto está agendado. Quem publica precisa cancelar o agendamento antes de você mudar o texto.'
  return isSet(change, scheduleFields) ? 'Seu papel não agenda publicações.' : undefined
}

function refusalToReview(change: Change): string | undefined {
  return isSet(change, reviewFields) ? 'Seu papel não diz que um texto foi revisado.' : undefined
}

function isSet({ before, after }: Change, fields: string[]): boolean {
  return (
    after !== null && fields.some((field) => JSON.stringify(after[field]) !== JSON.stringify(before?.[field]))
  )
}
