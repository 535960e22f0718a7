import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'

/** The most that a page may weigh, in kilobytes of 1000: `html` as it is, all else as it is sent to today's browsers. */
type Budget = { html: number; sent: number; style: number; script: number }

/**
 * By kind of page. `html` and `sent` are the document, with gzip; `style` and `script` what it loads, with Brotli, the
 * files of its `later` block among them. Each stands a little above what the page weighs now: who makes a page lighter
 * lowers its line, who needs more says why. The forms: whose number it is, what is assumed, two scenarios at the foot. All
 * pages: the search of header and menu, whose script is in the one that pages share; a Tesouro row leads to its simulation.
 * A long form asks one question at a time where a reader wants it; the chart of every line has one style.
 * A chart carries its points, which a finger reads; its code is in the script that pages share. Articles and their lists
 * have a picture of the text's numbers. A calculator's page opens the comparison with the reader's document, whose code comes
 * then. Authors have pages, whose link each text has. A list is typed in rows of fields, and a form names what nobody typed.
 * What is not the answer is folded on a phone: its heading stands once more as the line to press, with what is inside. A
 * daily rate has no hour, and a form answers with what its last field suggests. Money refuses two numbers in one.
 */
const budgets: Record<string, Budget> = {
  '/': { html: 56, sent: 15.6, style: 13.4, script: 111 },
  '/blog': { html: 46.1, sent: 10.9, style: 7.7, script: 0 },
  '/blog/formulas-calculadoras-excel': { html: 74, sent: 20.6, style: 13.8, script: 100.3 },
  '/termos-uso': { html: 27.5, sent: 8.5, style: 6.6, script: 0 },
  // Lists CLT ou PJ, preço médio, imposto de renda anual and correção monetária too.
  '/calculadoras': { html: 48.4, sent: 11.1, style: 11.9, script: 89.4 },
  '/status-mercado': { html: 55, sent: 13, style: 12, script: 93 },
  '/juros-compostos': { html: 53, sent: 14.1, style: 12.1, script: 100.3 },
  // The months that seguro-desemprego asks for, both counts of an anniversary's eve, the loans and withdrawals of 2025.
  '/rescisao-trabalhista': { html: 70.3, sent: 17.8, style: 12.2, script: 113.2 },
  // With what was not believed, and which tables are overdue.
  '/dolar-hoje': { html: 95.2, sent: 23, style: 12.7, script: 116.7 },
  '/euro-hoje': { html: 98.2, sent: 24, style: 12.7, script: 116.7 },
  '/bitcoin-hoje': { html: 94, sent: 24, style: 12.7, script: 117.7 },
  '/acoes': { html: 96, sent: 24.4, style: 13.3, script: 95.8 },
  '/criptomoedas': { html: 65, sent: 18, style: 13.1, script: 97 },
  // Drawn after the build: its sheet has all that its route may draw with.
  '/detalhe-ativo?codigo=PETR4': { html: 93, sent: 23, style: 13.6, script: 100 },
  '/investimentos/tesouro-direto': { html: 82.4, sent: 20.1, style: 12.9, script: 102.7 },
  '/contato': { html: 23.8, sent: 7.9, style: 11.7, script: 93 },
  '/nao-existe': { html: 26, sent: 8.2, style: 10.6, script: 87.8 },
}

const framework = /<script(?![^>]* noModule="")[^>]* src="(\/_next\/[^"]+)"/g
const later = /<script type="application\/json" id="later">([^<]*)<\/script>/
const sheet = /<link (?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"/g

/** The classes of style modules that are in the document, which write `Hash_name`. */
function moduleClasses(html: string): string[] {
  const markup = html.replaceAll(/<script.*?<\/script>/gs, '')
  const names = Array.from(markup.matchAll(/ class="([^"]*)"/g)).flatMap(([, list = '']) => list.split(' '))
  return [...new Set(names)].filter((name) => /^[\w-]{6,7}_\w+$/.test(name))
}

/** Texts of these files, and kilobytes sent for them. */
async function filesAt(request: APIRequestContext, addresses: Iterable<string>) {
  const answers = await Promise.all([...new Set(addresses)].map((address) => request.get(address)))
  expect(answers.filter((answer) => !answer.ok()).map((answer) => answer.url())).toEqual([])
  const sizes = answers.map((answer) => Number(answer.headers()['content-length']))
  expect(sizes.filter(Number.isNaN)).toEqual([])
  return {
    text: (await Promise.all(answers.map((answer) => answer.text()))).join(''),
    sent: sizes.reduce((sum, size) => sum + size, 0) / 1000,
  }
}

async function weigh(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const found = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, address = '']) => address)
  const styles = await filesAt(request, found(sheet))
  const files: string[] = [...found(framework), ...JSON.parse(later.exec(html)?.[1] ?? '[]')]
  const scripts = await filesAt(request, files)
  const weight: Budget = {
    html: Buffer.byteLength(html) / 1000,
    sent: gzipSync(html, { level: 9 }).length / 1000,
    style: styles.sent,
    script: scripts.sent,
  }
  return {
    path,
    weight,
    files: files.length,
    unstyled: moduleClasses(html).filter((name) => !styles.text.includes(`.${name}`)),
  }
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
  // On a slow network each costs as much as ten kilobytes.
  expect(pages.filter(({ files }) => files > 5).map(({ path }) => path)).toEqual([])
  expect(pages.filter(({ unstyled }) => unstyled.length > 0)).toEqual([])
})
