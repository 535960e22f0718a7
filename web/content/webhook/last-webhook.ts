/** When the last call with a right signature came, the last with a wrong one, and the last without any, in milliseconds. */
type LastWebhook = { accepted: number | null; refused: number | null; unsigned: number | null }

declare global {
  var emMiudosWebhook: LastWebhook | undefined
}

/** On globalThis: each bundle of Next has a copy of this module. */
export function lastWebhook(): LastWebhook {
  globalThis.emMiudosWebhook ??= { accepted: null, refused: null, unsigned: null }
  return globalThis.emMiudosWebhook
}

export function noteWebhook(what: keyof LastWebhook, at: number): void {
  lastWebhook()[what] = at
}
