import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { exportDataset } from '@sanity/export'
import { Stop, shown } from '../start/stop.mjs'
import { refusalOf } from './refusals.ts'
import { contentTarget } from './target.ts'

/** `export FILE.tar.gz`: all documents, drafts too, and the asset files, in the official format. */
export async function run(args: string[]): Promise<void> {
  const [name = ''] = args
  if (args.length !== 1 || !name.endsWith('.tar.gz')) {
    throw new Stop('Diga o arquivo a criar: npm run content -- export conteudo.tar.gz')
  }
  const file = resolve(name)
  if (existsSync(file)) throw new Stop(`${shown(file)} já existe. Escolha outro nome.`)
  if (!existsSync(dirname(file))) throw new Stop(`A pasta ${shown(dirname(file))} não existe.`)
  const { client, dataset, name: source } = contentTarget('read')
  console.log(`De: ${source}`)
  const unfinished = `${file}.part`
  try {
    const wanted = await client.fetch<number>(`count(*[_type in ["sanity.imageAsset", "sanity.fileAsset"]])`)
    const { documentCount, assetCount } = await exportDataset({
      client,
      dataset,
      outputPath: unfinished,
      // Counts of readers are no content.
      filterDocument: ({ _type }) => _type !== 'counts',
      transformDocument: withoutStamps,
    })
    // The exporter only warns of a file that it did not get.
    if (assetCount < wanted) {
      throw new Stop(`${wanted - assetCount} de ${wanted} arquivos de mídia não vieram. Nada foi gravado.`)
    }
    renameSync(unfinished, file)
    console.log(`${shown(file)}: ${documentCount} documentos, ${assetCount} arquivos de mídia.`)
  } catch (error) {
    throw refusalOf(error, source)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/**
 * Revision and time of the last change belong to the store that gave them: every import sets new ones. Without them the
 * same content is the same file, wherever it was exported.
 */
function withoutStamps({ _rev, _updatedAt, ...document }: Record<string, unknown>) {
  return document
}
