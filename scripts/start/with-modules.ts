import { createViteServer } from 'vitest/node'
import { root } from './settings.ts'

type Vite = Awaited<ReturnType<typeof createViteServer>>

/** Runs `run` with what reads modules of the site as its tests do: components and style sheets too. */
export async function withModules<Answer>(run: (vite: Vite) => Promise<Answer>): Promise<Answer> {
  const vite = await createViteServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    return await run(vite)
  } finally {
    await vite.close()
  }
}
