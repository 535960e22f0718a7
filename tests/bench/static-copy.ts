import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

const script = /<script\b[^>]*>.*?<\/script>|<link[^>]*(?:modulepreload|as="script")[^>]*>/gs

/** The pages of a site without any script; their style sheets, letters and pictures are the site's own. */
export async function startStaticCopy(site: string): Promise<{ address: string; stop: () => void }> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    if (!headers.accept?.includes('text/html')) {
      const passed = request(site + url, { headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      passed.end()
      return
    }
    const html = (await (await fetch(site + url)).text()).replace(script, '')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
    response.end(gzipSync(html))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
