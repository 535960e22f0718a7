import { createHash } from 'node:crypto'
import {
  clockScript,
  firstScript,
  keptScript,
  menuScript,
  printScript,
  shareScript,
} from '#web/app/_frame/inline-scripts.ts'
import { videoScript } from '#web/content/blocks/video-script.ts'
import { hideWhenOver } from '#web/content/hide-when-over.ts'
import { askedByBrowsers, sources } from '#web/rates/sources.ts'
import { loader } from './loader.ts'

const ours = [
  ...(process.env.CLOCK_OFFSET_MS ? [clockScript(Number(process.env.CLOCK_OFFSET_MS))] : []),
  firstScript,
  menuScript,
  keptScript,
  printScript,
  shareScript,
  videoScript,
  hideWhenOver,
  loader,
]

/**
 * Scripts with values that Next 16.4 writes into a prerendered page. Whole scripts, with nothing before or after, so that an
 * injected script never matches.
 */
const data = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[0\])\)$/,
  /^self\.__next_f\.push\((\[.*\])\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?\s*$/s,
]

/** Scripts of React 19.3: the time of the first frame, and calls that move streamed parts to their places. */
const firstFrame = 'requestAnimationFrame(function(){$RT=performance.now()});'
const move = /^(.*)\$RC\("B:[\da-f]+","S:[\da-f]+"\)$/s
/** Hash of the functions for these calls, which precede the first call. */
const moving = "'sha256-ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY='"

/** Only our own addresses; `process.env` is the site's, as in next.config.js. */
const store = process.env.SANITY_API_HOST
const images = store ? new URL(store).origin : 'https://cdn.sanity.io'
/** Asked by the browser itself when the site cannot be reached; a simulated page never shows a real number. */
const ratesSources =
  process.env.MARKET === 'live' ? askedByBrowsers.map((id) => ` https://${sources[id].host}`).join('') : ''

const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gs

function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(inlineScript), ([, text = '']) => text)
}

function isKnown(script: string): boolean {
  if (ours.includes(script) || script === firstFrame) return true
  if (data.some((shape) => isJson(shape.exec(script)?.[1]))) return true
  const [, functions] = move.exec(script) ?? []
  return functions === '' || (functions !== undefined && sourceOf(functions) === moving)
}

function isJson(text: string | undefined): boolean {
  if (text === undefined) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The first words of each inline script of a page that neither we nor the framework have written: browsers refuse it. */
export function unknownScripts(html: string): string[] {
  return inlineScripts(html)
    .filter((script) => !isKnown(script))
    .map((script) => script.slice(0, 80))
}

function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

const ownSources = ours.map(sourceOf)

/**
 * For pages without the framework, which assigns addresses of scripts freely: only two Trusted Types policies may, the
 * loader's (loader.ts) and the policy of web/shell/trusted.ts, and a text never becomes markup.
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types ilhas aparelho']

type Additions = { styleSources?: string[]; more?: string[] }

function policy(scriptSources: Iterable<string>, { styleSources = [], more = [] }: Additions): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(' '),
    ["style-src 'self'", ...styleSources].join(' '),
    `img-src 'self' data: ${images}`,
    "font-src 'self'",
    `connect-src 'self'${ratesSources}`,
    // A video once it is touched (web/content/blocks/VideoFacade.tsx), and the frame of a network of advertisements.
    "frame-src 'self' https://www.youtube-nocookie.com",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ...more,
  ].join('; ')
}

/**
 * The Content-Security-Policy of a page: its scripts may run, by their hash, and no other. Without `frame-ancestors`, which
 * depend on the address (scripts/server/headers.ts).
 */
export function pagePolicy(html: string): string {
  const more = html.includes('self.__next_f') ? [] : trustedTypes
  return policy(new Set(inlineScripts(html).filter(isKnown).map(sourceOf)), { more })
}

/** The same of a draft. The Studio's overlays fill an empty style sheet by script. */
export function noncePolicy(nonce: string): string {
  return policy([`'nonce-${nonce}'`, ...ownSources], { styleSources: [sourceOf('')] })
}

/** The same of a page that nobody has read before it is sent: it stands without the framework. */
export const unreadPolicy = policy(ownSources, { more: trustedTypes })
