import { XMLParser } from 'fast-xml-parser'
import { textOf } from './ask.ts'
import {
  all,
  answers,
  expectation,
  hasHeader,
  isText,
  isXml,
  jsonOf,
  marker,
  repeatsNot,
} from './expectations.ts'
import { type Category, probe } from './probe.ts'

/** Every address in a sitemap or feed is one of this site, by one name, and the first few are there. */
const leadsToPages = (pattern: RegExp) =>
  expectation('ter endereços de um só site, que abrem', async (answer, ask) => {
    const found = Array.from(
      textOf(answer).matchAll(pattern),
      ([, address = '']) => new URL(address.replaceAll('&amp;', '&')),
    )
    const names = new Set(found.map(({ origin }) => origin))
    if (found.length === 0 || names.size !== 1) return `${found.length} endereços em ${[...names].join(', ')}`
    for (const { pathname, search } of found.slice(0, 5)) {
      const { status } = await ask({ path: pathname + search })
      if (status !== 200) return `${pathname}${search}: ${status}`
    }
    return undefined
  })

const oneCalendar = isText(
  'text/calendar',
  /^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT[\s\S]*END:VCALENDAR\r\n$/,
)

const agree = expectation('ter os mesmos artigos que o RSS', async (answer, ask) => {
  const items = jsonOf(answer)?.items
  const rss: unknown = new XMLParser().parse(textOf(await ask({ path: '/blog/rss.xml' })))
  const inRss = JSON.stringify(rss).match(/"link":"[^"]+\/blog\/[^"]+"/g)?.length
  return Array.isArray(items) && items.length > 0 && items.length === inRss ? undefined : `${inRss} no RSS`
})

const isManifest = expectation('ter nome e ícones que abrem', async (answer, ask) => {
  const { name, icons } = jsonOf(answer) ?? {}
  if (!name || !Array.isArray(icons) || icons.length === 0) return `veio ${answer.status}`
  for (const { src } of icons) {
    const { status, headers } = await ask({ path: src })
    if (status !== 200 || !headers['content-type']?.startsWith('image/')) return `${src}: ${status}`
  }
  return undefined
})

const expiresLater = expectation('valer até um dia que vem', (answer) => {
  const until = Date.parse(/^Expires: (.*)$/m.exec(textOf(answer))?.[1] ?? '')
  return until > Date.now() ? undefined : `vale até ${until}`
})

const alert = '/alertas-cambio/feed.xml?par=USD-BRL'
const is400 = all(answers(400), hasHeader('content-type', /^text\/plain/), repeatsNot(marker))

export const feeds: Category = {
  name: 'listas para programas',
  probes: [
    probe('índice de mapas', '/sitemap.xml', isXml('sitemapindex')),
    probe(
      'mapa das páginas fixas',
      '/sitemap-0.xml',
      all(isXml('urlset'), leadsToPages(/<loc>([^<]+)<\/loc>/g)),
    ),
    probe(
      'mapa do que a redação escreve',
      '/server-sitemap.xml',
      all(isXml('urlset'), leadsToPages(/<loc>([^<]+)<\/loc>/g)),
    ),
    probe('RSS', '/blog/rss.xml', all(isXml('rss'), leadsToPages(/<item>.*?<link>([^<]+)<\/link>/gs))),
    probe('Atom', '/blog/atom.xml', all(isXml('feed'), leadsToPages(/<entry>.*?href="([^"]+)"/gs))),
    probe('JSON Feed', '/blog/feed.json', agree),
    probe('regras que mudaram', '/api/regras/feed.xml', isXml('feed')),
    probe('alerta', `${alert}&acima=0.01`, isXml('feed')),
    probe('alerta negativo', `${alert}&acima=-1`, is400),
    probe('alerta com marcação', `${alert}&acima=<b>${marker}`, is400),
    probe('alerta de um par que não há', '/alertas-cambio/feed.xml?par=XXX-YYY&acima=1', is400),
    probe('alerta até um dia que não há', `${alert}&acima=1&ate=2026-99-99`, is400),
    probe('lembrete', '/alertas-cambio/lembrete.ics?dia=2030-12-20', oneCalendar),
    probe('lembrete com linha a mais', `/alertas-cambio/lembrete.ics?dia=2030-12-20%0d%0a${marker}`, is400),
    probe('lembrete sem dia', '/alertas-cambio/lembrete.ics', is400),
    probe('feriados', '/status-mercado/feriados.ics', oneCalendar),
    probe('robots.txt', '/robots.txt', isText('text/plain', /Sitemap: https?:\/\/[^\s]+\/sitemap\.xml/)),
    probe('ads.txt', '/ads.txt', isText('text/plain', /^\S+, \S+, DIRECT, \S+\n/)),
    probe(
      'security.txt',
      '/.well-known/security.txt',
      all(isText('text/plain', /^Contact: mailto:\S+@/), expiresLater),
    ),
    probe('manifesto', '/manifest.webmanifest', isManifest),
    probe(
      'endereços para o servidor',
      '/enderecos.json',
      expectation('listar páginas e endereços antigos', (answer) => {
        const { pages, old } = jsonOf(answer) ?? {}
        return Array.isArray(pages) && Array.isArray(old) ? undefined : `veio ${answer.status}`
      }),
    ),
  ],
}
