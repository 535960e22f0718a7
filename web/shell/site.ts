/*
 * The one script of every page, outside React: pages with nothing that reacts load no React. One deferred
 * file; what most visits do not need is loaded when they do.
 */
import { watchInstall } from './install-banner.ts'
import { sayLoading, watchMenus } from './menus.ts'
import { showNotice } from './notice.ts'
import { trusted } from './trusted.ts'
import { registerWorker, sayKept } from './worker.ts'

/** After the page has loaded (spec/site.md §9). */
const AFTER_LOAD_MS = 1000

/** Facts of this build, from the layout (web/app/layout.tsx). */
const build: DOMStringMap = document.querySelector<HTMLElement>('script[data-site]')?.dataset ?? {}
const { dataset: page } = document.documentElement

watchMenus()
sayLoading()
sayKept()
showNotice()
whenChartNear((first) => void import('./charts.ts').then(({ readCharts }) => readCharts(first)))
// In a frame of another site the page is that site's: no banner, no measure.
if (page.embedded === undefined) {
  watchInstall()
  whenLoaded(() => idle(measure))
}
whenLoaded(() => setTimeout(loadLater, AFTER_LOAD_MS))
if (build.worker !== undefined) whenLoaded(() => registerWorker().catch(console.warn))
if (build.development !== undefined) void import('./lengths.ts').then(({ checkLengths }) => checkLengths())

/** At most once; with the event, where it is a finger, a mouse or the focus that comes to a chart first. */
function whenChartNear(run: (first?: Event) => void) {
  const events = ['pointerover', 'focusin'] as const
  const start = (first?: Event) => {
    near.disconnect()
    for (const type of events) removeEventListener(type, touched)
    run(first)
  }
  const near = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && start(),
    {
      rootMargin: '50%',
    },
  )
  for (const plot of document.querySelectorAll('[data-points]')) near.observe(plot)
  // One that React has drawn since.
  const touched = (event: Event) => (event.target as Element).closest?.('[data-points]') && start(event)
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
