export type FuzzRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer
  /** Whether it is wrong for certain, or may turn out to mean something. */
  isWrong: boolean
}

export type Random = ReturnType<typeof createRandom>

/** Numbers that look random and are the same in every run (mulberry32). */
export function createRandom(seed: number) {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (probability: number) => next() < probability,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    bytes: (length: number) => Buffer.from(Array.from({ length }, () => below(256))),
  }
}

const strangeTexts = [
  '', '\0', '\ud800', '../../etc/passwd', '%2e%2e%2f', "' OR 1=1 --", '<script>', '💥'.repeat(50), 'a'.repeat(5000),
  '__proto__', 'constructor', 'drafts.', 'drafts.drafts.a', 'versions.', '.', '..', '*', 'null', '-1', 'NaN', '1e999',
] as const // biome-ignore format: a list of words

/** Any JSON value, strange ones above all. */
export function strangeValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 6 : 9)
  if (kind === 0) return null
  if (kind === 1) return random.chance(0.5)
  if (kind === 2) return random.pick([0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, -0])
  if (kind < 6) return random.pick(strangeTexts)
  const length = random.below(4)
  if (kind === 6) return Array.from({ length }, () => strangeValue(random, depth + 1))
  const names = [
    '_id',
    '_type',
    '_ref',
    'id',
    'query',
    'set',
    'unset',
    'actionType',
    '__proto__',
    '',
  ] as const
  const pairs = Array.from({ length }, () => [random.pick(names), strangeValue(random, depth + 1)])
  return Object.fromEntries(pairs)
}

const mutations = [
  { create: { _id: 'a', _type: 'article', title: 'x' } },
  { createOrReplace: { _id: 'a', _type: 'article', body: [{ _key: 'k', text: 'y' }] } },
  { patch: { id: 'a', set: { title: 'x' }, insert: { after: 'body[-1]', items: [{ _key: 'n' }] } } },
  { patch: { query: '*[_type == $type]', params: { type: 'article' }, inc: { views: 1 } } },
  { delete: { id: 'a' } },
] as const

const ids = { draftId: 'drafts.a', publishedId: 'a' }
const actions = [
  {
    actionType: 'sanity.action.document.create',
    publishedId: 'z',
    attributes: { _id: 'drafts.z', _type: 't' },
  },
  { actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title: 'x' } } },
  { actionType: 'sanity.action.document.publish', ...ids },
  { actionType: 'sanity.action.document.delete', publishedId: 'a', includeDrafts: ['drafts.a'] },
  {
    actionType: 'sanity.action.document.version.create',
    publishedId: 'a',
    baseId: 'a',
    versionId: 'drafts.a',
  },
  { actionType: 'sanity.action.release.create', releaseId: 'r' },
] as const

/** A copy with one part of it, at any depth, replaced, removed or moved. */
function damaged(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.25)) return strangeValue(random)
  const entries = Object.entries(value)
  const at = random.below(entries.length)
  const changed = entries.flatMap(([key, part], index) => {
    if (index !== at) return [[key, part]]
    return random.chance(0.2)
      ? []
      : [[random.chance(0.2) ? random.pick(strangeTexts) : key, damaged(part, random)]]
  })
  return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed)
}

/** A write whose JSON is right and whose meaning may not be. */
export function damagedWrite(random: Random, headers: Record<string, string>): FuzzRequest {
  const isAction = random.chance(0.5)
  const whole = isAction
    ? { actions: [random.pick<object>(actions)] }
    : { mutations: [random.pick<object>(mutations)] }
  return {
    method: 'POST',
    path: `/v2025-02-19/data/${isAction ? 'actions' : 'mutate'}/production?returnDocuments=true`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(damaged(whole, random)),
    isWrong: false,
  }
}

const postPaths = [
  '/v1/data/mutate/production',
  '/v1/data/actions/production',
  '/v1/data/query/production',
  '/v1/users/me/keyvalue',
] as const

/** A body that cannot be read, on a route that reads one. */
export function unreadableBody(random: Random, headers: Record<string, string>): FuzzRequest {
  const path = random.pick(postPaths)
  const text = JSON.stringify({ mutations: [random.pick<object>(mutations)], value: strangeValue(random) })
  const brokenBody = random.pick<() => string | Buffer>([
    () => text.slice(0, 1 + random.below(text.length - 1)),
    () => `${text},`,
    () => Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xff, 0xc3, 0x28]), Buffer.from('"}')]),
    () => '['.repeat(100 + random.below(50_000)),
    () => `${'{"a":'.repeat(80)}1${'}'.repeat(80)}`,
    () => random.bytes(1 + random.below(400)),
    () => random.pick(['null', '7', '"x"', 'true', '', 'NaN', 'undefined']),
  ])
  const wrongHead = random.pick<Record<string, string>>([
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-encoding': 'gzip' },
    { 'content-encoding': 'br, zstd' },
  ])
  const isBody = random.chance(0.75)
  return {
    method: path.endsWith('keyvalue') ? 'PUT' : 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/json', ...(isBody ? {} : wrongHead) },
    body: isBody ? brokenBody() : text,
    isWrong: true,
  }
}

