import { ensureProgram } from './debian.ts'

/** Path of the nginx whose settings are in `deploy/`: asked for by `npm test -- deep` and the bench of the site. */
export function ensureNginx(dataDir: string): Promise<string> {
  return ensureProgram(dataDir, {
    name: 'nginx',
    pack: 'nginx',
    path: '/usr/sbin/nginx',
    variable: 'TEST_NGINX',
  })
}

/** Path of wrk, which asks for a page as often as it is answered. */
export function ensureWrk(dataDir: string): Promise<string> {
  return ensureProgram(dataDir, { name: 'wrk', pack: 'wrk', path: '/usr/bin/wrk', variable: 'BENCH_WRK' })
}
