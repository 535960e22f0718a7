import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { createLake } from '../handler.ts'
import type { Person } from '../http/auth.ts'
import { createNodeServer } from '../http/node-server.ts'
import type { BeforeCommit } from '../store/mutate.ts'
import { openStore } from '../store/store.ts'

export const tokens = { read: 'r'.repeat(40), write: 'w'.repeat(40), count: 'c'.repeat(40) }
export const studioOrigin = 'http://localhost:3333'
export const siteOrigin = 'http://localhost:3000'

type TestLakeOptions = {
  passphrase?: string
  people?: Person[]
  names?: string[]
  streamPorts?: number[]
  beforeCommit?: BeforeCommit
}

/** A content store on a free port with a real file, and real clients for it. */
export async function startTestLake(
  folder = mkdtempSync(join(tmpdir(), 'lake-')),
  { passphrase, people = [], names = [], streamPorts = [], beforeCommit }: TestLakeOptions = {},
) {
  const store = openStore(folder, beforeCommit)
  const lake = createLake({
    store,
    assetFolder: join(folder, 'assets'),
    projectId: 'local',
    dataset: 'production',
    tokens,
    studioOrigins: new Set([studioOrigin]),
    siteOrigins: new Set([siteOrigin]),
    passphrase: passphrase ?? null,
    people,
    names: new Set(names),
    streamPorts,
  })
  const server = createNodeServer(lake.answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server always has an address of this kind.
  const { port } = server.address() as AddressInfo
  const url = `http://localhost:${port}`

  return {
    store,
    folder,
    port,
    url,
    editor: testClient(url, tokens.write),
    reader: testClient(url, tokens.read),
    counter: testClient(url, tokens.count),
    anonymous: testClient(url),
    acceptsSocket: lake.acceptsSocket,
    stop() {
      server.closeAllConnections()
      server.close()
      lake.close()
      store.close()
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type TestLake = Awaited<ReturnType<typeof startTestLake>>

function testClient(apiHost: string, token?: string): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2026-03-01',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    ignoreBrowserTokenWarning: true,
    ...(token && { token }),
  })
}
