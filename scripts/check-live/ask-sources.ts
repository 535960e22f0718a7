import { env } from '#web/env.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { definitions } from '#web/rates/providers/all.ts'
import { isSourceError, type SourceError } from '#web/rates/source-error.ts'
import { sourceUrl } from '#web/rates/source-reader/source-url.ts'
import { keyVariables } from '#web/rates/source-variables.ts'
import type { SourceId } from '#web/rates/sources.ts'

const keys: Partial<Record<SourceId, (typeof keyVariables)[keyof typeof keyVariables]>> = keyVariables

/** What one source said, or why it did not, in words. */
export type Outcome = { name: string; host: string; isGood: boolean; text: string }

/** Asks every source once, all at the same time. */
export function askSources(): Promise<Outcome[]> {
  // The keys of an object written out.
  return Promise.all((Object.keys(definitions) as SourceId[]).map(askSource))
}

async function askSource(source: SourceId): Promise<Outcome> {
  const url = sourceUrl(source)
  const { name, ask } = definitions[source]
  const key = keys[source] && env[keys[source]]
  const { host } = new URL(url)
  try {
    const { text, simulated } = await ask(url, { today: dayInBrasilia(new Date()), key })
    return { name, host, isGood: true, text: simulated ? `${text} (simulado)` : text }
  } catch (error) {
    const text = isSourceError(error) ? failureInWords(error, host) : String(error)
    return { name, host, isGood: false, text }
  }
}

function failureInWords(error: SourceError, host: string): string {
  switch (error.reason) {
    case 'unavailable':
      return error.cause ? unreachable(error.cause, host) : `respondeu ${error.message}`
    case 'rate-limited':
      return `recusou: pedidos demais (${error.message})`
    case 'refused':
      return `recusou: a chave ou o plano não bastam (${error.message})`
    case 'not-found':
      return 'não tem o que foi pedido'
    case 'format':
      return `respondeu fora do formato (${error.message})`
    case 'implausible':
      return `respondeu o que não pode ser (${error.message})`
  }
}

/** `fetch` tells why in the cause of its failure. */
function unreachable(cause: unknown, host: string): string {
  if (cause instanceof Error && cause.name === 'TimeoutError') return `${host} não respondeu a tempo`
  const inner = cause instanceof Error ? cause.cause : undefined
  const code = inner instanceof Error && 'code' in inner ? ` (${inner.code})` : ''
  return `não foi possível alcançar ${host}${code}`
}
