import { isDeepStrictEqual } from 'node:util'
import type { SanityClient, SanityDocument } from '@sanity/client'
import { documents } from '../seed/documents.ts'
import { Stop } from '../start/stop.mjs'
import { refusalOf } from './refusals.ts'
import { contentTarget } from './target.ts'

export type SeedDocument = Pick<SanityDocument, '_id' | '_type'> & Record<string, unknown>

/** The revision that each seed got when it was last loaded, by id. */
type SeedRecord = { revisions: { id: string; revision: string }[] }

const recordId = 'seeds.record'

export type Seeded = { created: number; renewed: number; left: number }

/**
 * Creates the seeds that are not there, and renews those that nobody changed since they were loaded. What an editor
 * changed, has a draft of, or deleted stays as the editor left it.
 */
export async function loadSeeds(client: SanityClient, seeds: readonly SeedDocument[]): Promise<Seeded> {
  const record = await client.getDocument<SeedRecord>(recordId)
  const loaded = new Map(record?.revisions.map(({ id, revision }) => [id, revision]))
  const ids = seeds.flatMap(({ _id }) => [_id, `drafts.${_id}`])
  const present = new Map(
    (await client.fetch<SanityDocument[]>('*[_id in $ids]', { ids })).map((found) => [found._id, found]),
  )
  const created = seeds.filter(({ _id }) => !present.has(_id) && !loaded.has(_id))
  const renewed = seeds.filter((seed) => {
    const found = present.get(seed._id)
    const isUntouched = found?._rev === loaded.get(seed._id) && !present.has(`drafts.${seed._id}`)
    return found && isUntouched && !isDeepStrictEqual(contentOf(found), contentOf(seed))
  })
  if (created.length + renewed.length > 0) await write(client, [...created, ...renewed], loaded)
  const left = seeds.length - created.length - renewed.length
  return { created: created.length, renewed: renewed.length, left }
}

async function write(
  client: SanityClient,
  seeds: readonly SeedDocument[],
  loaded: Map<string, string>,
): Promise<void> {
  const transaction = seeds.reduce((open, seed) => open.createOrReplace(seed), client.transaction())
  const { transactionId } = await transaction.commit()
  for (const { _id } of seeds) loaded.set(_id, transactionId)
  await client.createOrReplace({
    _id: recordId,
    _type: 'seedRecord',
    revisions: Array.from(loaded, ([id, revision]) => ({ _key: id, id, revision })),
  })
}

function contentOf({ _rev, _createdAt, _updatedAt, ...content }: SeedDocument): object {
  return content
}

/** `seed`: the texts that came with this version, around what editors wrote. */
export async function run(args: string[]): Promise<void> {
  if (args.length > 0) throw new Stop('Este comando não tem opções.')
  const { client, name } = contentTarget('write')
  try {
    const { created, renewed, left } = await loadSeeds(client, documents)
    console.log(`${name}: ${created} criados, ${renewed} renovados, ${left} como estavam.`)
  } catch (error) {
    throw refusalOf(error, name)
  }
}
