import { type Metric, onCLS, onFCP, onLCP, onTTFB } from 'web-vitals'

/** Above these a page is slow: milliseconds, and for CLS the share of the window that moved (spec/site.md §9). */
const limits: Partial<Record<string, number>> = { LCP: 2500, CLS: 0.1, FCP: 1800, TTFB: 600 }

type Measured = Pick<Metric, 'name' | 'value' | 'id'>
type Analytics = (command: 'event', name: string, parameters: Record<string, unknown>) => void

/** To the analytics function, where a page has one; above its limit also to the console. */
export function report({ name, value, id }: Measured, analytics: Analytics | undefined) {
  // Analytics counts whole numbers: of a CLS, thousandths.
  const whole = Math.round(name === 'CLS' ? value * 1000 : value)
  analytics?.('event', name, {
    event_category: 'Web Vitals',
    event_label: id,
    value: whole,
    non_interaction: true,
  })
  const limit = limits[name]
  if (limit !== undefined && value > limit) console.warn(`${name}: ${value.toFixed(3)}, above ${limit}`)
}

export function measureVitals() {
  for (const on of [onLCP, onCLS, onFCP, onTTFB]) {
    on((metric) => report(metric, (window as Window & { gtag?: Analytics }).gtag))
  }
}
