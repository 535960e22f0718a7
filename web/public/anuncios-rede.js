/*
 * A network of advertisements, where one is configured: after the visitor agreed in a bar made for it, and never before.
 * The choice stays in the name of the window: in memory, for the visit, over the pages of this tab, and nowhere else.
 */

const PATIENCE = 3000
const YES = 'anuncios-rede:sim'
const NO = 'anuncios-rede:nao'

/** Places that wait for the choice, each with what stands in when the network has nothing. */
const waiting = new Map()

/** @param {() => void} fallback puts the house's piece into the same box */
export function offer(place, fallback) {
  waiting.set(place, fallback)
  if (!document.querySelector('[data-ad-choice]')) makeBar()
  if (window.name === YES) fillAll()
}

function fillAll() {
  for (const [place, fallback] of waiting) {
    waiting.delete(place)
    fill(place, fallback)
  }
}

/** A frame without our origin; what it says counts only from it, and only while it stands there. */
function fill(place, fallback) {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox')
  frame.title = 'Anúncios'
  frame.src = `/api/anuncios/rede?${new URLSearchParams({ lugar: place.dataset.adSlot, pagina: location.pathname })}`
  const done = (filled) => {
    clearTimeout(timer)
    removeEventListener('message', listen)
    if (!filled) fallback()
  }
  const listen = ({ source, data }) => {
    if (source === frame.contentWindow && data?.unit) done(data.unit === 'filled')
  }
  const timer = setTimeout(() => done(false), PATIENCE)
  addEventListener('message', listen)
  place.dataset.adFrom = 'network'
  place.setAttribute('aria-label', place.getAttribute('aria-label').replace('Publicidade', 'Anúncios'))
  place.querySelector('[data-ad-box]').replaceChildren(frame)
}

function makeBar() {
  const made = document.createElement('section')
  made.dataset.adChoice = ''
  made.setAttribute('aria-label', 'Escolha sobre anúncios')
  document.body.append(made)
  draw(made)
}

/** The question while there is no choice; after it, a line at the end of the page to change it. */
function draw(made) {
  const chosen = window.name === YES || window.name === NO
  made.toggleAttribute('data-chosen', chosen)
  const text = document.createElement('p')
  if (!chosen) {
    text.textContent =
      'Uma rede de anúncios de fora pode mostrar publicidade aqui. Ela pode usar cookies e saber que página você viu. Sem ela o site é o mesmo. A escolha vale só para esta visita.'
    made.replaceChildren(text, button('Rejeitar', NO, made), button('Aceitar', YES, made))
    return
  }
  text.textContent =
    window.name === YES ? 'Você aceitou a rede de anúncios nesta visita.' : 'Você recusou a rede de anúncios.'
  made.replaceChildren(text, button('Mudar a escolha', '', made))
}

function button(label, choice, made) {
  const pressed = document.createElement('button')
  pressed.type = 'button'
  pressed.textContent = label
  pressed.addEventListener('click', () => {
    const had = window.name === YES
    window.name = choice
    // Drawings of the network go with the page.
    if (had) return location.reload()
    draw(made)
    made.querySelector('button').focus({ preventScroll: true })
    if (choice === YES) fillAll()
  })
  return pressed
}
