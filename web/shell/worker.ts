import { trusted } from './trusted.ts'

/** Registers the service worker (web/public/sw.js), and tells a new one the page that was open before it. */
export async function registerWorker() {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const isFirst = !serviceWorker.controller
  await serviceWorker.register(trusted.createScriptURL('/sw.js'), { updateViaCache: 'none' })
  if (!isFirst) return
  const { active } = await serviceWorker.ready
  active?.postMessage({ visited: location.pathname + location.search })
}

/** Says of a page that came out of the worker's cache from when it is. */
export function sayKept() {
  const { keptAt } = document.documentElement.dataset
  const notice = document.querySelector<HTMLElement>('[data-kept-notice]')
  const time = notice?.querySelector('[data-kept-time]')
  if (!keptAt || !notice || !time) return
  const moment = new Date(keptAt)
  // By the browser's own words: a module shared with charts.ts would be loaded twice.
  const timeZone = 'America/Sao_Paulo'
  const day = moment.toLocaleDateString('pt-BR', { timeZone })
  const hour = moment.toLocaleTimeString('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' })
  time.textContent = `${day}, às ${hour}`
  // Not a link: what a calculator was given stands in the fragment, and stays there.
  notice.querySelector('button')?.addEventListener('click', () => location.reload())
  notice.hidden = false
}
