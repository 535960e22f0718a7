import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient, type SanityClient } from '@sanity/client'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { freePorts } from '../start/ports.ts'
import { localSecrets } from '../start/secrets.ts'

const root = join(import.meta.dirname, '../..')

export type TestPlace = Awaited<ReturnType<typeof testPlace>>

/** A new data folder, the commands of an operator on it, and a real store that can be started from it. */
export async function testPlace() {
  const dataDir = mkdtempSync(join(tmpdir(), 'acervo-'))
  const [port] = await freePorts(1)
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))

  return {
    dataDir,
    /** Runs `npm run <script> -- <args>`; answers what it printed and how it ended. */
    async run(script: 'store' | 'content', args: string[], variables: Record<string, string> = {}) {
      const env = { ...process.env, DATA_DIR: dataDir, STORE_PORT: String(port), ...variables }
      const command = [join(root, `scripts/${script}.ts`), ...args]
      try {
        const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { env, cwd: dataDir })
        return { code: 0, text: stdout + stderr }
      } catch (error) {
        // execFile rejects with the output and the code of a command that failed.
        const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
        return { code, text: stdout + stderr }
      }
    },
    async startStore(): Promise<{ client: SanityClient; stop(): Promise<void> }> {
      const secrets = localSecrets(dataDir)
      const env = {
        ...process.env,
        STORE_PORT: String(port),
        STORE_DIR: join(dataDir, 'store'),
        STORE_READ_TOKEN: secrets.storeReadToken,
        STORE_WRITE_TOKEN: secrets.storeWriteToken,
        STORE_HOOKS: join(dataDir, 'hooks'),
      }
      const script = join(root, 'lake/serve.ts')
      const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
      const ended = once(child, 'exit')
      onTestFinished(() => void child.kill('SIGKILL'))
      await once(child.stdout, 'data')
      const client = createClient({
        projectId: 'local',
        dataset: 'production',
        apiVersion: '2026-03-01',
        apiHost: `http://localhost:${port}`,
        useProjectHostname: false,
        useCdn: false,
        perspective: 'raw',
        token: secrets.storeWriteToken,
      })
      const stop = async () => {
        child.kill('SIGTERM')
        await ended
      }
      return { client, stop }
    },
  }
}

/** A stopped store with a document, its history and two files. */
export async function storeWithContent(place: TestPlace): Promise<{ image: string; file: string }> {
  const { client, stop } = await place.startStore()
  const pixels = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
  const image = await client.assets.upload('image', await pixels.png().toBuffer(), { filename: 'foto.png' })
  const file = await client.assets.upload('file', Buffer.from('%PDF-1.4 tabela'), { filename: 'tabela.pdf' })
  await client.create({
    _id: 'iof',
    _type: 'article',
    title: 'Um',
    cover: { _type: 'image', asset: { _type: 'reference', _ref: image._id } },
  })
  await client.patch('iof').set({ title: 'Dois' }).commit()
  await stop()
  return { image: image._id, file: file._id }
}
