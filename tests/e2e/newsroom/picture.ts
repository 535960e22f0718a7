import { expect, type Locator } from '@playwright/test'

/** The address of the file that the browser chose for `image`, once it is drawn: before, there is none. */
export async function drawnFile(image: Locator): Promise<string> {
  await image.scrollIntoViewIfNeeded()
  const drawn = async () =>
    image.evaluate((element: HTMLImageElement) => (element.naturalWidth > 0 ? element.currentSrc : ''))
  await expect.poll(drawn).not.toBe('')
  return drawn()
}
