import { ensureProgram } from './debian.mjs'

/** Path of Chromium without its own windows, which cost as much as the pages: for each page a whole browser draws four more. */
export function ensureChromium(dataDir) {
  return ensureProgram(dataDir, {
    name: 'Chromium',
    pack: 'chromium-headless-shell',
    path: '/usr/bin/chromium-headless-shell',
    variable: 'PLAYWRIGHT_CHROMIUM',
  })
}
