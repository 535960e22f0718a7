import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

const kept = join(import.meta.dirname, '../../fixtures/style-sheet')
const results = join(import.meta.dirname, '../../.results/style-sheet')

/** Of 255, in any of the three colours. */
const unlike = 40
/**
 * Share of unlike points that another machine may have: drawn so small, one line of one pixel comes and goes with the
 * processor, and is a thousandth of a high picture. The frame of a box has more.
 */
const maxShare = 0.002

/**
 * A small picture of each part of the style sheet, by its name.
 *
 * @param scale pixels of the page in one of the picture, in each direction: letters become grey lines, while a border is
 *   drawn one pixel wide as ever. What differs between two machines is lost, what a change of style does is not.
 */
export async function picturesOf(page: Page, scale: number): Promise<[name: string, picture: Buffer][]> {
  const names = await page.locator('[data-sample]').evaluateAll((parts) => parts.map(({ id }) => id))
  const devtools = await page.context().newCDPSession(page)
  const pictures: [string, Buffer][] = []
  for (const name of names) {
    const clip = { ...(await page.evaluate(showAlone, name)), scale: 1 / scale }
    const { data } = await devtools.send('Page.captureScreenshot', { clip, captureBeyondViewport: true })
    pictures.push([name, Buffer.from(data, 'base64')])
  }
  await devtools.detach()
  await page.evaluate(showAlone, '')
  return pictures
}

/** Nothing else stands on the page: what grows beside a part does not move it. Without a name, all are shown again. */
async function showAlone(name: string) {
  for (const hidden of document.querySelectorAll('[data-beside]')) hidden.removeAttribute('data-beside')
  const shown = document.getElementById(name) ?? document.body
  for (let part = shown; part !== document.body; part = part.parentElement ?? document.body) {
    for (const beside of part.parentElement?.children ?? []) {
      if (beside !== part) beside.setAttribute('data-beside', '')
    }
  }
  // Its letters are asked for when it is laid out, and drawn in a frame after they came.
  shown.getBoundingClientRect()
  await document.fonts.ready
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const { x, y, width, height } = shown.getBoundingClientRect()
  return { x: x + scrollX, y: y + scrollY, width, height }
}

/**
 * Difference between a picture and the kept one of this name; empty when they are alike. Otherwise the new one is in
 * `tests/.results/style-sheet`: after an intended change, copy it to `tests/fixtures/style-sheet`.
 */
export async function differenceFromKept(name: string, picture: Buffer): Promise<string> {
  const taken = await pixelsOf(picture)
  const file = join(kept, `${name}.png`)
  const difference = existsSync(file) ? differenceBetween(taken, await pixelsOf(file)) : 'no kept picture'
  if (difference === '') return ''
  mkdirSync(results, { recursive: true })
  writeFileSync(
    join(results, `${name}.png`),
    await sharp(picture).removeAlpha().png({ palette: true, colours: 24, dither: 0, effort: 10 }).toBuffer(),
  )
  return difference
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>

function pixelsOf(picture: string | Buffer) {
  return sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
}

function differenceBetween(one: Pixels, other: Pixels): string {
  const [size, otherSize] = [one, other].map(({ info }) => `${info.width} × ${info.height}`)
  if (size !== otherSize) return `its picture is ${size} instead of ${otherSize}`
  let count = 0
  for (let at = 0; at < one.data.length; at += 3) {
    const farthest = Math.max(
      ...[0, 1, 2].map((channel) =>
        Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)),
      ),
    )
    if (farthest > unlike) count++
  }
  const share = count / (one.data.length / 3)
  return share > maxShare ? `${(share * 100).toFixed(2)} % of it is unlike` : ''
}
