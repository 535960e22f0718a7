import { closeSync, openSync } from 'node:fs'
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { checkPorts, freePorts } from './ports.ts'

const known = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
const hosts = ['127.0.0.1', '0.0.0.0', ...(known.some(({ address }) => address === '::1') ? ['::1'] : [])]

test.each(hosts)('a port taken on %s is named with its variable and this program', async (host) => {
  // A free descriptor below the server's: listing the files takes that number, and closes it again.
  const before = openSync('/dev/null', 'r')
  const [port] = await freePorts(1)
  const server = createServer().listen(port, host)
  await new Promise((resolve) => server.on('listening', resolve))
  closeSync(before)
  await expect(checkPorts({ studio: port })).rejects.toThrow(
    new RegExp(`A porta ${port} .*processo ${process.pid}.*STUDIO_PORT`),
  )
  await new Promise((resolve) => server.close(resolve))
})

test('free ports pass', async () => {
  const [site, store] = await freePorts(2)
  await expect(checkPorts({ site, store })).resolves.toBeUndefined()
})
