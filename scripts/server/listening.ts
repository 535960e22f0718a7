import type { ListenOptions } from 'node:net'

/** The first descriptor after stdin, stdout and stderr, where systemd puts a socket too. */
const handedOver = 3

/** Where a server listens: on the socket that its starter holds, if it was given one, or else at this address. */
export function listeningAt(port: string | undefined, host: string): ListenOptions & { fd?: number } {
  return process.env.LISTEN_FDS === '1' ? { fd: handedOver } : { port: Number(port), host }
}
