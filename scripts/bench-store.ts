import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureGrowth } from './bench/growth.ts'
import { fillStore, measureInside } from './bench/inside-store.ts'
import { printTable } from './bench/measure.ts'
import { measureOverHttp } from './bench/over-http.ts'
import { documentCount } from './bench/store-documents.ts'

// The store's part of `npm run bench`: measures and targets. It asserts nothing, since other work on the machine counts.
const folder = mkdtempSync(join(tmpdir(), 'em-miudos-bench-store-'))
try {
  const bytes = fillStore(folder)
  const megabytes = (bytes / 1_000_000).toFixed(1)
  console.log(`\nContent store, ${documentCount} documents, ${megabytes} MB of JSON`)
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors\n`)
  printTable([...(await measureInside(folder)), ...(await measureOverHttp(folder, bytes))])
  console.log()
  printTable(await measureGrowth())
} finally {
  rmSync(folder, { recursive: true, force: true })
}
