import { createSimulator } from './server.ts'

/** Milliseconds that what is under way has when the market ends. */
const DRAIN_TIMEOUT_MS = 2000

const port = Number(process.env.SIMULATOR_PORT ?? 3910)

const server = createSimulator().listen(port, '127.0.0.1', () => {
  process.stdout.write(`mercado simulado em http://localhost:${port}\n`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close()
    // A slow answer is part of what it simulates: nobody waits for it to the end.
    setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS).unref()
  })
}
