import { ensureProgram } from './debian.mjs'

/** Path of Chromium. */
export function ensureChromium(dataDir) {
  return ensureProgram(dataDir, {
    name: 'Chromium',
    pack: 'chromium',
    path: '/usr/bin/chromium',
    variable: 'PLAYWRIGHT_CHROMIUM',
  })
}
