import { heightOf, positionOf } from '#web/ui/charts/chart-geometry.ts'
import { sayPoint, unpackPoints } from '#web/ui/charts/packed-points.ts'

/**
 * Reads every chart of the page (web/ui/charts/LineChart.tsx) where a finger, a mouse or the arrow keys are, also those
 * that React draws later. Attributes are all that it changes: an island that wakes afterwards finds its elements as they were.
 *
 * @param last what a finger, a mouse or the focus did on a chart before
 */
export function readCharts(last?: Event) {
  let read: HTMLElement | undefined
  const leave = () => {
    read?.removeAttribute('data-said')
    read = undefined
  }
  const show = (plot: HTMLElement, index: number) => {
    if (plot !== read) leave()
    read = plot
    mark(plot, index)
  }
  const point = (event: PointerEvent) => {
    const plot = plotOf(event)
    if (!plot) return event.pointerType === 'mouse' || event.type === 'pointerdown' ? leave() : undefined
    const { left, width } = plot.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width))
    show(plot, Math.round(share * Number(rulerOf(plot)?.max)))
  }
  document.addEventListener('pointerdown', point)
  document.addEventListener('pointermove', point)
  const focus = (event: Event) => {
    const plot = plotOf(event)
    if (plot) show(plot, rulerOf(plot)?.valueAsNumber ?? 0)
  }
  for (const type of ['focusin', 'input']) document.addEventListener(type, focus)
  document.addEventListener('focusout', (event) => plotOf(event) && leave())
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && leave())
  if (last instanceof PointerEvent) point(last)
  else if (last) focus(last)
}

function plotOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-points]') : null
}

function rulerOf(plot: HTMLElement) {
  return plot.querySelector('input')
}

function mark(plot: HTMLElement, index: number) {
  const points = unpackPoints(plot.dataset.points ?? '')
  const { names, series, scale } = points
  const said = sayPoint(points, index)
  const x = `${positionOf(index, names.length)}%`
  plot.dataset.said = said.join('\n')
  plot.style.setProperty('--x', x)
  for (const [place, ring] of plot.querySelectorAll('circle').entries()) {
    const value = series[place]?.values[index]
    ring.toggleAttribute('hidden', value === undefined)
    ring.setAttribute('cx', x)
    ring.setAttribute('cy', `${heightOf(value ?? 0, scale)}%`)
  }
  const ruler = rulerOf(plot)
  if (!ruler) return
  ruler.valueAsNumber = index
  ruler.setAttribute('aria-valuetext', said.join('; '))
}
