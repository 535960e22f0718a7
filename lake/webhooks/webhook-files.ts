import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import { type Hook, hookFile } from './webhook-config.ts'
import { parseHook } from './webhook-message.ts'

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
  try {
    parseHook(hook)
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`)
  }
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
