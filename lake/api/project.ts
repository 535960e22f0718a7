import { jsonResponse } from '../http/answer.ts'
import type { Person } from '../http/auth.ts'
import type { Call, Route } from '../http/router.ts'
import { schedulerUser } from '../scheduling/scheduler.ts'

type User = { id: string; name: string; email: string; role: 'editor' | 'viewer'; roleTitle: string }

const editor: User = {
  id: 'editor',
  name: 'Redação',
  email: 'redacao@localhost',
  role: 'editor',
  roleTitle: 'Editor',
}
const viewer: User = {
  id: 'leitor',
  name: 'Leitor',
  email: 'leitor@localhost',
  role: 'viewer',
  roleTitle: 'Leitor',
}
const scheduler: User = {
  id: schedulerUser,
  name: 'Agendamento',
  email: 'agenda@localhost',
  role: 'viewer',
  roleTitle: 'Relógio do acervo',
}

/** Who signed a change and is no longer on the list is still named. */
const former = (email: string): User => ({ ...viewer, id: email, name: nameOf(email), email })

/** `Ana` of `ana@exemplo.com.br`. */
function nameOf(email: string): string {
  const [name = ''] = email.split('@')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

type Project = { projectId: string; dataset: string; people: readonly Person[] }

/** Routes of the Studio's questions about project, people and features: one project, one dataset, nothing sold. */
export function projectRoutes({ projectId, dataset, people }: Project): Route[] {
  const named = people.map(
    ({ email, role }): User => ({ ...editor, id: email, name: nameOf(email), email, roleTitle: role }),
  )

  function findUser(id: string): User | null {
    const known = [editor, viewer, scheduler, ...named].find((user) => user.id === id)
    return known ?? (id.includes('@') ? former(id) : null)
  }

  /** Without a token an empty object: the Studio asks this to learn whether it is signed in. */
  function currentUser({ identity }: Call): Response {
    const user = findUser(identity?.userId ?? '')
    return Response.json(user ? profile(user) : {})
  }

  /** One id gives one object; several give a list. */
  function users({ path }: Call): Response {
    const ids = (path.ids ?? '').split(',')
    const found = ids.map((id) => {
      const user = findUser(id)
      return user && { ...profile(user), sanityUserId: id }
    })
    return Response.json(ids.length > 1 ? found : found[0])
  }

  const fixed = (path: string, body: unknown, access: Route['access'] = 'token'): Route => ({
    method: 'GET',
    path,
    access,
    answer: () => jsonResponse(body),
  })
  const project = {
    id: projectId,
    displayName: 'Em Miúdos',
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    members: [editor, viewer, ...named].map(member),
    features: [],
    metadata: {},
  }
  const datasets = [{ name: dataset, aclMode: 'public', datasetProfile: 'content' }]
  const listDatasets = ({ url }: Call) =>
    Response.json(url.searchParams.has('datasetProfile') ? [] : datasets)

  return [
    fixed('/ping', { ok: true }, 'anyone'),
    fixed('/check/cors', { result: { allowed: true, withCredentials: true } }, 'anyone'),
    { method: 'GET', path: '/auth/id', access: 'token', answer: sessionOf },
    { method: 'GET', path: '/users/me', access: 'anyone', answer: currentUser },
    { method: 'GET', path: '/users/:ids', access: 'token', answer: users },
    { method: 'GET', path: '/projects/:project/users/:ids', access: 'token', answer: users },
    fixed('/projects', [project]),
    fixed('/projects/:project', project),
    { method: 'GET', path: '/projects/:project/grants', access: 'token', answer: grants },
    fixed('/projects/:project/features', []),
    fixed('/projects/:project/user-applications', []),
    { method: 'GET', path: '/projects/:project/datasets', access: 'token', answer: listDatasets },
    { method: 'GET', path: '/datasets', access: 'token', answer: listDatasets },
    { method: 'GET', path: '/projects/:project/datasets/:dataset/acl', access: 'token', answer: acl },
    fixed('/aliases', []),
    fixed('/features', []),
    fixed('/user-applications', []),
    fixed('/journey/*', null),
    fixed('/help', null),
    fixed('/intake/telemetry-status', { status: 'denied' }, 'anyone'),
    { method: 'POST', path: '/intake/*', access: 'anyone', answer: () => Response.json({}) },
  ]
}

function profile({ id, name, email, role, roleTitle }: User) {
  const roles = [{ name: role, title: roleTitle, description: roleTitle }]
  return {
    id,
    name,
    displayName: name,
    email,
    role,
    roles,
    profileImage: null,
    imageUrl: null,
    provider: 'local',
  }
}

function member(user: User) {
  const { roles } = profile(user)
  return { id: user.id, role: user.role, roles, isCurrentUser: false, isRobot: false }
}

function sessionOf({ identity }: Call): Response {
  return Response.json({ id: identity?.userId, expiry: null })
}

function permissions({ identity }: Call): string[] {
  return identity?.mayWrite ? ['read', 'create', 'update', 'history', 'editHistory'] : ['read', 'history']
}

function acl(call: Call): Response {
  return Response.json([{ filter: '_id != null', permissions: permissions(call) }])
}

function grants(call: Call): Response {
  const grant = (...names: string[]) => [
    { id: 'local', grants: names.map((name) => ({ name, params: {} })), config: {} },
  ]
  return Response.json({
    'sanity.project': grant('read'),
    'sanity.project.members': grant('read'),
    'sanity.project.datasets': grant('read'),
    'sanity.document.filter.mode': [
      {
        id: 'local',
        grants: [
          { name: 'mode', params: { mode: call.identity?.mayWrite ? 'publish' : 'read', history: true } },
        ],
        config: { filter: '_id != null' },
      },
    ],
  })
}
