import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient, type RedisClientType } from 'redis'
import { now } from './clock.ts'

/** Stream of publications, oldest first; its ids are instants of Redis. */
const streamKey = 'em-miudos:tags'
/** Publications that are kept: some weeks of a newsroom. */
const maxEntries = 20_000
const pollMs = 200
const readCount = 1000
const commandMs = 1000
/** A start waits no longer for Redis than this. */
const startTimeoutMs = 2000
/** A page is in the making no longer than a request may take (scripts/serve-site.ts). */
const makingMs = 30_000
/** A connected server has heard what was published at latest after this. */
const hearingMs = commandMs + 2 * pollMs
/** How often a server writes down that it has heard everything. */
const checkpointMs = 1000
/** Longest absence after which the stored pages still hold: the store repeats undelivered webhooks for longer. */
const longestAbsenceMs = 120_000
/** By how much two clocks may come apart before one of them has been set. */
const setMs = 1000
/** The tag of whatever editors made. */
const everything = 'content'

/** Has whatever has the tags and was made before an instant of our clock expire. */
type Expire = (tags: string[], at: number) => void

/** Milliseconds by which our clock is ahead of the clock of Redis, and of the time since the machine has started. */
type Distances = { redis: number; boot: number }

/**
 * Editors' content stored between `since` and `until` reflects all publications up to the id `last`: the server was
 * connected.
 */
type Checkpoint = { since: number; until: number; last: string; distances: Distances }

/**
 * Sends the tags that expired here to the other servers of the site, and receives theirs; pages stay where they are. Each
 * server polls some times a second, so that one that starts, or had lost Redis, catches up in the same way. Without Redis
 * each goes on by itself, until its pages expire by time.
 *
 * A server that was killed and is soon back has missed nothing: Redis has the tags that expired meanwhile, and its stored
 * pages still hold. A file, the checkpoint, says so; an orderly end removes it, because the operator may have replaced the
 * content meanwhile.
 *
 * A received tag expires everything stored until now, whenever it was sent: no clocks are compared. Only publications
 * received before the kill have to be placed in time, between the stored pages. Pages have instants of the killed process's
 * clock, publications of Redis's. These are compared only if no clock has been set since: their distances, and those to the
 * time since the machine has started, which nobody sets, are as they were. If one has been set, all editors' content
 * expires.
 */
export class TagInvalidationBus {
  #self = randomUUID()
  #client: RedisClientType
  #expire: Expire
  #stopped = new AbortController()
  /** Whether this connection has seen that nothing which it has not heard is gone. */
  #isChecked = false
  /** The newest id that was heard. */
  #last: string | undefined
  #unsent = new Set<string>()
  #connectedAt = 0
  #file: string
  #writtenAt = 0
  /** Checkpoint of the process before this one, until it is used. */
  #left: Checkpoint | undefined
  /** Editors' content stored before this instant has expired. */
  #since = now()
  #distances: Distances | undefined

