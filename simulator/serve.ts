import { createSimulator } from './server.ts'

const port = Number(process.env.SIMULATOR_PORT ?? 3910)

const server = createSimulator().listen(port, '127.0.0.1', () => {
  process.stdout.write(`mercado simulado em http://localhost:${port}\n`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close()
    server.closeAllConnections()
  })
}
