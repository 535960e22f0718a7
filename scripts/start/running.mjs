import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from './stop.mjs'

function commandOf(pid) {
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

function readClaim(file) {
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
export function claimFolder(dataDir, address) {
  const file = join(dataDir, 'running.json')
  const other = readClaim(file)
  // The command is compared because process ids are used again.
  if (other && other.pid !== process.pid && commandOf(other.pid).includes('start.mjs')) {
    throw new Stop(
      `O Em Miúdos já está no ar nesta pasta, em ${other.address} (processo ${other.pid}). Encerre-o com Ctrl-C no terminal dele antes de iniciar outro.`,
    )
  }
  writeFileSync(file, `${JSON.stringify({ pid: process.pid, address })}\n`)
  process.on('exit', () => rmSync(file, { force: true }))
}
