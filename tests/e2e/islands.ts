import { expect, type Page } from '@playwright/test'

/** Has the page load its code, as a mouse over an island does, and waits until it listens: the first one, if none is named. */
export async function wake(page: Page, name?: string): Promise<void> {
  const island = page.locator(name ? `[data-island="${name}"]` : '[data-island]').first()
  await island.dispatchEvent('mouseover')
  await expect(island).toHaveAttribute('data-ready')
}
