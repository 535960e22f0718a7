/** Longer than this, and the next page is said to be loading. */
const PATIENCE_MS = 300

/**
 * The menus of the header: popovers, which the browser opens, and closes on Escape and on a click outside. They close too
 * when one of their links is chosen, also for a fragment of the same page, when the focus leaves them, and before
 * the way back finds the page as it was left.
 */
export function watchMenus() {
  document.addEventListener('click', ({ target }) => menuOf(target)?.hidePopover())
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu =
      target instanceof Element ? target.closest<HTMLElement>('[data-site-header] [popover]') : null
    if (!menu || !(relatedTarget instanceof Element) || menu.contains(relatedTarget)) return
    // The button opens and closes it by itself.
    if (relatedTarget.getAttribute('popovertarget') !== menu.id) menu.hidePopover()
  })
  addEventListener('pagehide', () => {
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.togglePopover(false)
  })
}

function menuOf(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link?.closest<HTMLElement>('[popover]')
}

/** Says "Carregando..." when the next page takes longer than `PATIENCE_MS`. */
export function sayLoading() {
  let timer: ReturnType<typeof setTimeout>
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
    const samePage = link.pathname === location.pathname && link.search === location.search
    if (samePage || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    timer = setTimeout(() => show(!event.defaultPrevented), PATIENCE_MS)
  })
  addEventListener('pageshow', () => {
    clearTimeout(timer)
    show(false)
  })
}

function show(shown: boolean) {
  const status = document.querySelector<HTMLElement>('[data-page-loading]')
  if (status) status.hidden = !shown
}
