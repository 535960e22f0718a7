/**
 * Loads the code of a page's islands once a reader, or the clock, needs one; inline and constant, so that it has one hash
 * in the Content-Security-Policy. ES2020, no imports.
 *
 * - At a touch, key or focus inside an island. The first click on a button waits for the island and is repeated then; typed
 *   and ticked values stay in the page, and `web/ui/islands/wake.ts` replays them to React. Not at `pointerdown`, which is
 *   also the begin of a scroll.
 * - By `data-when`: `idle`, once the page is complete, except where data is scarce; `stale`, when the value in the page
 *   is older than `data-until`, or five minutes after it was opened, whatever the clock of the device says.
 * - At once for values in the address, and for fields that the browser has filled in again, which it does after `load`:
 *   the page shows the example.
 *
 * `ilhasTarde` brings the files of what an island imports late (`isLate` of scripts/pages/islands.ts).
 *
 * Once all files of scripts/pages/islands.ts are there, `runIslands` starts the islands, the reader's first. All wake
 * together: a rate that is renewed is shown by each part of the page.
 */
const source = `(() => {
  const urls = JSON.parse(document.getElementById('later').textContent)
  const islands = (which) => [...document.querySelectorAll('[data-island]' + which)]
  let pressed, followed
  const ours = (url) => {
    if (url.startsWith('/_next/static/ilhas/')) return url
    throw new TypeError(url)
  }
  const rules = { createScriptURL: ours }
  const policy = window.trustedTypes?.createPolicy('ilhas', rules) ?? rules
  const bring = (url, onload, onerror) => {
    const script = document.createElement('script')
    script.src = policy.createScriptURL(url)
    script.onload = onload
    script.onerror = () => {
      script.remove()
      onerror()
    }
    document.head.append(script)
  }
  self.ilhasTarde = (late) => Promise.all(late.map((url) => new Promise((...ends) => bring(url, ...ends))))
  let missing = urls.length
  const load = () => {
    for (const url of urls.splice(0)) {
      const start = () => --missing || runIslands([...islands('[aria-busy]'), ...islands(':not([aria-busy])')])
      bring(url, start, () => {
        urls.push(url)
        for (const island of islands('[aria-busy]')) island.removeAttribute('aria-busy')
      })
    }
  }
  const whenSeen = () =>
    document.hidden ? document.addEventListener('visibilitychange', whenSeen, { once: true }) : load()
  for (const type of ['click', 'submit', 'focusin', 'input', 'keydown', 'mouseover']) {
    document.addEventListener(type, (event) => {
      const island = event.target.closest?.('[data-island]:not([data-ready])')
      if (!island) return
      const button = type === 'click' && event.target.closest('button, [role=button], [role=tab]')
      if (button) pressed = button
      if (button || type === 'submit') event.preventDefault()
      if (type !== 'mouseover') island.setAttribute('aria-busy', 'true')
      load()
    }, true)
  }
  document.addEventListener('island:ready', ({ target }) => {
    target.removeAttribute('aria-busy')
    if (target.contains(pressed)) pressed.click()
    if (followed && target.querySelector('form')) dispatchEvent(new HashChangeEvent('hashchange'))
  })
  const linked = () => location.hash.includes('=') && (load(), true)
  addEventListener('hashchange', ({ isTrusted }) => {
    followed = isTrusted && linked() && islands(':not([data-ready])')[0]
  })
  linked()
  const isFilled = (field) =>
    field.options
      ? field.selectedIndex !== Math.max(0, [...field.options].findIndex((option) => option.defaultSelected))
      : field.value !== field.defaultValue || field.checked !== field.defaultChecked
  addEventListener('pageshow', () => islands(' :is(input, select, textarea)').some(isFilled) && load())
  addEventListener('load', () => {
    const { saveData, effectiveType } = navigator.connection ?? {}
    const isScarce = saveData || /2g|3g/.test(effectiveType)
    if (!isScarce && islands('[data-when=idle]')[0]) (window.requestIdleCallback ?? setTimeout)(load)
    for (const { dataset } of islands('[data-when=stale]'))
      setTimeout(whenSeen, Math.min(Date.parse(dataset.until) - Date.now(), 300000))
  })
})()`

export const loader = source.replaceAll(/\n\s*/g, '\n')
