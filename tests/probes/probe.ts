import type { Answer, Ask, Sent } from './ask.ts'

/** Condition on an answer. */
export type Expectation = {
  /** In Portuguese, after "deve". */
  says: string
  /** The observation where it fails, in Portuguese. */
  faultOf(answer: Answer, ask: Ask): string | undefined | Promise<string | undefined>
}

export type Probe = {
  name: string
  sent: Sent
  must: Expectation
  /** Takes work of the server, or lights an alarm of `/api/saude`: only sent when asked for. */
  isHard?: boolean
}

export type Category = { name: string; probes: readonly Probe[] }

/** `sent`: a path alone is asked for by GET. */
export function probe(name: string, sent: Sent | string, must: Expectation): Probe {
  return { name, sent: typeof sent === 'string' ? { path: sent } : sent, must }
}

export function hardProbe(name: string, sent: Sent | string, must: Expectation): Probe {
  return { ...probe(name, sent, must), isHard: true }
}

export function get(path: string, headers: Record<string, string>): Sent {
  return { path, headers }
}

export function by(method: string, path: string, headers: Record<string, string> = {}): Sent {
  return { method, path, headers }
}

export function post(path: string, body: string, headers: Record<string, string> = {}): Sent {
  return { method: 'POST', path, body, headers }
}

/** A request that no client sends, as bytes on the line. */
export function bytes(lines: readonly string[], body = ''): Sent {
  return { path: lines[0] ?? '', bytes: `${lines.join('\r\n')}\r\n\r\n${body}` }
}
