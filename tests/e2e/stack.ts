/** Addresses and keys of the running stack, handed over by `scripts/test.mjs`. */
function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the browser tests with "npm test -- e2e"`)
  return value
}

export const stack = {
  site: given('E2E_SITE'),
  /** What the site's server has written down. */
  siteLog: given('E2E_SITE_LOG'),
  studio: given('E2E_STUDIO'),
  store: given('E2E_STORE'),
  writeToken: given('E2E_STORE_WRITE_TOKEN'),
  webhookSecret: given('E2E_WEBHOOK_SECRET'),
  siteEnvironment: given('E2E_SITE_ENVIRONMENT'),
  /** Another server of the same build, with a simulator that no other page is made from. */
  market: { site: given('E2E_MARKET_SITE'), simulator: given('E2E_MARKET_SIMULATOR') },
}
