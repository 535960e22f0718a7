import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type AssetKind, assetKinds, idOfAssetFile } from '../assets/asset-files.ts'
import type { Store } from '../store/store.ts'

/** An upload writes its file a moment before its document: neither is judged while it may still be under way. */
const upload = 86_400_000

/**
 * Removes files whose document is gone, and gone from the history too: until then a restore may bring it back.
 *
 * Files with a name that the store never gives are left alone. Answers how many files went.
 */
export async function sweepAssets(store: Store, assetFolder: string, now: number): Promise<number> {
  const inHistory = store.database.prepare('SELECT 1 FROM changes WHERE document_id = ? LIMIT 1')
  const isNeeded = (id: string): boolean => store.get(id) !== null || inHistory.get(id) !== undefined
  let removed = 0
  for (const kind of assetKinds) {
    for (const file of await filesOf(assetFolder, kind)) {
      const path = join(assetFolder, kind, file)
      const id = idOfAssetFile(kind, file)
      const isLeftover = file.endsWith('.part')
      if (isLeftover || (id !== null && !isNeeded(id))) removed += (await removeOld(path, now)) ? 1 : 0
    }
  }
  return removed
}

/** Names in the folder of one kind; none where nothing was ever uploaded. */
export async function filesOf(assetFolder: string, kind: AssetKind): Promise<string[]> {
  return readdir(join(assetFolder, kind)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

async function removeOld(path: string, now: number): Promise<boolean> {
  if (await isFresh(path, now)) return false
  // The same bytes may be uploaded again at this very moment: out of the way first, then a second look.
  const aside = `${path}.part`
  await rename(path, aside)
  if (await isFresh(aside, now)) {
    await rename(aside, path)
    return false
  }
  await rm(aside)
  return true
}

/** True too for what has gone meanwhile: it is none of ours any more. */
async function isFresh(path: string, now: number): Promise<boolean> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return found === null || found.mtimeMs > now - upload
}
