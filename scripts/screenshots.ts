// `npm run shots -- /dolar-hoje /blog`: pictures of pages of the running site, to look at beside the design.
import { join } from 'node:path'
import { chromium } from 'playwright'

const folder = 'tests/.results/shots'
const site = process.env.SITE ?? 'http://localhost:3000'
const chosen = process.argv.slice(2)
const paths = chosen.length > 0 ? chosen : ['/', '/dolar-hoje', '/juros-compostos', '/blog', '/nao-existe']

const browser = await chromium.launch({
  executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  // Root in a container has neither Chromium's sandbox nor a graphics card.
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 }, locale: 'pt-BR' })
    for (const path of paths) {
      await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' })
      const name = path.replaceAll('/', '-').replace(/^-/, '') || 'home'
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true })
    }
    await page.close()
  }
}
await browser.close()
console.log(`${paths.length * 4} pictures in ${folder}`)
