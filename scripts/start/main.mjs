import { mkdirSync } from 'node:fs'
import { ChildFailure, endAll, endOnSignals, isEnding } from './children.mjs'
import { ensureInstalled } from './install.mjs'
import { duration } from './progress.mjs'
import { claimFolder } from './running.mjs'
import { loadDotEnv, settingsFrom } from './settings.mjs'
import { startAll } from './stack.mjs'
import { explain, shown } from './stop.mjs'

function table({ ports, hosted, simulated, environment }) {
  const local = (port) => `http://localhost:${port}`
  const project = environment.SANITY_PROJECT_ID
  return [
    ['Site', local(ports.site), 'o que o leitor vê'],
    [
      'Studio',
      local(ports.studio),
      hosted ? `onde a redação escreve (projeto ${project} na Sanity)` : 'onde a redação escreve e publica',
    ],
    ...(hosted ? [] : [['Acervo', local(ports.store), 'guarda os textos e as imagens nesta máquina']]),
    ...(simulated ? [['Mercado', local(ports.simulator), 'cotações simuladas; aqui se muda o cenário']] : []),
  ]
}

function printTable(settings, begin) {
  const rows = table(settings)
  const width = Math.max(...rows.map(([, address]) => address.length))
  console.log(`\nEm Miúdos no ar em ${duration(performance.now() - begin)}\n`)
  for (const [name, address, purpose] of rows)
    console.log(`  ${name.padEnd(8)} ${address.padEnd(width)}  ${purpose}`)
  console.log(`\nCtrl-C encerra tudo. Os registros ficam em ${shown(settings.dataDir)}/logs.`)
}

/** Resolves with the first program that ends by itself. */
function firstToEnd(children) {
  return Promise.race(Object.values(children).map((child) => child.exited.then(() => child)))
}

/** `npm start` and, with `dev`, `npm run dev`. */
export async function main({ dev }) {
  const begin = performance.now()
  endOnSignals({ message: '\nEncerrando…' })
  try {
    loadDotEnv()
    const settings = settingsFrom(process.env, { dev })
    console.log('Em Miúdos\n')
    mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
    claimFolder(settings.dataDir, `http://localhost:${settings.ports.site}`)
    await ensureInstalled(settings.dataDir)
    const { children } = await startAll(settings)
    printTable(settings, begin)
    throw new ChildFailure(await firstToEnd(children), 'parou de repente')
  } catch (error) {
    // The signal's own handler ends the children and the process.
    if (isEnding()) return
    console.error(`\n${explain(error)}`)
    await endAll()
    process.exit(1)
  }
}
