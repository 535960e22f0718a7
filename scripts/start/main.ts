import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { urlVariables } from '#web/rates/source-variables.ts'
import { makeFolder } from './checks.ts'
import { endAll, endOnSignals, isEnding } from './children.ts'
import { duration } from './progress.mjs'
import type { EditorPassphrase } from './secrets.ts'
import { loadDotEnv, type Settings, settingsFrom } from './settings.ts'
import { sourcesTable } from './sources-table.ts'
import { startAll } from './stack.ts'
import { explain, Stop, shown } from './stop.mjs'
import { supervise } from './supervise.ts'

type Row = [name: string, address: string, purpose: string]

function table({ ports, network, hosted, simulated, environment }: Settings): Row[] {
  const open = (port: number) => `http://${network.name}:${port}`
  const project = environment.SANITY_PROJECT_ID
  return [
    ['Site', open(ports.site), 'o que o leitor vê'],
    [
      'Studio',
      open(ports.studio),
      hosted ? `onde a redação escreve (projeto ${project} na Sanity)` : 'onde a redação escreve e publica',
    ],
    ...when(!hosted, ['Acervo', open(ports.store), 'guarda os textos e as imagens nesta máquina']),
    ...when(simulated, [
      'Mercado',
      `http://localhost:${ports.simulator}`,
      'cotações simuladas; aqui se muda o cenário',
    ]),
  ]
}

const when = (wanted: boolean, row: Row): Row[] => (wanted ? [row] : [])

function printTable(settings: Settings, passphrase: EditorPassphrase | undefined, begin: number): void {
  const rows = table(settings)
  const width = Math.max(...rows.map(([, address]) => address.length))
  console.log(`\nEm Miúdos no ar em ${duration(performance.now() - begin)}\n`)
  for (const [name, address, purpose] of rows)
    console.log(`  ${name.padEnd(8)} ${address.padEnd(width)}  ${purpose}`)
  if (!settings.simulated) console.log(`\n${sourcesTable(settings.environment).join('\n')}`)
  else
    for (const name of unusedAddresses(settings))
      console.log(`\n${name} não é usada: o mercado é o simulado. Diga MARKET=live.`)
  if (passphrase) console.log(`\n${passphraseLine(passphrase)}`)
  console.log(`\nCtrl-C encerra tudo. Os registros ficam em ${shown(settings.dataDir)}/logs.`)
}

/** Addresses of sources that somebody gave, and that the simulator takes the place of. */
const unusedAddresses = ({ environment }: Settings) =>
  Object.values(urlVariables).filter((name) => environment[name])

/** Shown once; after that only the name of the file, for those who may read it. */
function passphraseLine({ text, file, isNew }: EditorPassphrase): string {
  return isNew
    ? `Senha da redação: ${text}\nO Studio pede esta senha para entrar. Ela não aparece de novo aqui; fica em ${shown(file)}.`
    : `O Studio pede a senha da redação, que está em ${shown(file)}.`
}

const titles = { store: 'Acervo', simulator: 'Mercado simulado', studio: 'Studio', site: 'Site' }

export async function main({ dev }: { dev: boolean }): Promise<void> {
  const begin = performance.now()
  endOnSignals({ message: '\nEncerrando…' })
  try {
    loadDotEnv()
    const settings = settingsFrom(process.env, { dev })
    console.log('Em Miúdos\n')
    makeFolder(settings.dataDir)
    claimFolder(settings.dataDir, `http://localhost:${settings.ports.site}`)
    const { children, restart, passphrase } = await startAll(settings)
    printTable(settings, passphrase, begin)
    supervise(children, restart, titles)
  } catch (error) {
    // The signal's own handler ends the children and the process.
    if (isEnding()) return
    console.error(`\n${explain(error)}`)
    await endAll()
    process.exit(1)
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    try {
      return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' })
    } catch {
      return ''
    }
  }
}

function readClaim(file: string): { pid: number; address: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Claims the data folder for this process; the claim of a process that is gone does not count.
 *
 * @throws Stop when another start of this folder is running
 */
function claimFolder(dataDir: string, address: string): void {
  const file = join(dataDir, 'running.json')
  const other = readClaim(file)
  // The command is compared because process ids are used again.
  if (other && other.pid !== process.pid && commandOf(other.pid).includes('scripts/start.')) {
    throw new Stop(
      `O Em Miúdos já está no ar nesta pasta, em ${other.address} (processo ${other.pid}). Encerre-o com Ctrl-C no terminal dele antes de iniciar outro.`,
    )
  }
  writeFileSync(file, `${JSON.stringify({ pid: process.pid, address })}\n`)
  process.on('exit', () => rmSync(file, { force: true }))
}
