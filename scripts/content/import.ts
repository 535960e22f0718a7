import { createReadStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'
import { Stop, shown } from '../start/stop.mjs'
import { publishedDocuments } from './checks/published.ts'
import { progressLine } from './progress-line.ts'
import { refusalOf } from './refusals.ts'
import { contentTarget } from './target.ts'

const MAX_LISTED = 10

/** `import FILE.ndjson|FILE.tar.gz [--replace|--missing]`, in the official format. */
export async function run(args: string[]): Promise<void> {
  const flags = args.filter((argument) => argument.startsWith('--'))
  const [name, ...others] = args.filter((argument) => !argument.startsWith('--'))
  if (!name || others.length > 0 || !/\.(ndjson|tar\.gz|tgz)$/.test(name)) {
    throw new Stop(
      'Diga o arquivo: npm run content -- import conteudo.tar.gz [--replace | --missing] (ou um .ndjson)',
    )
  }
  const operation = operationFor(flags)
  const file = resolve(name)
  if (!existsSync(file)) throw new Stop(`${shown(file)} não existe.`)
  const { client, name: target } = contentTarget('write')
  const isLocal = client.config().projectId === 'local'
  console.log(`Para: ${target}`)
  try {
    const { numDocs, warnings } = await sanityImport(createReadStream(file), {
      client,
      operation,
      ...(isLocal && { assetFetch: assetFetchFor(client.config().apiHost) }),
      // One lost picture must not keep a thousand texts out: missing assets are listed at the end.
      allowFailingAssets: true,
      onProgress: progressLine(process.stdout),
    })
    console.log(`${process.stdout.isTTY ? '\n' : ''}${numDocs} documentos importados de ${shown(file)}.`)
    tellMissingMedia(warnings.map(({ message }) => message))
    await tellForeignTypes(client)
  } catch (error) {
    throw refusalOf(error, target)
  }
}

function tellMissingMedia(warnings: string[]): void {
  if (warnings.length === 0) return
  console.log(`${warnings.length} arquivos de mídia não vieram; os documentos estão sem eles:`)
  for (const warning of warnings.slice(0, MAX_LISTED))
    console.log(`  - ${warning.replace(/^Failed to upload asset: /, '')}`)
  if (warnings.length > MAX_LISTED) console.log(`  … e mais ${warnings.length - MAX_LISTED}.`)
  process.exitCode = 1
}

/** A dataset of another project may have other types: they are kept, and have no form here. */
async function tellForeignTypes(client: SanityClient): Promise<void> {
  const { foreign } = await publishedDocuments(client)
  if (foreign.length === 0) return
  const types = Array.from(new Set(foreign.map(({ _type }) => _type))).toSorted()
  const counts = types.map((type) => `${type} (${foreign.filter(({ _type }) => _type === type).length})`)
  console.log(`Tipos que este Studio não conhece, guardados sem formulário: ${counts.join(', ')}.`)
}

function operationFor(flags: string[]) {
  const [flag, ...others] = flags
  if (others.length === 0 && flag === undefined) return 'create'
  if (others.length === 0 && flag === '--replace') return 'createOrReplace'
  if (others.length === 0 && flag === '--missing') return 'createIfNotExists'
  throw new Stop(`Use só uma das opções --replace e --missing (veio: ${flags.join(' ')}).`)
}

/** Asset documents keep the address of their upload; a store of this machine may have another port today. */
function assetFetchFor(apiHost: string) {
  return (address: string, init?: RequestInit) => {
    const url = new URL(address)
    const isOurs = /^\/(images|files)\/local\//.test(url.pathname)
    return fetch(isOurs ? new URL(url.pathname, apiHost) : url, init)
  }
}
