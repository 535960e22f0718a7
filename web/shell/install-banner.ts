import { type Device, offerInstall, type Way } from './install.ts'

/** Where the banner would lie on something that it must not cover. */
const UNCOVERED = '[data-ad-slot], [data-result-bar]'

/** Puts the rules of `offerInstall` to the banner of the page (web/app/_frame/InstallBanner.tsx). */
export function watchInstall() {
  const section = document.querySelector<HTMLElement>('[data-install]')
  if (!section) return
  const { accept, dismiss } = offerInstall(thisDevice(), {
    show: (way) => open(section, way),
    hide: () => {
      section.hidden = true
    },
  })
  section.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-install-button]') : null
    if (button?.dataset.installButton === 'accept') void accept()
    if (button?.dataset.installButton === 'dismiss') dismiss()
  })
  document.addEventListener('keydown', ({ key }) => {
    // A menu or a dialog has the key first.
    const isMine = !section.hidden && !document.querySelector(':popover-open, dialog[open]')
    if (key === 'Escape' && isMine) dismiss()
  })
}

function thisDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator
  return {
    isStandalone: () =>
      matchMedia('(display-mode: standalone)').matches ||
      ('standalone' in navigator && navigator.standalone === true),
    // An iPad calls itself a Mac, and no Mac has a touch screen.
    isIos: /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1),
    events: window,
    storage: () => localStorage,
  }
}

function open(section: HTMLElement, way: Way) {
  section.dataset.install = way
  section.hidden = false
  makeWay(section)
}

/** Out of sight while an advertisement or the bar with the result stands where the banner is. */
function makeWay(section: HTMLElement) {
  let observer: IntersectionObserver | undefined
  const observe = () => {
    observer?.disconnect()
    const covered = new Set<Element>()
    const { top, bottom } = section.getBoundingClientRect()
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) covered.add(target)
          else covered.delete(target)
        }
        section.toggleAttribute('data-aside', covered.size > 0)
      },
      { rootMargin: `${-top}px 0px ${bottom - innerHeight}px 0px` },
    )
    for (const element of document.querySelectorAll(UNCOVERED)) observer.observe(element)
  }
  observe()
  addEventListener('resize', observe)
}
