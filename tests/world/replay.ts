import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { zipSync } from 'fflate'
import type { SourceId } from '#web/rates/sources.ts'
import { sampleText } from '../provider-samples.ts'

/** What a provider says: a kept answer of tests/fixtures, as it is or with one thing changed, or words of its own. */
export type Reply = {
  sample?: string
  change?: (text: string) => string
  body?: string
  status?: number
  /** JSON and CSV came in latin-1 too. */
  charset?: 'latin1'
}

/**
 * An instant, and what each provider then said, by a part of the address it was asked at. What nobody recorded is not there
 * to be asked: 503.
 */
export type World = { at: string; answers: Partial<Record<SourceId, Readonly<Record<string, Reply>>>> }

/** The exchange's files are in latin-1, each alone in a ZIP. */
const zipped = (text: string) => zipSync({ 'COTAHIST.TXT': Buffer.from(text, 'latin1') })

const nothing: Reply = { status: 503, body: '' }

/** A server that answers as the providers of a world did, each under its name. */
export async function openReplay() {
  let world: World = { at: '', answers: {} }
  const server = createServer((request, response) => {
    const [, source = '', ...path] = decodeURIComponent(request.url ?? '').split('/')
    // What it is not the name of has no answers.
    const answers = Object.entries(world.answers[source as SourceId] ?? {})
    const [, reply] = answers.find(([part]) => path.join('/').includes(part)) ?? [source, nothing]
    const { sample, change = (text) => text, body = '', status = 200, charset = 'utf8' } = reply
    const text = change(sample ? sampleText(`${source}/${sample}`) : body)
    response.writeHead(status).end(sample?.endsWith('.TXT') ? zipped(text) : Buffer.from(text, charset))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    // A TCP server's address is always an AddressInfo.
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    play(next: World) {
      world = next
    },
    close: () => server.close(),
  }
}
