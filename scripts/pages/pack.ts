import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** How a file of the build may be packed, best first: as HTTP calls it, and the end of the packed file's name. */
export const packings = [
  { encoding: 'br', suffix: '.br', pack: (bytes: Buffer) => promisify(brotliCompress)(bytes) },
  { encoding: 'gzip', suffix: '.gz', pack: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
] as const

const packable = /\.(?:js|css|json|svg)$/

/** Bytes below which a packed file fits no fewer packets. */
const minBytes = 1024

/** Packs the scripts and style sheets of a folder once, as small as it goes, which no server can do for each reader. */
export async function packFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    packable.test(name),
  )
  await Promise.all(names.map((name) => packFile(join(folder, name))))
}

async function packFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < minBytes) return
  for (const { suffix, pack } of packings) await writeFile(path + suffix, await pack(bytes))
}
