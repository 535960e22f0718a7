import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { parseDelta } from '../query/groq.ts'
import { type GroqNode, hasNode } from '../query/groq-tree.ts'

// Ours, or decided by the connection: a hook's file may not set them.
const reservedHeader =
  /^(sanity-|(idempotency-key|content-type|content-length|transfer-encoding|host|connection)$)/i
const headerName = /^[\w!#$%&'*+.^`|~-]+$/

const headers = z.record(
  z.string().check(
    z.regex(headerName, 'não é um nome de cabeçalho'),
    z.refine((name) => !reservedHeader.test(name), 'é um cabeçalho que o acervo mesmo escreve'),
  ),
  z.string().check(z.regex(/^[\t\x20-\x7e]*$/, 'use só letras sem acento, números e sinais')),
)

const address = z
  .string('escreva o endereço que recebe os pedidos')
  .check(
    z.refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'escreva um endereço completo, com http:// ou https://',
    ),
  )

const operations = z
  .array(z.enum(['create', 'update', 'delete'], 'use "create", "update" ou "delete"'), 'escreva uma lista')
  .check(z.minLength(1, 'escolha pelo menos uma operação'))

const text = (fallback: string) => z._default(z.string('escreva um texto entre aspas'), fallback)
const choice = z._default(z.boolean('use true ou false'), false)

const hookFile = z.strictObject({
  name: z
    .string('dê um nome ao webhook')
    .check(z.minLength(1, 'dê um nome ao webhook'), z.maxLength(64, 'use no máximo 64 caracteres')),
  description: text(''),
  url: address,
  /** Hosted Sanity also offers GET with a body, which fetch refuses. */
  httpMethod: z._default(
    z.enum(['POST', 'PUT', 'PATCH', 'DELETE'], 'use POST, PUT, PATCH ou DELETE'),
    'POST',
  ),
  headers: z._default(headers, {}),
  /** Empty: the requests are not signed. */
  secret: text(''),
  /** GROQ in delta mode; empty: every document. */
  filter: text(''),
  /** GROQ in delta mode; empty: the document after the change (before it, when deleted). */
  projection: text(''),
  on: z._default(operations, ['create', 'update', 'delete']),
  includeDrafts: choice,
  includeAllVersions: choice,
  isDisabled: choice,
})

export type Hook = z.infer<typeof hookFile> & { id: string }

export type ParsedHook = Hook & { filterTree: GroqNode; projectionTree: GroqNode }

/**
 * The hooks of a folder, one file each; the file's name is the id.
 *
 * Throws with the file and the field of the first mistake: a hook that is wrong must not be one that never sends.
 */
export function readHooks(folder: string): Hook[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.sort().map((file) => readHook(join(folder, file), file.slice(0, -'.json'.length)))
}

function readHook(path: string, id: string): Hook {
  if (!/^[a-z0-9-]{1,40}$/.test(id)) {
    throw new Error(`${path}: o nome do arquivo tem até 40 letras minúsculas sem acento, números e hífens`)
  }
  const parsed = hookFile.safeParse(readJsonFile(path))
  if (!parsed.success) throw new Error(`${path}: ${parsed.error.issues.map(sentence).join('; ')}`)
  const hook = { ...parsed.data, id }
  attempt(
    () => parseHook(hook),
    (reason) => `${path}: ${reason}`,
  )
  return hook
}

function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    // Not the error itself: it quotes the file, which may hold a secret.
    throw new Error(`${path}: não é um JSON válido`)
  }
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `campo desconhecido: ${issue.keys.join(', ')}`
  if (issue.path.length === 0) return 'o arquivo deve ser um objeto { … }'
  const field = `campo "${issue.path.join('.')}"`
  const [inner] = issue.code === 'invalid_key' ? issue.issues : []
  return `${field}: ${inner?.message ?? issue.message}`
}

/** Throws for a hook whose GROQ is wrong, with the field's name: it would never send. */
export function parseHook(hook: Hook): ParsedHook {
  return {
    ...hook,
    filterTree: parseField('filter', hook.filter || 'true'),
    projectionTree: parseField('projection', hook.projection || '@'),
  }
}

function parseField(field: 'filter' | 'projection', query: string): GroqNode {
  const tree = attempt(
    () => parseDelta(query),
    (reason) => `campo "${field}": não é GROQ (${reason})`,
  )
  if (hasNode(tree, ({ type }) => type === 'Everything')) {
    throw new Error(`campo "${field}": consultas dentro de um webhook, como *[…], não são aceitas`)
  }
  return tree
}

function attempt<Result>(run: () => Result, sentence: (reason: string) => string): Result {
  try {
    return run()
  } catch (error) {
    throw new Error(sentence(error instanceof Error ? error.message : String(error)))
  }
}
