import { randomBytes } from 'node:crypto'
import { createClient, type SanityClient } from '@sanity/client'
import { startTestLake } from '#lake/testing/test-lake.ts'

type Target = {
  reader: SanityClient
  writer: SanityClient
  /** Whether it is our store, whose known differences are part of the cases. */
  isOurs: boolean
  stop(): void
}

/**
 * Our store on a free port; or, where SANITY_PROJECT_ID is set, that project on Sanity, with SANITY_DATASET
 * (`production`), SANITY_READ_TOKEN and SANITY_WRITE_TOKEN. With SANITY_API_HOST, a store that runs there.
 */
export async function openTarget(env: NodeJS.ProcessEnv = process.env): Promise<Target> {
  const projectId = env.SANITY_PROJECT_ID
  if (projectId) return hostedTarget(projectId, env)
  const lake = await startTestLake()
  return {
    reader: lake.reader,
    writer: lake.editor,
    isOurs: true,
    stop() {
      lake.stop()
      lake.remove()
    },
  }
}

function hostedTarget(projectId: string, env: NodeJS.ProcessEnv): Target {
  const dataset = env.SANITY_DATASET || 'production'
  const client = (name: string) => {
    const token = env[name]
    if (!token) throw new Error(`${name}: falta o token do projeto ${projectId}`)
    const host = env.SANITY_API_HOST ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false } : {}
    return createClient({ projectId, dataset, token, apiVersion: '2026-03-01', useCdn: false, ...host })
  }
  return {
    reader: client('SANITY_READ_TOKEN'),
    writer: client('SANITY_WRITE_TOKEN'),
    isOurs: Boolean(env.SANITY_API_HOST),
    stop: () => {},
  }
}

/** A name for the documents and types of one run. */
export function runName(): string {
  return `c${randomBytes(5).toString('hex')}-`
}
