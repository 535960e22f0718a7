import { expect, test } from 'vitest'
import { createStreamShards } from './stream-shards.ts'

const path = '/v1/data/listen/production?query=*'
const editor = { userId: 'editor', mayWrite: true }

function issue(now = () => 0) {
  const shards = createStreamShards([], now)
  const url = new URL(`http://local.localhost:3900${path}`)
  const response = shards.redirect(
    new Request(url, { headers: { origin: 'http://localhost:3333' } }),
    url,
    editor,
  )
  return { shards, response, target: new URL(response?.headers.get('location') ?? '') }
}

test('sends a browser to a host of its own, with a ticket', () => {
  const { response, target } = issue()
  expect(response?.status).toBe(307)
  expect(response?.headers.get('cache-control')).toBe('no-store')
  expect(target.host).toBe('sse1.localhost:3900')
})

test('the ticket stands for the caller once', () => {
  const { shards, target } = issue()
  expect(shards.holdsTicket(target)).toBe(true)
  expect(shards.redeem(target)).toEqual(editor)
  expect(shards.redeem(target)).toBeUndefined()
})

test('not for another query, not on another host, not later', () => {
  let now = 0
  const { shards, target } = issue(() => now)
  const other = new URL(target)
  other.searchParams.set('query', '*[_id in path("drafts.**")]')
  const elsewhere = new URL(target)
  elsewhere.hostname = 'localhost'
  expect(shards.redeem(other)).toBeUndefined()
  expect(shards.redeem(elsewhere)).toBeUndefined()
  now = 15_001
  expect(shards.redeem(target)).toBeUndefined()
})

test('servers, which send no Origin, stay where they are', () => {
  const url = new URL(`http://localhost:3900${path}`)
  expect(createStreamShards([]).redirect(new Request(url), url, editor)).toBeNull()
})

test('a name without subdomains gets the extra ports in turn, and the ticket holds only there', () => {
  const shards = createStreamShards([3901, 3902])
  const url = new URL(`http://redacao.lan:3900${path}`)
  const request = new Request(url, { headers: { origin: 'http://redacao.lan:3333' } })
  const next = () => new URL(shards.redirect(request, url, editor)?.headers.get('location') ?? '')
  const [first, second, third] = [next(), next(), next()]
  expect([first, second, third].map(({ host }) => host)).toEqual([
    'redacao.lan:3901',
    'redacao.lan:3902',
    'redacao.lan:3901',
  ])
  const back = new URL(first)
  back.port = '3900'
  expect(shards.redeem(back)).toBeUndefined()
  expect(shards.redeem(first)).toEqual(editor)
  expect(shards.redirect(request, second, editor)).toBeNull()
})

test('a name without subdomains and without extra ports stays where it is', () => {
  const url = new URL(`http://redacao.lan:3900${path}`)
  const request = new Request(url, { headers: { origin: 'http://redacao.lan:3333' } })
  expect(createStreamShards([]).redirect(request, url, editor)).toBeNull()
})

test('tickets that nobody redeems do not pile up', () => {
  const shards = createStreamShards([])
  const url = new URL(`http://localhost:3900${path}`)
  const request = new Request(url, { headers: { origin: 'http://localhost:3333' } })
  const next = () => new URL(shards.redirect(request, url, editor)?.headers.get('location') ?? '')
  const first = next()
  for (let count = 0; count < 10_000; count++) next()
  expect(shards.redeem(first)).toBeUndefined()
  expect(shards.redeem(next())).toEqual(editor)
})
