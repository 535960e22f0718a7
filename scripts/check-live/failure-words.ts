import type { SourceError } from '#web/rates/source-error.ts'

/** Why a source gave no number, for an operator. */
export function failureInWords(error: SourceError, host: string): string {
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
