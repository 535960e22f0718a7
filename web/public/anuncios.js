/*
 * Puts what marketing lets run into the places of a page (web/ads/AdSlot.tsx): opens those that are below the window, and
 * draws each when the reader comes near it. Counts these, and the offers of partners in a text.
 *
 * Outside React: pages with no other script carry it. It keeps nothing, and sends nothing about the reader: which page,
 * whether the screen is narrow, and then only that a piece was seen or chosen. ES2022, no imports but the one below,
 * which only a site with a network of advertisements ever loads.
 */

const ADDRESS = '/api/anuncios'

/** One of `choices` by weight. `random` is at least 0 and below 1. */
export function pick(choices, random) {
  let left = random * choices.reduce((sum, { weight }) => sum + weight, 0)
  return (
    choices.find(({ weight }) => {
      left -= weight
      return left < 0
    }) ?? choices.at(-1)
  )
}

/** Not those that already stand in as many places as this one allows. */
export function unseen(choices, shown, frequency) {
  const rest = choices.filter(({ creative }) => (shown.get(creative) ?? 0) < frequency)
  return rest.length > 0 ? rest : choices
}

function start() {
  const places = [...document.querySelectorAll('[data-ad-slot]')]
  const shown = new Map()

  const ask = () => {
    const article = document.querySelector('[data-ad-category]')?.dataset
    const query = new URLSearchParams({
      pagina: location.pathname,
      tela: matchMedia('(max-width: 768px)').matches ? 'estreita' : 'larga',
      lugares: places.map((place) => place.dataset.adSlot).join(','),
    })
    if (article?.adCategory) query.set('categoria', article.adCategory)
    if (article?.adTags) query.set('assuntos', article.adTags)
    // Three seconds, then the line of the house stays.
    return fetch(`${ADDRESS}?${query}`, { signal: AbortSignal.timeout(3000), credentials: 'omit' })
      .then((response) => (response.ok ? response.json() : { slots: {} }))
      .catch(() => ({ slots: {} }))
  }

  const fill = (place, served) => {
    const choice = pick(unseen(served.choices, shown, served.frequency), Math.random())
    // A place that the reader already sees, or has passed, keeps its line: nothing that is seen moves.
    if (place.getBoundingClientRect().top < innerHeight) return
    shown.set(choice.creative, (shown.get(choice.creative) ?? 0) + 1)
    if (!choice.own || served.network) {
      place.dataset.adOpen = ''
      place.querySelector('[data-ad-box]').style.minHeight = `max(var(--ad-height), ${served.minHeight}px)`
    }
    whenNear(place, served.lazyMargin, async () => {
      show(place, choice)
      const { client, house } = served.network ?? {}
      if (!client) return
      const { offer } = await import('./anuncios-rede.js')
      offer(place, () => show(place, house ?? choice))
    })
  }

  for (const offer of document.querySelectorAll('[data-partner]')) {
    watch(offer, offer.querySelector('a'), 'texto', offer.dataset.partner)
  }
  if (places.length === 0) return
  void ask().then(({ slots }) => {
    for (const place of places) {
      const served = slots[place.dataset.adSlot]
      if (served) fill(place, served)
    }
  })
}

function whenNear(place, margin, run) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: `${margin}px` },
  )
  observer.observe(place)
}

/** Writes with text nodes and attributes alone: nothing that marketing types is ever read as HTML. */
function show(place, { creative, own, href, headline, text, cta, image, disclosure }) {
  const link = element('a', { href, 'data-ad-creative': creative })
  if (!own) {
    link.rel = 'sponsored nofollow noopener'
    link.target = '_blank'
  }
  if (image) {
    link.dataset.adImage = ''
    const { src, width, height, alt } = image
    link.append(element('img', { src, width, height, alt, decoding: 'async' }))
  } else {
    link.append(element('b', {}, headline), element('span', {}, text))
  }
  const outside = [disclosure, 'abre em nova aba'].filter(Boolean).join(' · ')
  link.append(element('small', {}, own ? cta || 'Ver a página' : `(${outside})`))
  delete place.dataset.adFrom
  place.setAttribute('aria-label', place.getAttribute('aria-label').replace('Anúncios', 'Publicidade'))
  place.querySelector('[data-ad-box]').replaceChildren(link)
  watch(link, link, place.dataset.adSlot, creative)
}

/** Counts a view of what is shown, and each choice of its link: the place and the piece, and nothing else. */
function watch(shown, link, slot, creative) {
  const count = (event) =>
    navigator.sendBeacon(`${ADDRESS}/contagem`, JSON.stringify({ slot, creative, event }))
  link.addEventListener('click', () => count('click'))
  whenSeen(shown, () => count('view'))
}

/** Half of it in the window, for a second. */
function whenSeen(link, run) {
  let timer
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer)
      if (!entries.at(-1).isIntersecting) return
      timer = setTimeout(() => {
        observer.disconnect()
        run()
      }, 1000)
    },
    { threshold: 0.5 },
  )
  observer.observe(link)
}

function element(name, attributes, text = '') {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.textContent = text
  return made
}

// In a test there is no page.
if (globalThis.document) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}
