import { createClient, type SanityClient } from '@sanity/client'
import { loadDotEnv, settingsFrom } from '../start/settings.ts'
import { Stop } from '../start/stop.mjs'
import { howToSayWhere, type LocalStore, storePlace } from '../store/local-store.ts'

export type Target = {
  client: SanityClient
  dataset: string
  name: string
}

const apiVersion = '2026-03-01'

/**
 * Where content comes from or goes to: the store of this machine, or the hosted project that the variables name.
 *
 * Throws Stop for a hosted project without a token.
 */
export function contentTarget(purpose: 'read' | 'write'): Target {
  loadDotEnv()
  const settings = settingsFrom(process.env)
  return settings.hosted ? hostedTarget(process.env, purpose) : localTarget(settings)
}

function localTarget({ environment, network, ports }: ReturnType<typeof settingsFrom>): Target {
  // As the site and the Studio call it, because uploads keep the address that they were sent to.
  const apiHost = environment.SANITY_API_HOST || `http://${network.name}:${ports.store}`
  const dataset = 'production'
  const client = createClient({
    projectId: 'local',
    dataset,
    apiVersion,
    apiHost,
    // `local.localhost` is a name that not every system resolves.
    useProjectHostname: false,
    useCdn: false,
    token: tokenOf(storePlace()),
    perspective: 'raw',
  })
  return { client, dataset, name: `acervo deste computador (${apiHost})` }
}

function tokenOf({ token, folder }: LocalStore): string {
  if (token === '') throw new Stop(`Falta a chave do acervo em ${folder}. ${howToSayWhere()}`)
  return token
}

/** The hosted project of SANITY_PROJECT_ID and SANITY_DATASET, with the token that the purpose needs. */
export function hostedTarget(env: Record<string, string | undefined>, purpose: 'read' | 'write'): Target {
  const { SANITY_PROJECT_ID: projectId = '', SANITY_WRITE_TOKEN: writeToken } = env
  const dataset = env.SANITY_DATASET || 'production'
  const token = writeToken || (purpose === 'read' ? env.SANITY_READ_TOKEN : undefined)
  if (!token) {
    const variables = purpose === 'read' ? 'SANITY_READ_TOKEN' : 'SANITY_WRITE_TOKEN'
    throw new Stop(`Falta ${variables}: crie a chave em sanity.io/manage, projeto ${projectId}, API, Tokens.`)
  }
  const client = createClient({ projectId, dataset, apiVersion, useCdn: false, token, perspective: 'raw' })
  return { client, dataset, name: `Sanity, projeto ${projectId}, conjunto ${dataset}` }
}
