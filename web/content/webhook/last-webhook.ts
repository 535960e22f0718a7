/** When the store's last call with a right signature came, and the last with a wrong one, in milliseconds. */
type LastWebhook = { accepted: number | null; refused: number | null }

declare global {
  var emMiudosWebhook: LastWebhook | undefined
}

/** On globalThis: each bundle of Next has a copy of this module. */
export function lastWebhook(): LastWebhook {
  globalThis.emMiudosWebhook ??= { accepted: null, refused: null }
  return globalThis.emMiudosWebhook
}

export function noteWebhook(what: keyof LastWebhook, at: number): void {
  lastWebhook()[what] = at
}
