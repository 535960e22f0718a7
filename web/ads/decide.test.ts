import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pick, unseen } from '../public/anuncios.js'
import { type AdsContent, type Campaign, type Creative, decideAds, type Visit } from './decide.ts'

const creative = (id: string, extra: Partial<Creative> = {}): Creative => ({
  id,
  code: `peca-${id}`,
  kind: 'direct',
  href: 'https://anunciante.example/oferta',
  headline: 'Conta sem tarifa',
  text: 'Veja as condições no site.',
  cta: null,
  image: null,
  createdBy: 'Ana',
  approvedBy: 'Bruno',
  advertiser: null,
  disclosure: null,
  ...extra,
})

const house = creative('casa', { kind: 'house', href: '/calculadoras' })

const campaign = (extra: Partial<Campaign> = {}): Campaign => ({
  code: 'verao',
  from: '2026-11-01T03:00:00.000Z',
  to: '2026-12-01T03:00:00.000Z',
  creatives: [{ id: 'a', weight: 100 }],
  includePages: [],
  excludePages: [],
  categories: [],
  tags: [],
  device: 'any',
  weekdays: [],
  fromHour: null,
  toHour: null,
  ...extra,
})

const content = (extra: Partial<AdsContent> = {}): AdsContent => ({
  enabled: true,
  networkClient: null,
  slots: [
    {
      place: 'home-meio',
      enabled: true,
      provider: 'own',
      creatives: [{ id: 'a', weight: 50 }],
      houseFallback: 'casa',
      minHeight: 250,
      lazyMargin: 200,
      frequency: 1,
    },
  ],
  creatives: [creative('a'), house],
  campaigns: [campaign()],
  ...extra,
})

const slotWith = (extra: Partial<AdsContent['slots'][number]>) =>
  content().slots.map((slot) => ({ ...slot, ...extra }))

const visit: Visit = { page: '/', category: '', tags: [], device: 'narrow' }
/** A Sunday, 12:30 in Brasília. */
const noon = Date.parse('2026-11-22T15:30:00.000Z')

function shown(given: AdsContent, asked: Partial<Visit> = {}, now = noon): string[] | undefined {
  const served = decideAds(given, { ...visit, ...asked }, ['home-meio'], now)['home-meio']
  return served?.choices.map(({ creative }) => creative)
}

test('nothing when the site, or the place, is switched off, or the page has no such place', () => {
  expect(decideAds(content({ enabled: false }), visit, ['home-meio'], noon)).toEqual({})
  expect(shown(content({ slots: slotWith({ enabled: false }) }))).toBeUndefined()
  expect(decideAds(content(), visit, ['rodape'], noon)).toEqual({})
})

test.each<[string, Partial<Campaign>, Partial<Visit>, boolean]>([
  ['in its time', {}, {}, true],
  ['before it', { from: '2026-11-22T15:30:00.001Z' }, {}, false],
  ['in its first instant', { from: '2026-11-22T15:30:00.000Z' }, {}, true],
  ['in the instant of its end', { to: '2026-11-22T15:30:00.000Z' }, {}, false],
  ['on its page', { includePages: ['/', '/blog'] }, {}, true],
  ['on another page', { includePages: ['/blog'] }, {}, false],
  ['in an article of the blog', { includePages: ['/blog'] }, { page: '/blog/iof' }, true],
  ['not below another page', { includePages: ['/'] }, { page: '/blog' }, false],
  ['excluded counts more', { includePages: ['/'], excludePages: ['/'] }, {}, false],
  ['in its category', { categories: ['impostos'] }, { category: 'impostos' }, true],
  ['outside its category', { categories: ['impostos'] }, {}, false],
  ['with one of its tags', { tags: ['iof', 'pix'] }, { tags: ['pix'] }, true],
  ['with none of them', { tags: ['iof'] }, { tags: ['pix'] }, false],
  ['on its screen', { device: 'narrow' }, {}, true],
  ['on another screen', { device: 'wide' }, {}, false],
  ['on its weekday', { weekdays: [0, 6] }, {}, true],
  ['on another weekday', { weekdays: [1] }, {}, false],
  ['in its hours', { fromHour: 12, toHour: 13 }, {}, true],
  ['after its hours', { toHour: 12 }, {}, false],
  ['before its hours', { fromHour: 13 }, {}, false],
])('a campaign %s', (_, targeting, asked, isShown) => {
  const given = content({ campaigns: [campaign(targeting)] })
  expect(shown(given, asked)).toEqual([isShown ? 'peca-a' : 'peca-casa'])
})

test('a creative without a campaign always counts; one of two campaigns counts through each that is live', () => {
  expect(shown(content({ campaigns: [] }))).toEqual(['peca-a'])
  const past = campaign({ code: 'passada', to: '2026-11-02T03:00:00.000Z' })
  const two = decideAds(content({ campaigns: [past, campaign()] }), visit, ['home-meio'], noon)['home-meio']
  expect(two?.choices.map(({ href }) => URL.parse(href)?.searchParams.get('utm_campaign'))).toEqual(['verao'])
})

