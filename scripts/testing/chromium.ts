import { ensureProgram } from './debian.ts'

/** Path of Chromium without its own windows, which cost as much as the pages: for each page a whole browser draws four more. */
export function ensureChromium(dataDir: string): Promise<string> {
  return ensureProgram(dataDir, {
    name: 'Chromium',
    pack: 'chromium-headless-shell',
    path: '/usr/bin/chromium-headless-shell',
    variable: 'PLAYWRIGHT_CHROMIUM',
  })
}
