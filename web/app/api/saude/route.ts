import { checkAll, worst } from './checks.ts'

/** Made anew for each request: it says how things are now. */
export const dynamic = 'force-dynamic'

/**
 * `GET /api/saude`: for whoever runs the site. 200 whatever it says: a server that shows the last good pages is to go on
 * answering; `state` is the worst of the checks, and docs/operacao.md says of each `code` what to do.
 */
export async function GET(): Promise<Response> {
  const now = Date.now()
  const checks = await checkAll(now)
  const { build, startedAt } = globalThis.emMiudosServer ?? {}
  return Response.json(
    {
      state: worst(checks),
      at: new Date(now).toISOString(),
      version: build ?? null,
      startedAt: startedAt === undefined ? null : new Date(startedAt).toISOString(),
      checks,
    },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
