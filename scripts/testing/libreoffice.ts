import { ensureProgram } from './debian.ts'

/** Path of LibreOffice, with Calc and its functions in the Portuguese of Brazil. */
export function ensureLibreOffice(dataDir: string): Promise<string> {
  return ensureProgram(dataDir, {
    name: 'LibreOffice Calc',
    pack: 'libreoffice-calc-nogui libreoffice-l10n-pt-br',
    path: '/usr/bin/soffice',
    variable: 'TEST_LIBREOFFICE',
  })
}
