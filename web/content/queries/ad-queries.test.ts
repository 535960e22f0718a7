import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { documents } from '#scripts/seed/documents.ts'
import { decideAds, type Visit } from '#web/ads/decide.ts'
import { slotNames } from '#web/ads/slots.ts'
import type { AdsResult } from '#web/content/sanity.types.ts'
import { adsQuery, partnersQuery } from './ad-queries.ts'
import { tagsOf } from './tags.ts'

async function answer<T>(query: string, dataset: object[]): Promise<T> {
  return (await evaluate(parse(query), { dataset })).get()
}

const partner = {
  _id: 'partner-x',
  _type: 'affiliatePartner',
  name: 'Banco',
  domains: ['banco.example'],
  disclosureText: 'Publicidade · recebemos se você contratar',
}
const sponsored = {
  ...documents.find(({ _type }) => _type === 'adCreative'),
  _id: 'ad-creative-x',
  kind: 'affiliate',
  partner: { _type: 'reference', _ref: partner._id },
}
/** Switched off: without its document the switch is on. */
const settings = { _id: 'site-settings', _type: 'siteSettings', adsEnabled: false }
const others = documents.filter(({ _type }) => _type !== 'siteSettings')
const all = [...others, settings, partner, sponsored]

test.each(['adSlot', 'adCreative', 'campaign', 'affiliatePartner', 'siteSettings'])(
  'a changed %s expires what is read of the places, and no page',
  async (_type) => {
    const without = all.filter((document) => document._type !== _type)
    expect(await answer(adsQuery.groq, without)).not.toEqual(await answer(adsQuery.groq, all))
    const tags = tagsOf({ _type, onlyAds: true })
    expect(tags).toHaveLength(1)
    expect(adsQuery.tags({})).toContain(tags[0])
  },
)

test('texts subscribe to partners alone: a new advertisement makes none of them anew', async () => {
  expect(await answer(partnersQuery.groq, all)).toHaveLength(1)
  expect(partnersQuery.tags({})).toEqual(['partners'])
})

test('every place of the pages has its document, and pieces of the house that lead to pages', async () => {
  const content = await answer<AdsResult>(adsQuery.groq, documents)
  const visit: Visit = { page: '/dolar-hoje', category: '', tags: [], device: 'narrow' }
  const creatives = content.creatives.map((creative) => ({ ...creative, image: null }))
  const served = decideAds({ ...content, creatives }, visit, slotNames, Date.parse('2026-11-22T15:00:00Z'))
  expect(Object.keys(served).toSorted()).toEqual([...slotNames].toSorted())
  const choices = Object.values(served).flatMap(({ choices }) => choices)
  expect(choices.every(({ own, href }) => own && href.startsWith('/'))).toBe(true)
  expect(served['cotacao-apos-nota']?.choices.map(({ creative }) => creative)).toContain('casa-fim-de-ano')
})
