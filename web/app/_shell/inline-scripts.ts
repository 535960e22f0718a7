/*
 * What the page does before, or without, React. Inline because later pages load no framework until someone touches
 * them (no client component of the shell would ever run there), and constant, so that each has one hash in the
 * Content-Security-Policy. ES2020, no imports.
 */

/**
 * Goes right after the header.
 *
 * - Marks the current page in the menus: the root layout is rendered once for all pages and cannot know the address.
 * - Marks a page that stands in a frame of another site (?embed=1), which shows its calculator alone.
 * - Closes a menu when one of its links is chosen, also for a fragment of the same page and for the way back.
 * - Says "Carregando..." when the next page takes longer than 300 ms.
 */
export const shellScript = `(() => {
  if (new URLSearchParams(location.search).has('embed')) document.documentElement.dataset.embedded = ''
  const header = document.querySelector('[data-site-header]')
  const here = location.pathname
  for (const link of header.querySelectorAll(':is(li, p) > a')) {
    const within = link.pathname !== '/' && here.startsWith(link.pathname + '/')
    if (here !== link.pathname && !within) continue
    link.setAttribute('aria-current', within ? 'true' : 'page')
    const menu = link.closest('[popover]')
    if (menu) header.querySelector('li > [popovertarget="' + menu.id + '"]')?.setAttribute('aria-current', 'true')
  }
  let timer
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (!link) return
    link.closest('[popover]')?.hidePopover()
    const samePage = link.pathname === here && link.search === location.search
    const elsewhere = link.origin !== location.origin || link.target || link.hasAttribute('download')
    if (samePage || elsewhere || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
    timer = setTimeout(() => showLoading(!event.defaultPrevented), 300)
  })
  addEventListener('pageshow', () => {
    clearTimeout(timer)
    showLoading(false)
  })
  const showLoading = (shown) => {
    const status = document.querySelector('[data-page-loading]')
    if (status) status.hidden = !shown
  }
})()`

/**
 * The service worker waits for the page to be complete: it must not compete for the first load. A calculator that was
 * opened before there was a worker is told to it.
 */
export const serviceWorkerScript = `if ('serviceWorker' in navigator) {
  addEventListener('load', async () => {
    const isFirst = !navigator.serviceWorker.controller
    await navigator.serviceWorker.register('/sw.js')
    if (!isFirst || !document.querySelector('[data-island="calculator"]')) return
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ visited: location.pathname })
  })
}`

/** Goes right after the button that it listens to. */
export const printScript = `document.currentScript.previousElementSibling.addEventListener('click', () => print())`

/** Goes right after the actions of a text: two buttons and where the outcome is said. */
export const shareScript = `{
  const actions = document.currentScript.previousElementSibling
  const [share, print] = actions.querySelectorAll('button')
  const outcome = actions.querySelector('[role=status]')
  const { title, url } = actions.dataset
  share.addEventListener('click', async () => {
    outcome.textContent = ''
    try {
      if (navigator.share) return await navigator.share({ text: title, url })
      await navigator.clipboard.writeText(url)
      outcome.textContent = 'Link copiado.'
    } catch ({ name }) {
      // Who closes the choice has chosen.
      if (name !== 'AbortError') outcome.textContent = 'Copie o endereço: ' + url
    }
  })
  print.addEventListener('click', () => window.print())
}`
