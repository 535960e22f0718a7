import { useMemo, useSyncExternalStore } from 'react'
import { readAlerts, writeAlerts } from '#web/rates/alerts/alert-link.ts'
import type { Alert } from '#web/rates/alerts/alerts.ts'

/** The alerts of the address, where alone they live; none in the HTML, as a fragment never reaches the server. */
export function useLinkAlerts() {
  const hash = useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => '',
  )
  const { alerts, isDamaged } = useMemo(() => readAlerts(hash), [hash])
  return { alerts, isDamaged, setAlerts }
}

function setAlerts(alerts: readonly Alert[]): void {
  const { pathname, search } = window.location
  const fragment = alerts.length > 0 ? `#${writeAlerts(alerts)}` : ''
  window.history.replaceState(null, '', `${pathname}${search}${fragment}`)
  // Replacing an address tells nobody.
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

function onHashChange(listen: () => void): () => void {
  window.addEventListener('hashchange', listen)
  return () => window.removeEventListener('hashchange', listen)
}