  /**
   * @param url of Redis
   * @param file for the checkpoint of this server, and of this build
   */
  constructor(url: string, expire: Expire, file: string) {
    this.#expire = expire
    this.#file = file
    this.#left = readCheckpoint(file)
    this.#client = createClient({
      url,
      disableOfflineQueue: true,
      commandOptions: { timeout: commandMs },
      socket: { connectTimeout: commandMs, reconnectStrategy: (tries) => Math.min(tries * 100, 1000) },
    })
    // Without a listener, a lost connection would end the process.
    this.#client.on('error', () => {})
    this.#client.on('ready', () => {
      this.#isChecked = false
    })
    // It goes on trying by itself.
    this.#client.connect().catch(() => {})
    void this.#run()
  }

  /** Tags that have expired on this server. It never fails: what cannot be sent now is sent later. */
  async publish(tags: string[]): Promise<void> {
    for (const tag of tags) this.#unsent.add(tag)
    await this.#send().catch(() => {})
  }

  isConnected(): boolean {
    return now() - this.#connectedAt < hearingMs
  }

  /**
   * Resolves when it has caught up, or has waited long enough.
   *
   * @returns the instant from which on it knows of everything that expired: what is older can't be trusted
   */
  async ready(): Promise<number> {
    const giveUp = now() + startTimeoutMs
    while (this.#connectedAt === 0 && now() < giveUp) await pause(20)
    if (this.#connectedAt === 0) {
      this.#left = undefined
      this.#since = now()
    }
    return this.#since
  }

  close(): void {
    this.#stopped.abort()
    this.#client.destroy()
    rmSync(this.#file, { force: true })
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopped
    while (!signal.aborted) {
      await this.#step().catch(() => {})
      await pause(pollMs, undefined, { ref: false, signal }).catch(() => {})
    }
  }

  async #step(): Promise<void> {
    if (!this.#isChecked) await this.#check()
    await this.#read((id) => {
      this.#last = id
      return now()
    })
    // Pages stored while it was disconnected may be old.
    if (this.#connectedAt > 0 && !this.isConnected()) this.#since = now()
    this.#connectedAt = now()
    await this.#send()
    if (this.#connectedAt - this.#writtenAt > checkpointMs) await this.#writeCheckpoint()
  }

  async #writeCheckpoint(): Promise<void> {
    const distances = await this.#measure()
    if (!this.#distances || !areAlike(distances, this.#distances)) {
      // A clock has been set.
      this.#since = now()
      this.#distances = distances
    }
    this.#writtenAt = this.#connectedAt
    const checkpoint = {
      since: this.#since,
      until: this.#connectedAt,
      last: this.#last,
      distances: this.#distances,
    }
    writeFileSync(this.#file, JSON.stringify(checkpoint))
  }

  /** If the stream still holds the last id that was read, the entries after it are all that came since. */
  async #check(): Promise<void> {
    const left = this.#left
    this.#distances ??= await this.#measure()
    if (left && areAlike(this.#distances, left.distances) && (await this.#has(left.last)))
      await this.#resume(left)
    else if (!this.#last || !(await this.#has(this.#last))) {
      // There is an entry then to know the stream by.
      await this.#add([])
      this.#last = '0-0'
      this.#since = now()
      this.#expire([everything], this.#since)
    }
    this.#left = undefined
    this.#isChecked = true
  }

  /** Goes on where the process before this one was killed. */
  async #resume({ since, last, distances }: Checkpoint): Promise<void> {
    await this.#read(
      (id) => (isAfter(id, last) ? now() : Math.min(now(), instantOf(id) + distances.redis + makingMs)),
      '0-0',
    )
    this.#since = since
    this.#distances = distances
    this.#last = last
  }

  /** @param madeBefore of a publication: the instant before which a page that it concerns has expired */
  async #read(madeBefore: (id: string) => number, from = this.#last ?? '0-0'): Promise<void> {
    for (let id = from; ; ) {
      const answer = await this.#client.xRead({ key: streamKey, id }, { COUNT: readCount })
      if (!answer?.[0]) return
      for (const entry of answer[0].messages) {
        id = entry.id
        const at = madeBefore(id)
        if (entry.message.by !== this.#self) this.#expire(tagsOf(entry.message), at)
      }
    }
  }

  /** To the others: at once, or as soon as there is Redis again. */
  async #send(): Promise<void> {
    if (this.#unsent.size === 0) return
    const tags = this.#unsent
    this.#unsent = new Set()
    try {
      await this.#add([...tags])
    } catch (error) {
      this.#unsent = new Set([...tags, ...this.#unsent])
      // Were it killed now, nobody would know of them.
      rmSync(this.#file, { force: true })
      throw error
    }
  }

  async #add(tags: string[]): Promise<void> {
    const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: maxEntries } as const
    await this.#client.xAdd(streamKey, '*', { by: this.#self, tags: JSON.stringify(tags) }, { TRIM: trim })
  }

  async #has(id: string): Promise<boolean> {
    return Boolean((await this.#client.xRange(streamKey, id, id))?.length)
  }

  async #measure(): Promise<Distances> {
    const [seconds, micros] = await this.#client.time()
    return { redis: now() - Number(seconds) * 1000 - Number(micros) / 1000, boot: now() - uptime() * 1000 }
  }
}

/** Checkpoint of a server that ended just now; undefined for an older one. */
function readCheckpoint(file: string): Checkpoint | undefined {
  try {
    const left = JSON.parse(readFileSync(file, 'utf8'))
    const absence = now() - left.until
    return absence >= 0 && absence < longestAbsenceMs ? left : undefined
  } catch {
    return undefined
  }
}

function areAlike(one: Distances, other: Distances): boolean {
  return Math.abs(one.redis - other.redis) < setMs && Math.abs(one.boot - other.boot) < setMs
}

function tagsOf({ tags = '' }: Record<string, string>): string[] {
  try {
    return JSON.parse(tags)
  } catch {
    // Only this module writes there: an unreadable entry still reports a change.
    return [everything]
  }
}

const instantOf = (id: string) => Number(id.split('-')[0])

function isAfter(one: string, other: string): boolean {
  const [instant = 0, place = 0] = one.split('-').map(Number)
  const [otherInstant = 0, otherPlace = 0] = other.split('-').map(Number)
  return instant === otherInstant ? place > otherPlace : instant > otherInstant
}
