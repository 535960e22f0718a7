/*
 * The one script of every page, outside React: pages with nothing that reacts load no React. One deferred
 * file; what most visits do not need is loaded when they do.
 */
import { watchInstall } from './install-banner.ts'
import { sayLoading, watchMenus } from './menus.ts'
import { showNotice } from './notice.ts'
import { selectNumbers } from './select-numbers.ts'
import { trusted } from './trusted.ts'
import { registerWorker, sayKept } from './worker.ts'

/** After the page has loaded (spec/site.md §9). */
const AFTER_LOAD_MS = 1000

/** Facts of this build, from the layout (web/app/layout.tsx). */
const build: DOMStringMap = document.querySelector<HTMLElement>('script[data-site]')?.dataset ?? {}
const { dataset: page } = document.documentElement

watchMenus()
selectNumbers()
sayLoading()
sayKept()
showNotice()
loadNearCharts()
// In a frame of another site the page is that site's: no banner, no measure.
if (page.embedded === undefined) {
  watchInstall()
  whenLoaded(() => idle(measure))
}
whenLoaded(() => setTimeout(loadLater, AFTER_LOAD_MS))
if (build.worker !== undefined) whenLoaded(() => registerWorker().catch(console.warn))
if (build.development !== undefined) void import('./lengths.ts').then(({ checkLengths }) => checkLengths())

/** Also for one that React draws later. What a finger or the focus does on a chart meanwhile is done once the code is there. */
function loadNearCharts() {
  const events = ['pointerover', 'pointerdown', 'focusin'] as const
  let last: Event | undefined
  let isAsked = false
  const load = async () => {
    if (isAsked) return
    isAsked = true
    try {
      const { readCharts } = await import('./charts.ts')
      for (const type of events) removeEventListener(type, touched)
      readCharts(last)
    } catch {
      // The network went: the next touch asks again.
      isAsked = false
    }
  }
  const near = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      void load()
    },
    { rootMargin: '50%' },
  )
  const touched = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-points]'))) return
    last = event
    void load()
  }
  for (const plot of document.querySelectorAll('[data-points]')) near.observe(plot)
  for (const type of events) addEventListener(type, touched)
}

function measure() {
  // A page out of the worker's cache may be without it.
  import('./vitals.ts').then(({ measureVitals }) => measureVitals(), console.warn)
}

/** Nothing of it on a slow connection, as web/app/_frame/inline-scripts.ts has marked it. */
function loadLater() {
  if (page.slow !== undefined) return
  if (document.querySelector('[data-ad-slot], [data-partner]')) {
    const src = trusted.createScriptURL('/anuncios.js')
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
  }
  // The source that the browser asks itself when the site is silent.
  if (build.rates && document.querySelector('[data-island="rate"]')) {
    const link = Object.assign(document.createElement('link'), { rel: 'preconnect', href: build.rates })
    link.crossOrigin = 'anonymous'
    document.head.append(link)
  }
}

function whenLoaded(run: () => void) {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}

function idle(run: () => void) {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run)
}
