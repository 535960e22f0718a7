/** `refused`: the source wants a key or a larger plan for this question, and says nothing of the others. */
export type SourceFailure =
  | 'unavailable'
  | 'rate-limited'
  | 'refused'
  | 'not-found'
  | 'format'
  | 'implausible'

type Details = { field?: string; retryAfterSeconds?: number; simulated?: boolean; cause?: unknown }

const NAME = 'SourceError'

/** Why a source gave no price. `field` names the one that was wrong, as the source spells it (`USDBRL.bid`). */
export class SourceError extends Error {
  override readonly name = NAME
  readonly reason: SourceFailure
  readonly field?: string
  readonly retryAfterSeconds?: number
  /** Whether the failure is one of the simulator. */
  readonly simulated: boolean

  constructor(
    reason: SourceFailure,
    message: string,
    { field, retryAfterSeconds, simulated = false, cause }: Details = {},
  ) {
    super(field ? `${field}: ${message}` : message, { cause })
    this.reason = reason
    this.field = field
    this.retryAfterSeconds = retryAfterSeconds
    this.simulated = simulated
  }
}

/** By name: pages and route handlers have a copy of the class each, and the source reader of the process sees them all. */
export function isSourceError(error: unknown): error is SourceError {
  return error instanceof Error && error.name === NAME
}
