/*
 * Scripts that must run before the page is first painted; everything else is in web/shell/. Inline, without React, and
 * constant, so that it has one hash in the Content-Security-Policy. ES2020, no imports.
 */

const compact = (script: string) => script.replaceAll(/\n\s*/g, '\n')

/**
 * Stands before all text: what is marked here decides how it is drawn.
 *
 * - A slow connection (2g, or a reader who asks for less data): no web font is used there (tokens.css), and so none is
 *   asked for. On the others the letters of titles and of figures start on their way; the text's can wait.
 * - A page that stands in a frame of another site (?embed=1), which shows its calculator alone.
 */
export const firstScript = compact(`(() => {
  const { saveData, effectiveType = '' } = navigator.connection ?? {}
  if (saveData || effectiveType.endsWith('2g')) document.documentElement.dataset.slow = ''
  else {
    for (const name of ['gabarito', 'gabarito-digits']) {
      const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: '/fonts/' + name + '.woff2' }
      document.head.append(Object.assign(document.createElement('link'), font))
    }
  }
  if (new URLSearchParams(location.search).has('embed')) document.documentElement.dataset.embedded = ''
})()`)

/** First of all, where the stack was started with CLOCK: the browser's "now" is the servers'. */
export const clockScript = (offset: number) =>
  compact(`((RealDate) => {
  self.Date = class extends RealDate {
    constructor(...given) { super(...(given.length === 0 ? [RealDate.now() + ${offset}] : given)) }
    static now() { return RealDate.now() + ${offset} }
  }
})(Date)`)

/** Right after the header: marks the current page in the menus. The root layout is made once for all pages and knows none. */
export const menuScript = compact(`(() => {
  const header = document.querySelector('[data-site-header]')
  const here = location.pathname
  for (const link of header.querySelectorAll(':is(li, p) > a')) {
    const covered = link.dataset.covers?.split(' ').includes(here)
    const within = covered || (link.pathname !== '/' && here.startsWith(link.pathname + '/'))
    if (here !== link.pathname && !within) continue
    link.setAttribute('aria-current', within ? 'true' : 'page')
    const menu = link.closest('[popover]')
    if (menu) header.querySelector('li > [popovertarget="' + menu.id + '"]')?.setAttribute('aria-current', 'true')
  }
})()`)

/** Goes right after the button that it listens to. */
export const printScript = `document.currentScript.previousElementSibling.addEventListener('click', () => print())`

/** Goes right after a section with a list: the pages that web/public/sw.js has stored, the newest first, as links. */
export const keptScript = compact(`{
  const section = document.currentScript.previousElementSibling
  const list = section.querySelector('ul')
  const show = async () => {
    const pages = await caches.open('pages')
    for (const { url } of (await pages.keys()).reverse()) {
      const html = await (await pages.match(url)).text()
      const textContent = html.match(/<title[^>]*>([^<]+)/)?.[1].replaceAll('&amp;', '&') ?? url
      const link = Object.assign(document.createElement('a'), { href: url, textContent })
      list.append(document.createElement('li'))
      list.lastChild.append(link)
      section.hidden = false
    }
  }
  if ('caches' in self) show().catch(console.warn)
}`)

/** Goes right after the actions of a text: two buttons and where the outcome is said. */
export const shareScript = compact(`{
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
}`)
