import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readStyles, restyle, splitStyles } from './styles.ts'

const folder = mkdtempSync(join(tmpdir(), 'em-miudos-styles-'))
afterAll(() => rmSync(folder, { recursive: true }))

const base = '@layer base{html{margin:0}}'
const rule = (name: string) => `@layer components{.${name}{color:red}.${name}:hover{color:blue}}`
/** More than it costs to have another sheet, packed or not. */
const box = `@layer components{.aaaaaa_box{background:url(data:,${randomBytes(1500).toString('hex')})}}`
const reaching = '@layer components{.bbbbbb_text>*+*{margin-top:1em}}'
/** As Turbopack writes them: a module on a line. */
const sheets = {
  'first.css': [base],
  'all.css': [
    ...['abcdef_early', '_1bcdef_list'].map(rule),
    reaching,
    box,
    ...['cccccc_table', 'dddddd_rare', 'eeeeee_nobody'].map(rule),
  ],
  'dynamic.css': [rule('ffffff_late')],
}
mkdirSync(join(folder, 'static/chunks'), { recursive: true })
for (const [name, lines] of Object.entries(sheets))
  writeFileSync(join(folder, 'static/chunks', name), lines.join('\n'))
mkdirSync(join(folder, 'server/app/detalhe-ativo/[codigo]'), { recursive: true })
mkdirSync(join(folder, 'server/chunks'))
writeFileSync(
  join(folder, 'server/app/detalhe-ativo/[codigo]/page.js'),
  'R.c("server/chunks/asset.js")\nmodule.exports=1',
)
writeFileSync(join(folder, 'server/chunks/asset.js'), 'const a="aaaaaa_box",b="dddddd_rare",c="ffffff_late"')

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css?dpl=a-1" data-precedence="next"/>`
const dynamic =
  '<link href="/_next/static/chunks/dynamic.css" rel="stylesheet" as="style" data-precedence="dynamic"/>'

function page(classes: string[], extra = '') {
  const body = classes.map((list) => `<p class="${list}"></p>`).join('')
  return `<html><head>${link('first')}${link('all')}</head><body>${extra}${body}</body></html>`
}

const island = '<div data-island="rate" data-code="LiveRate"></div>'
const list = '_1bcdef_list'
const pages = [
  page([list, 'aaaaaa_box abcdef_early']),
  page([list, 'aaaaaa_box'], island),
  page([list, 'aaaaaa_box', 'dddddd_rare', 'bbbbbb_text']),
  page([list, 'aaaaaa_box']),
  page([list, 'ffffff_late'], dynamic),
]

function sheetsOf(html: string): string[] {
  const found = Array.from(
    html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g),
    ([, href = '']) => href,
  )
  return found.map((href) => readFileSync(join(folder, href.replace('/_next', '')), 'utf8'))
}

test('a page has the rules that it and its islands use, what many need together, each in its order', () => {
  splitStyles(folder, pages, { LiveRate: ['cccccc_table'] })
  const styles = readStyles(folder)
  const restyled = (html: string) => restyle(html, styles) ?? ''
  const [plain = [], live = [], rare = [], alike = [], late = []] = pages.map((html) =>
    sheetsOf(restyled(html)),
  )
  // `early` stands before `box`, on the same element; `text` too, and reaches it: neither may come after it.
  const common = [base, rule('abcdef_early'), rule(list), reaching, box].join('\n')
  expect(plain).toEqual([common])
  expect(live).toEqual([common, rule('cccccc_table')])
  expect(rare).toEqual([common, rule('dddddd_rare')])
  expect(alike).toEqual(plain)
  // It needs so little of that sheet that it has the other one, of what all need.
  expect(late).toEqual([[base, rule(list)].join('\n'), rule('ffffff_late')])
  const html = restyled(pages[4] ?? '')
  expect(html).not.toContain('/chunks/')
  expect(restyle(html, styles)).toBe(html)

  // An asset's page is drawn later: it comes with what its route may draw with.
  const asset = restyled(
    page([list, 'ffffff_late'], link('dynamic')).replace('ffffff_late', 'aaaaaa_box dddddd_rare ffffff_late'),
  )
  expect(sheetsOf(asset)).toEqual([common, ['dddddd_rare', 'ffffff_late'].map(rule).join('\n')])

  // Modules that no page of the build has together come with all others; a page with an unknown sheet stays as it is.
  const others = ['cccccc_table', 'dddddd_rare', 'eeeeee_nobody', 'ffffff_late'].map(rule).join('\n')
  expect(sheetsOf(restyled(page(['aaaaaa_box eeeeee_nobody'])))).toEqual([common, others])
  expect(restyle(page([list], link('new')), styles)).toBeUndefined()

  // Finished pages have none of Next's sheets: the list of the build stays.
  splitStyles(folder, [html], {})
  expect(readStyles(folder)).toEqual(styles)
})
