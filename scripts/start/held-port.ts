import { lookup } from 'node:dns/promises'
import net from 'node:net'
import { getSystemErrorName } from 'node:util'

export type HeldPort = { close(): void }

/** As its cluster module uses it; a number is an error of the system. */
type NodeInternal = {
  _createServerHandle(address: string, port: number, family: number): HeldPort | number
}

/**
 * A port that stays bound while the program behind it restarts: connections wait meanwhile, and are not refused. The
 * program takes it over as it would from systemd (scripts/server/listening.ts).
 *
 * Leans on an internal of Node by which its cluster module binds a port without taking connections (seen in 20.20, 24.21).
 *
 * @returns the port for `startChild`
 */
export async function holdPort(port: number, host: string): Promise<HeldPort> {
  const { address, family } = await lookup(host)
  // No type of Node tells of it.
  const handle = (net as unknown as NodeInternal)._createServerHandle(address, port, family)
  if (typeof handle === 'number') throw new Error(`${host}:${port}: ${getSystemErrorName(handle)}`)
  return handle
}
