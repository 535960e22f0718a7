import { createReadStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { sanityImport } from '@sanity/import'
import { Stop, shown } from '../start/stop.mjs'
import { refusalOf } from './refusals.ts'
import { contentTarget } from './target.ts'

const steps: Record<string, string> = {
  'Reading/validating data file': 'Ler e conferir o arquivo',
  'Validating asset documents': 'Conferir os documentos de mídia',
  'Importing documents': 'Gravar os documentos',
  'Importing assets (files/images)': 'Enviar os arquivos de mídia',
  'Setting asset references to documents': 'Ligar a mídia aos documentos',
  'Strengthening references': 'Firmar as referências',
}

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
      onProgress: ({ step, update }) => {
        if (!update) console.log(`  ${steps[step] ?? step}`)
      },
    })
    for (const { message } of warnings) console.log(`  ! ${message}`)
    console.log(`${numDocs} documentos importados de ${shown(file)}.`)
  } catch (error) {
    throw refusalOf(error, target)
  }
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
