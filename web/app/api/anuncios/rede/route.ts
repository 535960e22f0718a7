import { createHash } from 'node:crypto'
import * as z from 'zod'
import { slotNames, slots } from '#web/ads/slots.ts'
import { readAds } from '#web/content/queries/ads.ts'
import { env } from '#web/env.ts'

const place = z.enum(slotNames)

/**
 * The page of a frame for one unit of the network, and the only place where its script runs: without this site's origin,
 * cookies or page. It tells the page around it whether the unit was filled. 404 while no network is configured.
 */
export async function GET(request: Request): Promise<Response> {
  const slot = place.safeParse(new URL(request.url).searchParams.get('lugar'))
  const { enabled, networkClient } = await readAds()
  const isOn = enabled && env.ADS === 'on' && /^ca-pub-\d{16}$/.test(networkClient ?? '')
  if (!slot.success || !isOn)
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const script = unit(`${env.ADS_NETWORK_URL}?client=${networkClient}`)
  return new Response(frame(String(networkClient), slots[slot.data].height, script), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=20, s-maxage=20',
      'Content-Security-Policy': policy(script),
      'X-Robots-Tag': 'noindex',
    },
  })
}

/**
 * Our script runs, the network's because ours loads it, and what that one loads in turn: no network tells its addresses,
 * nor does without styles of its own. All of it without our origin.
 */
function policy(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64')
  return [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'strict-dynamic'`,
    "style-src 'unsafe-inline' https:",
    'img-src https: data:',
    'font-src https: data:',
    'media-src https:',
    'connect-src https:',
    'frame-src https:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** One unit, pushed once. Its name is of the network's making, and so is `data-ad-status`. */
function unit(address: string): string {
  return `
{
  const unit = document.querySelector('ins')
  new MutationObserver(() => {
    if (unit.dataset.adStatus) parent.postMessage({ unit: unit.dataset.adStatus }, '*')
  }).observe(unit, { attributes: true, attributeFilter: ['data-ad-status'] })
}
;(window.adsbygoogle = window.adsbygoogle || []).push({})
document.head.append(Object.assign(document.createElement('script'), { src: ${JSON.stringify(address)} }))
`
}

function frame(client: string, height: number, script: string): string {
  return `<!doctype html>
<html lang="pt-BR"><meta charset="utf-8"><title>Anúncios</title>
<style>body{margin:0}ins{display:block;width:100%;height:${height}px}</style>
<ins class="adsbygoogle" data-ad-client="${client}" data-full-width-responsive="false"></ins>
<script>${script}</script>
</html>`
}
