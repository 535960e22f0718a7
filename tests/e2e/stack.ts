/** Addresses and keys of the running stack, handed over by `scripts/test.ts`. */
function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the browser tests with "npm test -- e2e"`)
  return value
}

export const stack = {
  /** The newsroom's. All pages name themselves by it, whichever server sends them. */
  site: given('E2E_SITE'),
  studio: given('E2E_STUDIO'),
  store: given('E2E_STORE'),
  writeToken: given('E2E_STORE_WRITE_TOKEN'),
  webhookSecret: given('E2E_WEBHOOK_SECRET'),
  siteEnvironment: given('E2E_SITE_ENVIRONMENT'),
  /** Another server of the same build, whose content nobody changes, and what it has written down. */
  reading: { site: given('E2E_READING_SITE'), log: given('E2E_READING_LOG') },
  /** A third one with the same content, and a simulator that no other page is made from. */
  market: { site: given('E2E_MARKET_SITE'), simulator: given('E2E_MARKET_SIMULATOR') },
}
