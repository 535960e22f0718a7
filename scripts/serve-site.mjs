// Serves the built site, on loopback unless told otherwise. Usage: node scripts/serve-site.mjs <port> [address]
import { createServer } from 'node:http'
import { join } from 'node:path'
import { drainOnSignals } from './start/draining.mjs'
import { answerSoundly } from './start/site-requests.mjs'

const [port, hostname = '127.0.0.1'] = process.argv.slice(2)
// Next chooses its parts by it while it is imported.
process.env.NODE_ENV = 'production'
const { default: next } = await import('next')

const app = next({ dir: join(import.meta.dirname, '../web'), hostname, port: Number(port) })
await app.prepare()
const answer = app.getRequestHandler()

const server = createServer(
  {
    // No page speaks another protocol: who asks for one gets the page, as if it had not asked.
    shouldUpgradeCallback: () => false,
    // Nobody sends us a body of more than a few kilobytes.
    headersTimeout: 15_000,
    requestTimeout: 30_000,
  },
  (request, response) => answerSoundly(request, response, answer),
)
drainOnSignals(server, () => app.close())
server.listen(Number(port), hostname, () => console.log(`site: http://${hostname}:${port}`))
