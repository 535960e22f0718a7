import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient, type RedisClientType } from 'redis'

/** What was published, oldest first: a stream, whose ids are instants of Redis. */
const place = 'em-miudos:tags'
/** Publications that are kept: some weeks of a newsroom. */
const longest = 20_000
const pollMs = 200
const atOnce = 1000
const commandMs = 1000
/** A start waits no longer for Redis than this. */
const patienceMs = 2000
/** A page is in the making no longer than a request may take (scripts/serve-site.ts). */
const makingMs = 30_000
/** A server in step has heard what was published at latest after this. */
const hearingMs = commandMs + 2 * pollMs
/** How often a server writes down that it has heard everything. */
const markMs = 1000
/** The longest absence after which what a server kept still holds: the store repeats for longer what no server has taken. */
const longestAbsenceMs = 120_000
/** The tag of whatever editors made. */
const everything = 'content'

/** Has whatever has the tags and was made before an instant of this clock expire. */
type Expire = (tags: string[], at: number) => void

/**
 * Tells the other servers of the site which tags have expired here, and hears the same from them; pages stay where they are.
 * Each server asks for what is new some times a second, so that one that starts, or had lost Redis, catches up by the same
 * way. Without Redis each goes on by itself, until the time of its pages is over.
 *
 * A server that was killed and is soon back has missed nothing: Redis tells it what expired meanwhile, and the pages that it
 * had stored still hold. From when until when it has heard everything stands in a file, which an orderly end takes away:
 * whoever ends a server may do so because the content behind it has changed.
 *
 * The clocks of the servers may differ: what is heard has expired now, and only the past that a start reads is placed in
 * time, by the difference to the clock of Redis.
 */
export class TagInvalidationBus {
  #self = randomUUID()
  #client: RedisClientType
  #expire: Expire
  #stopped = new AbortController()
  /** Whether this connection has seen from when on publications are kept. */
  #isChecked = false
  /** The newest id that was heard. */
  #last = '0-0'
  #unsent = new Set<string>()
  #inStepAt = 0
  #mark: string
  #markedAt = 0
  /** Whatever editors made and was stored before this instant has expired. */
  #since: number
  /** Until then the process before this one heard everything from there on, and stored nothing that it knew to be old. */
  #heardUntil: number

  /**
   * @param url of Redis
   * @param mark the file of this server, and of this build, that says from when until when it has heard everything
   */
  constructor(url: string, expire: Expire, mark: string) {
    this.#expire = expire
    this.#mark = mark
    const { since, until } = readMark(mark) ?? { since: Date.now(), until: 0 }
    this.#since = since
    this.#heardUntil = until
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

  /** Whether this server hears the others. */
  isConnected(): boolean {
    return Date.now() - this.#inStepAt < hearingMs
  }

  /**
   * Resolves when it has caught up, or has waited long enough.
   *
   * @returns the instant from which on it knows of everything that expired: what is older can't be trusted
   */
  async ready(): Promise<number> {
    const giveUp = Date.now() + patienceMs
    while (this.#inStepAt === 0 && Date.now() < giveUp) await pause(20)
    if (this.#inStepAt === 0) this.#since = Date.now()
    return this.#since
  }

  close(): void {
    this.#stopped.abort()
    this.#client.destroy()
    rmSync(this.#mark, { force: true })
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
    await this.#listen()
    // What was made while it was out of step may be old.
    if (this.#inStepAt > 0 && !this.isConnected()) this.#since = Date.now()
    this.#inStepAt = Date.now()
    await this.#send()
    if (this.#inStepAt - this.#markedAt > markMs) this.#setMark()
  }

  #setMark(): void {
    this.#markedAt = this.#inStepAt
    writeFileSync(this.#mark, JSON.stringify({ since: this.#since, until: this.#inStepAt }))
  }

  /** Nobody knows what was published before the first entry: what is older has expired. */
  async #check(): Promise<void> {
    const id = (await this.#first()) ?? (await this.#add([]))
    if (isBefore(this.#last, id)) {
      const at = instantOf(id) + (await this.#ahead())
      this.#expire([everything], Math.min(Date.now(), at))
    }
    this.#isChecked = true
  }

  async #listen(): Promise<void> {
    for (;;) {
      const answer = await this.#client.xRead({ key: place, id: this.#last }, { COUNT: atOnce })
      if (!answer?.[0]) return
      const ahead = await this.#ahead()
      for (const { id, message } of answer[0].messages) {
        const told = instantOf(id) + ahead
        const made = told + (told < this.#heardUntil ? hearingMs : makingMs)
        if (message.by !== this.#self) this.#expire(tagsOf(message), Math.min(Date.now(), made))
        this.#last = id
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
      rmSync(this.#mark, { force: true })
      throw error
    }
  }

  /** @returns the id of what was added */
  #add(tags: string[]): Promise<string> {
    const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: longest } as const
    return this.#client.xAdd(place, '*', { by: this.#self, tags: JSON.stringify(tags) }, { TRIM: trim })
  }

  /** @returns the id of the oldest that is kept */
  async #first(): Promise<string | undefined> {
    const entries = await this.#client.xRange(place, '-', '+', { COUNT: 1 })
    return entries?.[0]?.id
  }

  /** By how much the clock of this machine is ahead of that of Redis, or somewhat more, in milliseconds. */
  async #ahead(): Promise<number> {
    const [seconds, micros] = await this.#client.time()
    return Date.now() - Number(seconds) * 1000 - Number(micros) / 1000
  }
}

/** From when on a server has heard everything, if it was there just now. */
function readMark(mark: string): { since: number; until: number } | undefined {
  try {
    const { since, until } = JSON.parse(readFileSync(mark, 'utf8'))
    const absence = Date.now() - until
    return absence >= 0 && absence < longestAbsenceMs ? { since, until } : undefined
  } catch {
    return undefined
  }
}

function tagsOf({ tags = '' }: Record<string, string>): string[] {
  try {
    return JSON.parse(tags)
  } catch {
    // Nobody but this module writes there: whatever it was, it told of something.
    return [everything]
  }
}

const instantOf = (id: string) => Number(id.split('-')[0])

function isBefore(one: string, other: string): boolean {
  const [instant = 0, place = 0] = one.split('-').map(Number)
  const [otherInstant = 0, otherPlace = 0] = other.split('-').map(Number)
  return instant === otherInstant ? place < otherPlace : instant < otherInstant
}
