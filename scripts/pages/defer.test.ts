import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { menuScript } from '#web/app/_frame/inline-scripts.ts'
import { finishPages } from './build.ts'
import { defer } from './defer.ts'
import { finishPage } from './finish.ts'
import type { Islands } from './islands.ts'
import { loader } from './loader.ts'
import { pagePolicy } from './policy.ts'

const folder = mkdtempSync(join(tmpdir(), 'em-miudos-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const polyfill = '<script src="/_next/static/chunks/0cz1d0mv5g_q7.js" noModule=""></script>'
const bootstrap =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>'
const flight =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:\\"$Sreact\\""])</script>'
const late = '<div hidden id="S:0"><form></form></div><script>$RC("B:0","S:0")</script>'
const own = `<script>${menuScript}</script>`

type Parts = { mark?: string; main?: string; extra?: string; query?: string }

/** As Next 16.4 writes a page. */
function page({ mark = ' data-defer=""', main = '', extra = '', query = '' }: Parts = {}) {
  const chunk = (name: string) => `/_next/static/chunks/${name}.js${query}`
  return [
    `<!DOCTYPE html><html lang="pt-BR"${mark}><head>`,
    `<link rel="preload" as="script" fetchPriority="low" href="${chunk('20n_drg1zb0_1')}"/>`,
    `<script src="${chunk('3dagq3020n5fe')}" async=""></script>`,
    `<script src="${chunk('turbopack-077hmt')}" async=""></script>${extra}`,
    `<script async="" type="module" src="/anuncios.js"></script>`,
    `<link rel="preload" href="${chunk('0form~x')}" as="script" fetchPriority="low"/>`,
    `${polyfill}</head><body>${main}${own}${bootstrap}`,
    `<script src="${chunk('20n_drg1zb0_1')}" async=""></script>${flight}</body></html>`,
  ].join('')
}

const island = '<div data-island="calculator" data-code="cdb" data-when="idle"></div>'
const files = ['/_next/static/ilhas/cdb-1.js', '/_next/static/ilhas/react-2.js']
const islands: Islands = {
  codes: { cdb: files, LiveRate: ['/_next/static/ilhas/LiveRate-3.js', '/_next/static/ilhas/react-2.js'] },
  classes: {},
  common: ['/_next/static/ilhas/react-2.js'],
  sets: {},
}

test('a page without islands keeps no script of the framework, and every other one', () => {
  expect(defer(page(), islands)).toBe(
    `<!DOCTYPE html><html lang="pt-BR" data-defer=""><head><script async="" type="module" src="/anuncios.js"></script></head><body>${own}</body></html>`,
  )
})

test('a page with islands names their files, each once, whatever the build is called', () => {
  const rate = '<span data-island="rate" data-code="LiveRate"></span>'
  for (const query of ['', '?dpl=abc-12']) {
    const html = defer(page({ main: island + rate + rate, query }), islands)
    const later = /<script type="application\/json" id="later">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(later)).toEqual([...files, '/_next/static/ilhas/LiveRate-3.js'])
    expect(html).not.toMatch(/_next\/static\/chunks|__next_f|TURBOPACK/)
    for (const kept of [island, own, loader]) expect(html).toContain(kept)
  }
})

test('a part of the page that came late is in its place, and without it the page loads as it always did', () => {
  const place = '<!--$?--><template id="B:0"></template><p>Carregando...</p><!--/$-->'
  const html = defer(page({ main: place + late }), islands)
  expect(html).toContain('<body><!--$--><form></form><!--/$-->')
  expect(html).not.toMatch(/Carregando|\$RC/)
  const unknown = page({ main: place })
  expect(defer(unknown, islands)).toBe(unknown)
})

test('what was rewritten is not rewritten again', () => {
  for (const main of ['', island]) {
    const html = defer(page({ main }), islands)
    expect(defer(html, islands)).toBe(html)
    expect(html).not.toBe(page({ main }))
  }
})

test('a page that is not exactly as known stays as it is', () => {
  const unknown = [
    page({ extra: '<script src="/_next/static/chunks/1.js" async="" crossorigin=""></script>' }),
    page({ extra: '<link rel="preload" as="script" href="/_next/static/chunks/1.js"/>' }),
    page().replace('</body>', ''),
    page({ main: '<script nonce="a">self.__next_f.push([1])</script>' }),
    page().replaceAll('self.__next_f', 'self.__next_g'),
    page({ main: '<div data-island="new" data-code="unknown"></div>' }),
    page({ main: '<div data-island="new"></div>' }),
    page({ mark: '' }),
    page({ mark: ' id="__next_error__"' }),
  ]
  for (const html of unknown) expect(defer(html, islands)).toBe(html)
})

test('a finished page stays finished', () => {
  const finished = finishPage(
    { html: page({ main: island }), headers: { 'x-next-cache-tags': 'content' } },
    { islands, styles: undefined },
  )
  expect(finished.headers).toEqual({
    'x-next-cache-tags': 'content',
    'content-security-policy': pagePolicy(finished.html),
  })
  expect(finishPage(finished, { islands, styles: undefined })).toEqual(finished)
})

test('a page with a sheet that no page of the build has keeps the framework: its islands have other names of classes', () => {
  const sheet = '<link rel="stylesheet" href="/_next/static/chunks/novo.css"/>'
  const noSheets = { sheets: {}, names: [], codes: {}, commons: [], sets: {}, sizes: {} }
  const html = page({ main: sheet + island })
  expect(finishPage({ html, headers: {} }, { islands, styles: noSheets }).html).toBe(html)
  expect(finishPage({ html, headers: {} }, { islands, styles: undefined }).html).not.toBe(html)
})

test('the build finishes each page, and fails when a marked one still loads the framework or has a foreign script', () => {
  const app = join(folder, 'server/app/blog')
  mkdirSync(app, { recursive: true })
  writeFileSync(join(app, 'texto.html'), page())
  writeFileSync(join(app, 'texto.meta'), JSON.stringify({ status: 200, headers: { 'x-tag': 'a' } }))
  writeFileSync(join(app, 'erro.html'), page({ mark: '' }))
  writeFileSync(join(folder, 'islands.json'), JSON.stringify({ ...islands, codes: {} }))
  finishPages(folder)
  expect(readFileSync(join(app, 'texto.html'), 'utf8')).toBe(defer(page(), islands))
  expect(JSON.parse(readFileSync(join(app, 'texto.meta'), 'utf8'))).toMatchObject({
    status: 200,
    headers: { 'x-tag': 'a', 'content-security-policy': pagePolicy(defer(page(), islands)) },
  })
  writeFileSync(join(app, 'novo.html'), page().replaceAll(' async=""', ' defer=""'))
  expect(() => finishPages(folder)).toThrow('blog/novo.html')
  writeFileSync(join(app, 'novo.html'), page({ main: '<script>alert(1)</script>' }))
  expect(() => finishPages(folder)).toThrow('blog/novo.html')
})
