import type { SourceError } from '#web/rates/source-error.ts'
import { unreachableInWords } from '#web/rates/unreachable.ts'

/** Why a source gave no number, for an operator. */
export function failureInWords(error: SourceError, host: string): string {
  switch (error.reason) {
    case 'unavailable':
      return error.cause
        ? `não foi possível alcançar ${host}: ${unreachableInWords(error.cause)}`
        : `respondeu ${error.message}`
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
