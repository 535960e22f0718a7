import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stack } from '../stack.ts'

// A program of the system, and none of a package.
const openssl = '/usr/bin/openssl'

/**
 * A hosted project, as the site meets it: a name on the internet behind TLS, a token, a dated API. Behind it is the content
 * of the tests; clients reach it by a proxy, since nothing here can answer for names of Sanity.
 */
export async function startHostedProject(projectId: string, token: string) {
  const folder = mkdtempSync(join(tmpdir(), 'em-miudos-hosted-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = `subjectAltName=DNS:${projectId}.api.sanity.io,DNS:${projectId}.apicdn.sanity.io`
  const [curve, days] = [
    ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
    ['-days', '2'],
  ]
  const wanted = ['-subj', '/CN=sanity.io', '-addext', names, '-keyout', key, '-out', cert]
  execFileSync(openssl, ['req', '-x509', ...curve, '-nodes', ...days, ...wanted], { stdio: 'ignore' })

  /** Host and path of each question, the query left out. */
  const asked = new Set<string>()
  const project = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (question, answer) => {
      asked.add(`${question.headers.host}${question.url?.split('?')[0]}`)
      if (question.headers.authorization === `Bearer ${token}`) return pass(question, answer)
      answer.writeHead(401, { 'content-type': 'application/json' })
      answer.end(JSON.stringify({ statusCode: 401, error: 'Unauthorized', message: 'Session not found' }))
    },
  )
  const proxy = createServer().on('connect', ({ url = '' }: IncomingMessage, socket) => {
    // Other hosts that a page asks for, such as a mail server, are not there.
    if (!url.endsWith('.sanity.io:443')) return void socket.destroy()
    const inside = connect((project.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      inside.pipe(socket).pipe(inside)
    })
    inside.on('error', () => socket.destroy())
    socket.on('error', () => inside.destroy())
  })
  await Promise.all(
    [project, proxy].map((server) => new Promise((done) => server.listen(0, '127.0.0.1', () => done(0)))),
  )

  return {
    asked,
    /** Settings of a server of the site, besides the addresses of the simulated market. */
    settings: {
      SANITY_PROJECT_ID: projectId,
      SANITY_API_HOST: undefined,
      SANITY_READ_TOKEN: token,
      HTTPS_PROXY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      NODE_USE_ENV_PROXY: '1',
      NODE_EXTRA_CA_CERTS: cert,
    },
    stop() {
      for (const server of [project, proxy]) {
        server.closeAllConnections()
        server.close()
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** To the store of the tests, which knows its own token only. */
function pass(question: IncomingMessage, answer: ServerResponse): void {
  const { host, ...headers } = question.headers
  const authorization = `Bearer ${stack.writeToken}`
  const options = { method: question.method, headers: { ...headers, authorization } }
  const inside = request(`${stack.store}${question.url}`, options, (found) => {
    answer.writeHead(found.statusCode ?? 502, found.headers)
    found.pipe(answer)
  })
  inside.on('error', () => answer.destroy())
  question.pipe(inside)
}
