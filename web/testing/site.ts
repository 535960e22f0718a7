import 'next/dist/server/node-environment-baseline.js'
import { globSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Metadata } from 'next'
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js'
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { startTestLake, tokens } from '#lake/testing/test-lake.ts'
import { documents } from '#scripts/seed/documents.ts'
import { createSimulator } from '#simulator/server.ts'

/** A page as a reader gets it before any script runs. */
export type RenderedPage = { path: string; title: string; description: string; html: string }

const app = join(import.meta.dirname, '../app')

/** As Next answers a reader, or shows an editor the preview: what it knows of a request is in these two. */
export function inRequest<Answer>(isDraft: boolean, answer: () => Promise<Answer>): Promise<Answer> {
  // The mode is all that content asks of them.
  const work = { route: '/' } as NonNullable<ReturnType<typeof workAsyncStorage.getStore>>
  const request = { type: 'request', draftMode: { isEnabled: isDraft } } as NonNullable<
    ReturnType<typeof workUnitAsyncStorage.getStore>
  >
  return workAsyncStorage.run(work, () => workUnitAsyncStorage.run(request, answer))
}

/** A page without its code: what it says, the data for machines and the props of its islands included. */
export async function htmlOf(page: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(page, { onError: (error) => void errors.push(error) })
  if (errors.length > 0) throw errors[0]
  const text = await new Response(prelude).text()
  return text.replace(/<script(?! type="application)[^>]*>.*?<\/script>/gs, '')
}

/**
 * The whole site in this process: a real store with the texts of a new site, the simulated market, and every page that has an
 * address of its own, at the time that `Date` gives. Pages must not have been imported before.
 */
export async function openSite() {
  const lake = await startTestLake()
  const market = createSimulator()
  await new Promise<void>((resolve) => market.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, {
    MARKET: process.env.MARKET ?? 'simulated',
    SANITY_API_HOST: lake.url,
    SANITY_READ_TOKEN: tokens.read,
    // A TCP server's address is always an AddressInfo.
    SIMULATOR_URL: `http://127.0.0.1:${(market.address() as AddressInfo).port}`,
  })
  const open = lake.editor.transaction()
  for (const document of documents) open.createOrReplace(document)
  await open.commit()
  return {
    loadAll,
    renderAll,
    renderPage,
    close() {
      market.close()
      lake.stop()
      lake.remove()
    },
  }
}

type Params = Readonly<Record<string, string>>
type PageModule = {
  default: (given: object) => ReactNode | Promise<ReactNode>
  generateStaticParams?: () => Promise<Params[]>
  metadata?: Metadata
  generateMetadata?: (given: object) => Metadata | Promise<Metadata>
}

/** Everything that answers readers, and what it imports: pages, layouts and routes. */
async function loadAll(): Promise<void> {
  for (const file of globSync('**/{page,layout,route}.{ts,tsx}', { cwd: app })) await import(join(app, file))
}

/**
 * Every page with an address of its own, or of those that are asked for, in the order of their addresses; one after the
 * other, `begin` before each.
 */
async function renderAll(asked = /^/, begin?: (path: string) => void): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = []
  for (const file of globSync('**/page.tsx', { cwd: app })) {
    const isOne = !file.includes('[')
    if (isOne && !asked.test(addressOf(file, {}))) continue
    const page: PageModule = await import(join(app, file))
    const all = isOne ? [{}] : await inRequest(false, async () => (await page.generateStaticParams?.()) ?? [])
    const wanted = all.filter((params) => asked.test(addressOf(file, params)))
    for (const params of wanted) {
      begin?.(addressOf(file, params))
      pages.push(await render(addressOf(file, params), page, params))
    }
  }
  return pages.toSorted((one, other) => one.path.localeCompare(other.path))
}

/** One page of those that have an address only when somebody asks for it. */
async function renderPage(file: string, params: Params): Promise<RenderedPage> {
  return render(addressOf(file, params), await import(join(app, file)), params)
}

const addressOf = (file: string, params: Params) =>
  `/${file.replace(/\/?page\.tsx$/, '').replace(/\[(\w+)\]/g, (_, name) => params[name] ?? '')}`

async function render(path: string, page: PageModule, params: Params): Promise<RenderedPage> {
  const given = () => ({ params: Promise.resolve(params), searchParams: Promise.resolve({}) })
  const show = () => inRequest(false, async () => htmlOf(await page.default(given())))
  const head = await inRequest(false, async () => (await page.generateMetadata?.(given())) ?? page.metadata)
  let html = await show()
  // The code of a form comes later the first time that it is asked for; the page of styles shows what is said until then.
  for (let tries = 20; tries > 0 && html.includes('Carregando...') && path !== '/%5Festilo'; tries--) {
    await setTimeout(20)
    html = await show()
  }
  return { path, title: titleOf(head?.title), description: head?.description ?? '', html }
}

function titleOf(title: Metadata['title']): string {
  if (typeof title === 'string') return title
  return title && 'absolute' in title ? title.absolute : ''
}
