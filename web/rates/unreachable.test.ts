import { execFile } from 'node:child_process'
import { createServer, type Server, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { unreachableInWords } from './unreachable.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** A port at which `answer` is what a connection gets. */
async function portOf(answer: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => answer(socket.on('error', () => {})))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}

async function wordsOf(address: string, patience = 5000): Promise<string> {
  return fetch(address, { signal: AbortSignal.timeout(patience) }).then(
    ({ status }) => `HTTP ${status}`,
    unreachableInWords,
  )
}

test('a network that is not there, or in the way, is told as what it is', async () => {
  const garbage = await portOf((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  const cut = await portOf((socket) => void socket.destroy())
  const silent = await portOf(() => {})
  expect(await wordsOf(`https://127.0.0.1:${garbage}`)).toMatch(/^a conexão segura falhou: .*SSL/)
  expect(await wordsOf(`http://127.0.0.1:${cut}`)).toMatch(/^a conexão foi cortada/)
  expect(await wordsOf(`http://127.0.0.1:${silent}`, 200)).toBe('sem resposta a tempo')
  const refused = await portOf((socket) => void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'))
  const asked = `const { unreachableInWords } = await import('./web/rates/unreachable.ts')
    await fetch('https://nao-existe.invalid').catch((error) => console.log(unreachableInWords(error)))`
  const env = { ...process.env, NODE_USE_ENV_PROXY: '1', HTTPS_PROXY: `http://127.0.0.1:${refused}` }
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', asked], { env })
  expect(stdout).toBe('o proxy recusou (HTTP 403)\n')
  expect(await wordsOf('https://nao-existe.invalid')).toMatch(
    /^o nome não foi encontrado.*(ENOTFOUND|EAI_AGAIN)/,
  )
  expect(await wordsOf('http://[2001:db8::1]', 200)).toMatch(/^não há caminho até lá|^sem resposta a tempo/)
})
