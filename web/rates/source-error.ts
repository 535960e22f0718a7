export type SourceFailure = 'unavailable' | 'rate-limited' | 'not-found' | 'format' | 'implausible'

type Details = { field?: string; retryAfterSeconds?: number; cause?: unknown }

/** Why a source gave no price. `field` names the one that was wrong, as the source spells it (`USDBRL.bid`). */
export class SourceError extends Error {
  readonly reason: SourceFailure
  readonly field?: string
  readonly retryAfterSeconds?: number

  constructor(reason: SourceFailure, message: string, { field, retryAfterSeconds, cause }: Details = {}) {
    super(field ? `${field}: ${message}` : message, { cause })
    this.name = 'SourceError'
    this.reason = reason
    this.field = field
    this.retryAfterSeconds = retryAfterSeconds
  }
}
