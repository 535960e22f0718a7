import { useSyncExternalStore } from 'react'

export type Permission = NotificationPermission | 'unsupported'

function permissionNow(): Permission {
  return 'Notification' in window ? Notification.permission : 'unsupported'
}

/** Whether the browser will show notices; `default` means that nobody was asked yet. */
export function usePermission(): Permission {
  return useSyncExternalStore(onPermissionChange, permissionNow, () => 'default')
}

function onPermissionChange(listen: () => void): () => void {
  const isGone = new AbortController()
  navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      if (!isGone.signal.aborted) found.addEventListener('change', listen, { signal: isGone.signal })
    },
    () => {
      // A browser without this query keeps the answer of the page's first reading.
    },
  )
  return () => isGone.abort()
}

/** To be called from a press: browsers refuse the question otherwise. */
export async function askPermission(): Promise<void> {
  if (permissionNow() === 'default') await Notification.requestPermission()
}

/** One notice for each `tag`: a second one with the same tag takes the place of the first. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (permissionNow() !== 'granted') return
  const options = { body, tag, icon: '/apple-icon.png', lang: 'pt-BR' }
  try {
    new Notification(title, options)
  } catch {
    // Chrome on Android shows notices of a service worker only.
    const worker = await navigator.serviceWorker?.getRegistration()
    await worker?.showNotification(title, options)
  }
}
