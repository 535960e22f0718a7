import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shortClasses, shortenPage, shortenRules } from './class-names.ts'

const folder = mkdtempSync(join(tmpdir(), 'em-miudos-class-names-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'static/chunks'), { recursive: true })

const many = Array.from({ length: 5000 }, (_, index) => `Hn5DKG_class${index}`)
const css = [
  '.container{margin:0 .5rem}',
  '.l1cmCq_header>.container,.t91-ga_scroll .l1cmCq_header:not(.l1cmCq_menuButton){animation:N9fJyW_coin 1s}',
  '._5G3xsq_guide::before{content:"._5G3xsq"}',
  many.map((name) => `.${name}{margin:0}`).join(''),
].join('\n')
writeFileSync(join(folder, 'static/chunks/a.css'), css)
const short = shortClasses(folder)

test('every class of a module has a short name of its own, which no class of the site itself can have', () => {
  const names = Object.values<string>(short)
  expect(names).toHaveLength(5004)
  expect(new Set(names).size).toBe(5004)
  for (const name of names) expect(name).toMatch(/^[A-Z][a-zA-Z\d]{2,4}$/)
})

test('rules and pages have them alike, and nothing else is touched', () => {
  const { l1cmCq_header: header, l1cmCq_menuButton: button, 't91-ga_scroll': scroll } = short
  expect(shortenRules(css, short).split('\n').slice(0, 3)).toEqual([
    '.container{margin:0 .5rem}',
    `.${header}>.container,.${scroll} .${header}:not(.${button}){animation:N9fJyW_coin 1s}`,
    `.${short._5G3xsq_guide}::before{content:"._5G3xsq"}`,
  ])
  const html =
    '<p class="container l1cmCq_header" id="l1cmCq_header">l1cmCq_header<svg class="t91-ga_scroll"></svg></p>'
  expect(shortenPage(html, short)).toBe(
    `<p class="container ${header}" id="l1cmCq_header">l1cmCq_header<svg class="${scroll}"></svg></p>`,
  )
})

test('one more class in a module, or one more module behind it, changes no name of the others', () => {
  writeFileSync(join(folder, 'static/chunks/b.css'), '.l1cmCq_zebra{margin:0}.zzzzzz_last{margin:0}')
  expect(shortClasses(folder)).toMatchObject(short)
})
