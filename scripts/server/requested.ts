import { AsyncLocalStorage } from 'node:async_hooks'

/** A page or a file that is stored, and the moment of it. */
export type Stored = { lastModified: number; value: { html: string } | { body: Buffer } }

/** The address that is asked for, of which one page has several, and what was stored for it, once that has been read. */
export type Requested = { address: string; stored?: { key: string; entry: Stored } }

/** The page that Next is answering, for the cache handler, which Next tells only its own key. */
export const requested = new AsyncLocalStorage<Requested>()
