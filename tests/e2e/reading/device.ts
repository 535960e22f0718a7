import type { Page } from '@playwright/test'

/** Storage that a page has left on the device, besides the caches of the service worker. */
export async function keptOnDevice(page: Page) {
  const inPage = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
  return { ...inPage, cookies: await page.context().cookies() }
}

export const nothingKept = { local: [], session: [], databases: [], cookies: [] }

/** As Chromium would offer the installation, which it does not do in a window without a history. */
export function offerInstallation(page: Page) {
  return page.evaluate(() => {
    const prompt = async () => ({ outcome: 'accepted' })
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
}

export const installBanner = (page: Page) => page.getByRole('region', { name: 'Instalar o aplicativo' })
