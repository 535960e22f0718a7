import { ensureProgram } from './debian.mjs'

/** Path of Firefox. */
export function ensureFirefox(dataDir) {
  return ensureProgram(dataDir, {
    name: 'Firefox',
    pack: 'firefox-esr',
    path: '/usr/bin/firefox-esr',
    variable: 'TEST_FIREFOX',
  })
}
