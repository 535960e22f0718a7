import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'

/** The most that a page may weigh, in kilobytes of 1000; all but `html` compressed with gzip, file by file. */
type Budget = { html: number; sent: number; style: number; script: number }

/**
 * By kind of page. `html` and `sent` are the document as it is and as it is sent; `style` and `script` what it loads, the
 * files of its `later` block among them. Each stands a little above what the page weighs now: who makes a page lighter
 * lowers its line, who needs more says why.
 */
const budgets: Record<string, Budget> = {
  '/': { html: 56, sent: 16, style: 19, script: 130 },
  '/blog': { html: 42, sent: 11, style: 18, script: 0 },
  '/blog/formulas-calculadoras-excel': { html: 76, sent: 22, style: 20, script: 108 },
  '/termos-uso': { html: 30, sent: 11, style: 20, script: 0 },
  '/calculadoras': { html: 48, sent: 13, style: 18, script: 84 },
  '/status-mercado': { html: 56, sent: 14, style: 18, script: 105 },
  '/juros-compostos': { html: 55, sent: 16, style: 19, script: 108 },
  '/rescisao-trabalhista': { html: 68, sent: 19, style: 19, script: 117 },
  '/dolar-hoje': { html: 99, sent: 24, style: 19, script: 133 },
  '/euro-hoje': { html: 103, sent: 25, style: 19, script: 133 },
  '/bitcoin-hoje': { html: 99, sent: 25, style: 19, script: 134 },
  '/acoes': { html: 101, sent: 26, style: 19, script: 93 },
  '/criptomoedas': { html: 66, sent: 19, style: 19, script: 111 },
  '/detalhe-ativo?codigo=PETR4': { html: 86, sent: 23, style: 19, script: 115 },
  '/investimentos/tesouro-direto': { html: 80, sent: 21, style: 20, script: 111 },
  '/contato': { html: 26, sent: 10, style: 20, script: 105 },
  '/nao-existe': { html: 29, sent: 10, style: 18, script: 83 },
}

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length

const framework = /<script(?![^>]* noModule="")[^>]* src="(\/_next\/[^"]+)"/g
const later = /<script type="application\/json" id="later">([^<]*)<\/script>/
const sheet = /<link (?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"/g

/** The classes of style modules that are in the document, which write `Hash_name`. */
function moduleClasses(html: string): string[] {
  const markup = html.replaceAll(/<script.*?<\/script>/gs, '')
  const names = Array.from(markup.matchAll(/ class="([^"]*)"/g)).flatMap(([, list = '']) => list.split(' '))
  return [...new Set(names)].filter((name) => /^[\w-]{6,7}_\w+$/.test(name))
}

async function textsOf(request: APIRequestContext, addresses: Iterable<string>): Promise<string[]> {
  const answers = await Promise.all([...new Set(addresses)].map((address) => request.get(address)))
  expect(answers.filter((answer) => !answer.ok()).map((answer) => answer.url())).toEqual([])
  return Promise.all(answers.map((answer) => answer.text()))
}

async function weigh(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const found = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, address = '']) => address)
  const styles = await textsOf(request, found(sheet))
  const scripts = await textsOf(request, [
    ...found(framework),
    ...(JSON.parse(later.exec(html)?.[1] ?? '[]') as string[]),
  ])
  const sum = (texts: string[]) => texts.reduce((bytes, text) => bytes + gzipped(text), 0)
  const weight: Budget = {
    html: Buffer.byteLength(html) / 1000,
    sent: gzipped(html) / 1000,
    style: sum(styles) / 1000,
    script: sum(scripts) / 1000,
  }
  const rules = styles.join('')
  return { path, weight, unstyled: moduleClasses(html).filter((name) => !rules.includes(`.${name}`)) }
}

// The names of a budget.
const measures = ['html', 'sent', 'style', 'script'] as const

test('no page weighs more than its kind may, and none lacks a style', async ({ request }) => {
  const pages = await Promise.all(Object.keys(budgets).map((path) => weigh(request, path)))
  console.log(
    pages
      .map(
        ({ path, weight }) =>
          `  ${path}: ${measures.map((name) => `${name} ${weight[name].toFixed(1)}`).join(', ')}`,
      )
      .join('\n'),
  )
  const over = pages.flatMap(({ path, weight }) =>
    measures
      .filter((name) => weight[name] > (budgets[path]?.[name] ?? 0))
      .map((name) => `${path}: ${name} ${weight[name].toFixed(1)} kB`),
  )
  expect(over).toEqual([])
  expect(pages.filter(({ unstyled }) => unstyled.length > 0)).toEqual([])
})
