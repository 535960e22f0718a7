// `npm test`: everything. `npm test -- unit calculators`: one part, with arguments for its runner.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endAll, endOnSignals } from './start/children.mjs'
import { ensureInstalled } from './start/install.mjs'
import { duration } from './start/progress.mjs'
import { root, settingsFrom } from './start/settings.mjs'
import { explain } from './start/stop.mjs'
import { installPrograms, order, parts } from './testing/parts.mjs'

async function runPart(name, dataDir, args) {
  console.log(`\n== ${name}`)
  const begin = performance.now()
  const count = await parts[name](dataDir, args).catch(async (error) => {
    console.error(`\n${explain(error)}`)
    return { passed: 0, failed: 1 }
  })
  const time = duration(performance.now() - begin)
  const line = `== ${name}: ${count.passed} passed, ${count.failed} failed, ${time}`
  console.log(line)
  return { ...count, line }
}

async function main([chosen, ...args]) {
  if (chosen && !parts[chosen]) {
    console.error(`Não há a parte "${chosen}". As partes são: ${Object.keys(parts).join(', ')}.`)
    process.exit(1)
  }
  endOnSignals({ exitCode: 130 })
  const dataDir = mkdtempSync(join(tmpdir(), 'em-miudos-'))
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const total = { passed: 0, failed: 0 }
  const lines = []
  const programs = chosen ? undefined : installPrograms(dataDir)
  try {
    await ensureInstalled(settingsFrom(process.env).dataDir)
    for (const name of chosen ? [chosen] : order) {
      const { passed, failed, line } = await runPart(name, dataDir, args)
      total.passed += passed
      total.failed += failed
      lines.push(line)
    }
  } catch (error) {
    console.error(`\n${explain(error)}`)
    total.failed += 1
  }
  await programs
  await endAll()
  const logs = join(dataDir, 'logs')
  if (total.failed > 0 && existsSync(logs))
    cpSync(logs, join(root, 'tests/.results/logs'), { recursive: true })
  if (lines.length > 1) console.log(`\n${lines.join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
}

await main(process.argv.slice(2))
