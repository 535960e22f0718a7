import * as z from 'zod'
import { pt } from 'zod/locales'

// Who starts the site reads why a variable is wrong.
z.config(pt())

const optionalText = z.string().min(1).optional()

const environment = z.object({
  SITE_URL: z.url().default('http://localhost:3000'),
  STUDIO_URL: z.url().default('http://localhost:3333'),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[-a-z0-9]+$/i)
    .default('local'),
  SANITY_DATASET: z
    .string()
    .regex(/^[-a-z0-9_]+$/)
    .default('production'),
  /** Address of the embedded content store; absent means hosted Sanity. */
  SANITY_API_HOST: z.url().optional(),
  SANITY_READ_TOKEN: optionalText,
  SANITY_WEBHOOK_SECRET: optionalText,
  MARKET: z.enum(['simulated', 'live']).default('simulated'),
  SIMULATOR_URL: z.url().default('http://127.0.0.1:3910'),
  AWESOMEAPI_KEY: optionalText,
  RATES_FRESH_SECONDS: z.coerce.number().int().positive().default(300),
})

/**
 * Every environment variable of the site, parsed once.
 *
 * @throws with the names of the wrong variables, so that a start stops instead of running half configured.
 */
function parseEnvironment() {
  // An empty variable in a `.env` file means "not set".
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Variável de ambiente inválida. ${wrong.join('; ')}`)
}

export const env = parseEnvironment()
