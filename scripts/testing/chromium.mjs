import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from '../start/children.mjs'
import { step } from '../start/progress.mjs'
import { Stop } from '../start/stop.mjs'

const debian = '/usr/bin/chromium'

/** Path of the browser for the tests, installed from Debian's packages if there is none. */
export async function ensureChromium(dataDir) {
  const chosen = process.env.PLAYWRIGHT_CHROMIUM
  if (chosen && !existsSync(chosen))
    throw new Stop(`PLAYWRIGHT_CHROMIUM aponta para ${chosen}, que não existe.`)
  if (chosen) return chosen
  if (existsSync(debian)) return debian
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Stop(
      'Falta o Chromium para os testes de navegador. Instale com "sudo apt-get update && sudo apt-get install -y chromium", ou dê o caminho de um em PLAYWRIGHT_CHROMIUM.',
    )
  }
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    logDir: join(dataDir, 'logs'),
  }
  await step('Instalar o Chromium (Debian)', async () => {
    await runChild('apt-update', 'apt-get', ['update'], options)
    await runChild(
      'apt-install',
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium'],
      options,
    )
  })
  return debian
}
