import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, untilAnswered } from '../e2e/own-site.ts'

const root = join(import.meta.dirname, '../..')
// Within the project: Next is found from there.
const folder = join(root, 'tests/.results/floor')

const files = {
  'app/layout.jsx':
    "export const metadata = { title: 'Vazio', description: 'Uma página sem nada.' }\nexport default ({ children }) => <html lang=\"pt-BR\"><body>{children}</body></html>\n",
  'app/page.jsx': 'export default () => <main><h1>Vazio</h1></main>\n',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} } }\n`,
}

/** The least that a page of the App Router is: one heading, as Next itself builds and serves it. */
export async function startFloor(): Promise<{ address: string; stop: () => void }> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const next = join(root, 'node_modules/.bin/next')
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  execFileSync(process.execPath, [next, 'build', folder], { cwd: folder, env, stdio: 'pipe' })
  const port = await freePort()
  const args = [next, 'start', folder, '-H', '127.0.0.1', '-p', String(port)]
  const server = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  await untilAnswered(`${address}/`)
  return { address: `${address}/`, stop: () => void server.kill() }
}
