/** The only thing this site keeps on a device: when the banner was dismissed, in milliseconds since 1970. */
export const DISMISSED_AT = 'instalar-dispensado-em'
const DISMISSED_FOR_MS = 7 * 24 * 3_600_000
const IOS_DELAY_MS = 3000

/** `button`: the browser installs when asked. `ios`: the visitor does it, by the instructions. */
export type Way = 'button' | 'ios'

export type Device = {
  /** The site runs as an installed app already. Asked when it counts: the browser lays out the page to tell. */
  isStandalone: () => boolean
  isIos: boolean
  /** Where `beforeinstallprompt` and `appinstalled` come: the window. */
  events: EventTarget
  /** May throw: a visitor can forbid it. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
}

export type Banner = { show: (way: Way) => void; hide: () => void }

/** Sent by Chromium when it would offer the installation. */
type InstallOffer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

/**
 * Shows the banner by the rules of spec/site.md §4, and gives what its buttons do: never in an installed app, nor for
 * seven days after it was dismissed; else when the browser offers the installation, on iOS after three seconds.
 */
export function offerInstall({ isStandalone, isIos, events, storage }: Device, banner: Banner) {
  let offer: InstallOffer | undefined
  const show = (way: Way) => {
    if (!isStandalone() && !wasDismissed(storage)) banner.show(way)
  }
  const dismiss = () => {
    banner.hide()
    keep(storage)
  }
  const accept = async () => {
    banner.hide()
    const answer = await offer?.prompt()
    // Asked by the browser, the visitor thought better of it.
    if (answer?.outcome === 'dismissed') keep(storage)
  }

  events.addEventListener('beforeinstallprompt', (event) => {
    // Or the browser shows a bar of its own.
    event.preventDefault()
    offer = event as InstallOffer
    show('button')
  })
  events.addEventListener('appinstalled', banner.hide)
  if (isIos) setTimeout(() => show('ios'), IOS_DELAY_MS)
  return { accept, dismiss }
}

/** A device that keeps nothing is left alone: it could not keep a dismissal either. A day to come is a clock set back. */
function wasDismissed(storage: Device['storage']): boolean {
  try {
    const age = Date.now() - Number(storage().getItem(DISMISSED_AT) ?? Number.NaN)
    return age >= 0 && age < DISMISSED_FOR_MS
  } catch {
    return true
  }
}

function keep(storage: Device['storage']) {
  try {
    storage().setItem(DISMISSED_AT, String(Date.now()))
  } catch {
    // Forbidden since it was read: the banner is gone from this page at least.
  }
}
