import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a local port that can be cut, as a network does. What comes later gets through again. */
export async function openLine(port: number) {
  const sockets = new Set<Socket>()
  let accepts = true
  const server = createServer((near) => {
    if (!accepts) return near.destroy()
    const far = connect(port, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      // A cut line tells both ends so.
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server always has an address of this kind.
  const address = server.address() as AddressInfo

  return {
    url: `http://localhost:${address.port}`,
    cut() {
      accepts = false
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      accepts = true
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
