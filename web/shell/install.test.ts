import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Device, DISMISSED_AT, offerInstall, type Way } from './install.ts'

const DAY_MS = 24 * 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00-03:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A device, the banner on it, and what it keeps. */
function device(given: Partial<Device> = {}) {
  const kept = new Map<string, string>()
  const events = new EventTarget()
  let shown: Way | null = null
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const buttons = offerInstall(
    { isStandalone: () => false, isIos: false, events, storage: () => storage, ...given },
    {
      show: (way) => {
        shown = way
      },
      hide: () => {
        shown = null
      },
    },
  )
  const offer = (outcome: 'accepted' | 'dismissed' = 'accepted') => {
    const prompt = vi.fn(async () => ({ outcome }))
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    events.dispatchEvent(event)
    return { prompt, event }
  }
  return { ...buttons, events, kept, offer, shown: () => shown }
}

test('it shows when the browser offers the installation, and not before', () => {
  const { offer, shown } = device()
  vi.advanceTimersByTime(DAY_MS)
  expect(shown()).toBeNull()
  const { event } = offer()
  expect(shown()).toBe('button')
  expect(event.defaultPrevented).toBe(true)
})

test('never in an installed app, whatever is offered', () => {
  const { offer, shown } = device({ isStandalone: () => true, isIos: true })
  offer()
  vi.advanceTimersByTime(DAY_MS)
  expect(shown()).toBeNull()
})

test('on iOS it shows after three seconds, with instructions', () => {
  const { shown } = device({ isIos: true })
  vi.advanceTimersByTime(2_999)
  expect(shown()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(shown()).toBe('ios')
})

test('dismissing hides it and keeps the time, and nothing else', () => {
  const { offer, dismiss, shown, kept } = device()
  offer()
  expect(kept.size).toBe(0)
  dismiss()
  expect(shown()).toBeNull()
  expect([...kept]).toEqual([[DISMISSED_AT, String(Date.now())]])
})

test('for seven days after it was dismissed it stays away, and then comes back', () => {
  const { offer, dismiss, shown } = device()
  offer()
  dismiss()
  vi.advanceTimersByTime(7 * DAY_MS - 1)
  offer()
  expect(shown()).toBeNull()
  vi.advanceTimersByTime(1)
  offer()
  expect(shown()).toBe('button')
})

test('on iOS it stays away as long', () => {
  const kept = { getItem: () => String(Date.now() - 7 * DAY_MS + 3_001), setItem: () => undefined }
  const { shown } = device({ isIos: true, storage: () => kept })
  vi.advanceTimersByTime(3_000)
  expect(shown()).toBeNull()
})

test('accepting asks the browser and hides it, and keeps nothing', async () => {
  const { offer, accept, shown, kept } = device()
  const { prompt } = offer('accepted')
  await accept()
  expect(prompt).toHaveBeenCalledOnce()
  expect(shown()).toBeNull()
  expect(kept.size).toBe(0)
})

test('who then says no to the browser has dismissed it', async () => {
  const { offer, accept, shown, kept } = device()
  offer('dismissed')
  await accept()
  expect(shown()).toBeNull()
  expect([...kept.keys()]).toEqual([DISMISSED_AT])
})

test('once installed, by whatever way, it is hidden', () => {
  const { offer, events, shown } = device()
  offer()
  events.dispatchEvent(new Event('appinstalled'))
  expect(shown()).toBeNull()
})

test('a device that keeps nothing is left alone', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const { offer, dismiss, shown } = device({ storage: forbidden })
  offer()
  expect(shown()).toBeNull()
  expect(dismiss).not.toThrow()
})

test.each(['ontem', '', String(Date.parse('2040-01-01'))])('%j is no time of a dismissal', (value) => {
  const { offer, shown } = device({ storage: () => ({ getItem: () => value, setItem: () => undefined }) })
  offer()
  expect(shown()).toBe('button')
})