test.each<[string, Partial<Creative>]>([
  ['nobody approved', { approvedBy: null }],
  ['its maker approved', { approvedBy: ' ana ' }],
  ['has no secure address', { href: 'http://anunciante.example' }],
  ['would run something', { href: 'javascript:alert(1)' }],
])('a creative that %s never shows', (_, extra) => {
  expect(shown(content({ creatives: [creative('a', extra), house] }))).toEqual(['peca-casa'])
})

test('without a house piece that counts, the place keeps the line of its page', () => {
  expect(
    shown(content({ campaigns: [campaign({ to: campaign().from })], creatives: [creative('a')] })),
  ).toBeUndefined()
  const leadsOut = creative('casa', { kind: 'house', href: '//fora.example' })
  expect(
    shown(content({ campaigns: [campaign({ to: campaign().from })], creatives: [leadsOut] })),
  ).toBeUndefined()
})

test('a page does not lead to itself', () => {
  const own = content({ campaigns: [campaign({ to: campaign().from })] })
  expect(shown(own)).toEqual(['peca-casa'])
  expect(shown(own, { page: '/calculadoras' })).toBeUndefined()
})

test('links that lead out say where the reader came from; the house’s stay plain', () => {
  const [first] = decideAds(content(), visit, ['home-meio'], noon)['home-meio']?.choices ?? []
  expect(Object.fromEntries(new URL(String(first?.href)).searchParams)).toEqual({
    utm_source: 'emmiudos',
    utm_medium: 'banner',
    utm_campaign: 'verao',
    utm_content: 'home-meio-peca-a',
  })
  const [own] =
    decideAds(content({ creatives: [house] }), visit, ['home-meio'], noon)['home-meio']?.choices ?? []
  expect(own).toMatchObject({ own: true, href: '/calculadoras' })
})

test('a network is served only where one is configured, and never to a place of our own', () => {
  const network = (given: AdsContent) => decideAds(given, visit, ['home-meio'], noon)['home-meio']?.network
  expect(network(content({ networkClient: 'ca-pub-1' }))).toBeUndefined()
  expect(network(content({ slots: slotWith({ provider: 'network' }) }))).toBeUndefined()
  expect(
    network(content({ networkClient: 'ca-pub-1', slots: slotWith({ provider: 'network' }) })),
  ).toMatchObject({ client: 'ca-pub-1', house: { creative: 'peca-casa' } })
})

test('weights of place and campaign multiply, and none of them is lost', () => {
  const given = content({
    creatives: [creative('a'), creative('b'), creative('c'), house],
    slots: slotWith({
      creatives: [
        { id: 'a', weight: 60 },
        { id: 'b', weight: 40 },
        { id: 'c', weight: 0 },
      ],
    }),
    campaigns: [campaign({ creatives: [{ id: 'b', weight: 50 }] })],
  })
  const served = decideAds(given, visit, ['home-meio'], noon)['home-meio']
  expect(served?.choices.map(({ creative, weight }) => [creative, weight])).toEqual([
    ['peca-a', 60],
    ['peca-b', 20],
  ])
})

/** Numbers of a known seed, as `Math.random` gives them: mulberry32. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('over 10,000 draws each piece gets its share, within 2 points', () => {
  const random = seeded(20_261_122)
  const choices = [60, 30, 10].map((weight) => ({ creative: `p${weight}`, weight }))
  const drawn = Array.from({ length: 10_000 }, () => pick(choices, random())?.weight)
  for (const { weight } of choices) {
    const share = drawn.filter((each) => each === weight).length / 100
    expect(Math.abs(share - weight)).toBeLessThanOrEqual(2)
  }
})

test('a draw always gives one with weight', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 })
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(weights, random, (given, number) => {
      fc.pre(given.some((weight) => weight > 0))
      const choices = given.map((weight, index) => ({ creative: `p${index}`, weight }))
      expect(pick(choices, number)?.weight).toBeGreaterThan(0)
    }),
  )
})

test('a piece comes as often on a page as the place allows, unless there is no other', () => {
  const choices = [
    { creative: 'a', weight: 1 },
    { creative: 'b', weight: 1 },
  ]
  expect(unseen(choices, new Map([['a', 1]]), 1)).toEqual([choices[1]])
  expect(unseen(choices, new Map([['a', 1]]), 2)).toEqual(choices)
  expect(unseen(choices.slice(0, 1), new Map([['a', 1]]), 1)).toEqual([choices[0]])
})

test('a piece of the house says what is done on its page', () => {
  const own = { ...house, cta: 'Somar a viagem' }
  const served = decideAds(content({ creatives: [own], campaigns: [] }), visit, ['home-meio'], noon)
  expect(served['home-meio']?.choices).toMatchObject([
    { creative: 'peca-casa', own: true, cta: 'Somar a viagem' },
  ])
})

test.each([
  [{ advertiser: 'Banco Exemplo' }, 'Anunciante: Banco Exemplo'],
  [
    { kind: 'affiliate', advertiser: 'Banco', disclosure: 'recebemos se você contratar' },
    'Anunciante: Banco · recebemos se você contratar',
  ],
  [{}, null],
  [{ kind: 'house', href: '/calculadoras', advertiser: 'Ninguém' }, null],
] as const)('a piece with %j says who pays: %s', (fields, says) => {
  const served = decideAds(content({ creatives: [creative('a', fields), house] }), visit, ['home-meio'], noon)
  expect(served['home-meio']?.choices[0]?.disclosure ?? null).toBe(says)
})
