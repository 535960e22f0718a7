const reasons: readonly [code: RegExp, words: string][] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'o nome não foi encontrado: sem rede, ou sem DNS'],
  [/^ECONNREFUSED$/, 'a conexão foi recusada'],
  [/^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/, 'não há caminho até lá: a rede, ou o IPv6'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'a conexão foi cortada'],
  [/TIMEDOUT|TIMEOUT/, 'sem resposta a tempo'],
  [/SSL|TLS|CERT|VERIFY/, 'a conexão segura falhou: certificado, relógio da máquina, ou um programa no meio'],
]

/** Why a request did not get through, for an operator, by the code of the network's error, which `fetch` keeps in its cause. */
export function unreachableInWords(error: unknown): string {
  if (!(error instanceof Error)) return 'motivo desconhecido'
  if (error.name === 'TimeoutError') return 'sem resposta a tempo'
  const inner = error.cause instanceof Error ? error.cause : error
  // One that refuses is the cause of a request that was cancelled.
  const [, status] = /^Proxy response \((\d+)\)/.exec(String(Object(inner.cause).message)) ?? []
  if (status) return `o proxy recusou (HTTP ${status})`
  const code = 'code' in inner ? String(inner.code) : inner.message
  const [, words] = reasons.find(([pattern]) => pattern.test(code)) ?? []
  return words ? `${words} (${code})` : code
}
