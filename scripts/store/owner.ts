import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a process of root go on as the owner of `path`, or of the nearest folder above it that exists: files of root would
 * be closed to the server that runs as that owner. Does nothing for anybody else, nor where root is the owner.
 */
export function actAsOwnerOf(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(nearest(path))
  if (uid === 0) return
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
}

function nearest(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearest(dirname(path))
}