/** An address that nothing stands for, or whose parameters cannot be read. */
export function wrongAddress(random: Random, headers: Record<string, string>): FuzzRequest {
  const noise = () => encodeURIComponent(random.bytes(1 + random.below(20)).toString('latin1'))
  const path = random.pick<() => string>([
    () => `/${noise()}/${noise()}`,
    () => `/v1/data/query/${noise()}?query=*`,
    () => `/v1/data/query/production?query=${noise()}[[[`,
    () => `/v1/data/query/production?query=${encodeURIComponent('('.repeat(1 + random.below(3000)))}`,
    () => `/v1/data/query/production?query=*&$x=${noise()}{`,
    () => '/v1/data/query/production',
    () => `/v1/data/listen/production?query=${noise()}((`,
    () => `/v1/data/doc/production/%E0%A4%zz${noise()}`,
    () => `/images/local/production/${noise()}`,
    () => `/images/..%2f..%2f${noise()}`,
    () => `/files/local/production/%2e%2e%2f%2e%2e%2fcontent.sqlite`,
    () => `/v1/auth/login/local?origin=${noise()}`,
    () => `/v1/auth/fetch?sid=${noise()}`,
    () => `/v${noise()}/ping`,
    () => `/v1/data/mutate/production/${noise()}`,
    () => `/v1/${'a/'.repeat(1 + random.below(500))}`,
    () => `/v1/data/history/production/${noise()}`,
  ])()
  return {
    method: random.pick(['GET', 'GET', 'GET', 'DELETE', 'PATCH', 'PUT', 'POST']),
    path,
    headers,
    isWrong: true,
  }
}

/** A caller who may not: wrong token, wrong page, wrong name. */
export function wrongCaller(random: Random, host: string): FuzzRequest {
  const text = random.bytes(1 + random.below(60)).toString('base64url')
  const headers = random.pick<Record<string, string>>([
    { host, authorization: `Bearer ${text}` },
    { host, authorization: text },
    { host, authorization: `Basic ${text}` },
    { host, origin: `http://${text}.example` },
    { host, origin: 'null' },
    { host: `${text}.example` },
    { host: `localhost.${text}.example:3900` },
    { host: `x@${host}` },
    { host: `${host}/v1/ping?` },
    { host: ':' },
    { host: '[::1' },
  ])
  const path = random.pick([
    '/v1/data/query/production?query=*',
    '/v1/users/me',
    '/v1/ping',
    '/v1/data/listen/production?query=*',
    '/v1/auth/providers',
  ])
  return { method: 'GET', path, headers, isWrong: true }
}

/** Bytes that no parser of HTTP should take for a request. */
export function brokenHttp(random: Random): Buffer {
  const line = 'GET /v1/ping HTTP/1.1\r\nHost: localhost\r\n'
  const post = 'POST /v1/data/mutate/production HTTP/1.1\r\nHost: localhost\r\n'
  return Buffer.from(
    random.pick<() => string>([
      () => random.bytes(1 + random.below(300)).toString('latin1'),
      () => `\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03${random.bytes(60).toString('latin1')}`,
      () => 'GET /v1/ping\r\n\r\n',
      () => 'GET /v1/ping HTTP/9.9\r\nHost: localhost\r\n\r\n',
      () => 'GET /v1/ping HTTP/1.1\r\n\r\n',
      () => `GET ${'/a'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      () => `${line}X: ${'y'.repeat(80_000)}\r\n\r\n`,
      () => `${line}${'a: b\r\n'.repeat(10_000)}\r\n`,
      () => `${line}Bad Header: x\r\n\r\n`,
      () => `${line}X: a\0b\r\n\r\n`,
      () => `${line.replace('/v1', 'http://evil.example/v1')}\r\n`,
      () => `${line.replace('GET', 'BREW')}\r\n`,
      () => `${line.replace('GET', 'TRACE')}\r\n`,
      () => `${line.replace('GET /v1/ping', 'CONNECT evil.example:80')}\r\n`,
      () => `${line.replace('GET /v1/ping', 'OPTIONS *')}\r\n`,
      () => `${post}Content-Length: -5\r\n\r\nx`,
      () => `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\nxx`,
      () => `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      () => `${post}Transfer-Encoding: chunked\r\n\r\nZZ\r\nxx\r\n`,
      () => `${post}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\nxx\r\n`,
      () => `${post}Expect: miracles\r\nContent-Length: 1\r\n\r\nx`,
      () => `${line}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    ])(),
    'latin1',
  )
}
