import { join } from 'node:path'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import {
  type AssetKind,
  assetFile,
  assetKinds,
  fileSize,
  filesOf,
  idOfAssetFile,
  sha1Of,
} from '../assets/asset-files.ts'
import { type Doc, isRecord, strongReferences } from '../store/documents.ts'

/** A problem: an error has lost or may lose content, a warning has not. One sentence each, for an operator. */
export type Finding = { severity: 'error' | 'warning'; text: string }

/** Examines everything that a database holds: pages, documents, references, history. Reads only. */
export function checkDatabase(database: DatabaseSync): Finding[] {
  const damages = Array.from(integrity(database))
  // A file that SQLite itself cannot read must not be read further.
  if (damages.length > 0) return damages
  const documents = new Map<string, Doc>()
  const broken = Array.from(readAll(database, documents))
  return [...broken, ...references(documents), ...history(database, documents)]
}

/** Examines the files that the asset documents of a sound database need, and those that nothing needs. Reads only. */
export async function checkAssets(database: DatabaseSync, assetFolder: string): Promise<Finding[]> {
  const ids = database.prepare(
    "SELECT id FROM documents WHERE body ->> '_type' IN ('sanity.imageAsset', 'sanity.fileAsset')",
  )
  const needed = new Set(ids.all().map(({ id }) => String(id)))
  return [...(await missingFiles(needed, assetFolder)), ...(await orphanFiles(database, needed, assetFolder))]
}

const failure = (text: string): Finding => ({ severity: 'error', text })
const warning = (text: string): Finding => ({ severity: 'warning', text })

function* integrity(database: DatabaseSync): Generator<Finding> {
  try {
    for (const { integrity_check: line } of database.prepare('PRAGMA integrity_check').all()) {
      if (line !== 'ok') yield failure(`O arquivo SQLite está danificado: ${line}`)
    }
    for (const { table } of database.prepare('PRAGMA foreign_key_check').all()) {
      yield failure(`Uma linha da tabela ${table} aponta para outra que não existe.`)
    }
  } catch (error) {
    yield failure(`O arquivo SQLite está danificado: ${error instanceof Error ? error.message : error}`)
  }
}

function* readAll(database: DatabaseSync, documents: Map<string, Doc>): Generator<Finding> {
  for (const { id, body } of database.prepare('SELECT id, body FROM documents').iterate()) {
    const doc = parse(body)
    const system = ['_id', '_type', '_rev', '_createdAt', '_updatedAt']
    const wrong = doc && system.filter((field) => typeof doc[field] !== 'string')
    if (!doc || doc._id !== id) yield failure(`O documento ${id} está danificado.`)
    else if (wrong && wrong.length > 0) yield failure(`O documento ${id} não tem ${wrong.join(', ')}.`)
    // Its system fields have just been seen.
    else documents.set(String(id), doc as Doc)
  }
}

function parse(body: SQLOutputValue | undefined): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(String(body))
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

function* references(documents: Map<string, Doc>): Generator<Finding> {
  for (const doc of documents.values()) {
    for (const target of strongReferences(doc)) {
      if (!documents.has(target))
        yield failure(`O documento ${doc._id} aponta para ${target}, que não existe.`)
    }
  }
}

/** The newest change of a document must be the one that gave it its revision, and each must be readable. */
function* history(database: DatabaseSync, documents: Map<string, Doc>): Generator<Finding> {
  const newest = database.prepare(`
    SELECT c.document_id AS id, t.id AS rev FROM changes c JOIN transactions t USING (sequence)
    WHERE c.sequence = (SELECT max(sequence) FROM changes WHERE document_id = c.document_id)`)
  for (const { id, rev } of newest.iterate()) {
    const doc = documents.get(String(id))
    if (doc && doc._rev !== rev)
      yield failure(`A última mudança do documento ${id} não é a que o histórico tem.`)
  }
  const unreadable = database.prepare(
    'SELECT document_id AS id, sequence FROM changes WHERE NOT json_valid(revert)',
  )
  for (const { id, sequence } of unreadable.iterate()) {
    yield failure(`A mudança ${sequence} do documento ${id} está danificada.`)
  }
}

async function missingFiles(needed: Set<string>, assetFolder: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const id of needed) {
    const file = fileOfAsset(id)
    const path = file && assetFile(assetFolder, file)
    if (!file || !path || (await fileSize(path)) === null) {
      findings.push(failure(`Falta o arquivo de ${id}.`))
    } else if (!file.file.startsWith(await sha1Of(path))) {
      findings.push(failure(`O arquivo de ${id} está danificado: o conteúdo não é o que foi enviado.`))
    }
  }
  return findings
}

/** `image-<sha1>-2x3-png` is in `images/<sha1>-2x3.png`. */
function fileOfAsset(id: string): { kind: AssetKind; file: string } | null {
  const match = /^(image|file)-(.+)-([a-z0-9]+)$/.exec(id)
  const kind = match?.[1] === 'image' ? 'images' : 'files'
  const file = `${match?.[2]}.${match?.[3]}`
  return idOfAssetFile(kind, file) === id ? { kind, file } : null
}

async function orphanFiles(
  database: DatabaseSync,
  needed: Set<string>,
  assetFolder: string,
): Promise<Finding[]> {
  const inHistory = database.prepare('SELECT 1 FROM changes WHERE document_id = ? LIMIT 1')
  const findings: Finding[] = []
  for (const kind of assetKinds) {
    for (const file of await filesOf(assetFolder, kind)) {
      const id = idOfAssetFile(kind, file)
      const path = join('assets', kind, file)
      if (id === null && !file.endsWith('.part'))
        findings.push(warning(`${path} não foi posto ali pelo acervo.`))
      if (id !== null && !needed.has(id) && !inHistory.get(id)) {
        findings.push(warning(`${path} não é mais de documento nenhum; a limpeza do histórico o apaga.`))
      }
    }
  }
  return findings
}
