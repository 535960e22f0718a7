import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slotNames } from './slots.ts'

const web = new URL('..', import.meta.url).pathname

const sources = ['app', 'content'].flatMap((folder) =>
  readdirSync(`${web}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file))
    .map((file) => ({ file, source: readFileSync(`${web}${folder}/${file}`, 'utf8') })),
)
const placeAds = readFileSync(`${web}ads/place-ads.ts`, 'utf8')

test('every place stands on a page', () => {
  const standing = slotNames.filter(
    (slot) =>
      placeAds.includes(`adBreak('${slot}')`) ||
      sources.some(({ source }) => source.includes(`<AdSlot slot="${slot}"`)),
  )
  expect(standing).toEqual(slotNames)
})

test('none stands where it must not: frame of the site, legal texts, contact, errors, offline', () => {
  const forbidden =
    /^(layout|not-found|error|global-error)\.tsx$|^(_shell|contato|politica-privacidade|termos-uso|offline|endereco-removido|indisponivel)\/|not-found/
  const wrong = sources.filter(({ file, source }) => forbidden.test(file) && source.includes('AdSlot'))
  expect(wrong.map(({ file }) => file)).toEqual([])
})
