import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stack } from './stack.ts'

const { SITE_DIST_DIR = '' } = JSON.parse(stack.siteEnvironment)
const manifest = join(import.meta.dirname, '../../web', SITE_DIST_DIR, 'prerender-manifest.json')

/**
 * The header with which Next asks itself to render a page again, as on a publication: no test waits until a page's
 * `revalidate` has passed. An internal of Next 16.4.6; reading/renewal.e2e.ts says whether it still holds.
 */
export const renewal: Record<string, string> = {
  'x-prerender-revalidate': JSON.parse(readFileSync(manifest, 'utf8')).preview.previewModeId,
}

/** Renders the page at this address again, for all later visitors. @returns its HTML */
export async function renewed(address: string): Promise<string> {
  return (await fetch(address, { headers: renewal })).text()
}
