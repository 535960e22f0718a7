import { addresses } from './addresses.ts'
import { conditional } from './conditional.ts'
import { data } from './data.ts'
import { drafts } from './drafts.ts'
import { embeds } from './embeds.ts'
import { feeds } from './feeds.ts'
import { files } from './files.ts'
import { forms } from './forms.ts'
import { headers } from './headers.ts'
import { hosts } from './hosts.ts'
import { links } from './links.ts'
import { methods } from './methods.ts'
import { missing } from './missing.ts'
import { packings } from './packings.ts'
import { poisoning } from './poisoning.ts'
import type { Category } from './probe.ts'
import { redirects } from './redirects.ts'
import { storeDoors, storePictures, storeQueries, storeStreams } from './store.ts'
import { studio } from './studio.ts'
import { webhook } from './webhook.ts'

/** All probes, by the program that they are for. */
export const categories: Record<'site' | 'store' | 'studio', readonly Category[]> = {
  // First what a cache must not have read before.
  site: [
    poisoning,
    addresses,
    methods,
    hosts,
    redirects,
    drafts,
    webhook,
    forms,
    embeds,
    conditional,
    packings,
    headers,
    data,
    feeds,
    missing,
    files,
    links,
  ],
  store: [storeQueries, storeStreams, storeDoors, storePictures],
  studio: [studio],
}
