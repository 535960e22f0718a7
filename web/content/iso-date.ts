import type { IsoDate } from '#web/finance/core/money.ts'

/** Whether a field of the content store holds a day. A draft may lack it. */
export function isIsoDate(value: string | null | undefined): value is IsoDate {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}
