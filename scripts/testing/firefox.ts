import { ensureProgram } from './debian.ts'

/** Path of Firefox. */
export function ensureFirefox(dataDir: string): Promise<string> {
  return ensureProgram(dataDir, {
    name: 'Firefox',
    pack: 'firefox-esr',
    path: '/usr/bin/firefox-esr',
    variable: 'TEST_FIREFOX',
  })
}
