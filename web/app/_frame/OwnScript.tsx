import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '#web/env.ts'
import { sources } from '#web/rates/sources.ts'

/** Written by scripts/pages/own-script.ts out of web/shell/. */
const bundle = readFileSync(join(process.cwd(), 'web/public/proprio/site.js'))
const address = `/proprio/site.js?v=${createHash('sha256').update(bundle).digest('hex').slice(0, 12)}`

const isProduction = process.env.NODE_ENV === 'production'

/** The site's own script, deferred, as modules are; what it must know of this build stands on its tag. */
export function OwnScript() {
  return (
    <script
      type="module"
      src={address}
      data-site=""
      data-worker={isProduction ? '' : undefined}
      data-development={isProduction ? undefined : ''}
      // Browsers ask this source themselves when the site is silent.
      data-rates={env.MARKET === 'live' ? `https://${sources.awesomeapi.host}` : undefined}
    />
  )
}
