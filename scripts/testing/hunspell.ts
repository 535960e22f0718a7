import { ensureProgram } from './debian.ts'

/** Path of the program that checks the spelling of the seeded texts, with its dictionary of pt-BR. */
export function ensureHunspell(dataDir: string): Promise<string> {
  return ensureProgram(dataDir, {
    name: 'Hunspell',
    pack: 'hunspell hunspell-pt-br',
    path: '/usr/bin/hunspell',
    variable: 'TEST_HUNSPELL',
  })
}
