import * as z from 'zod'
import type { PageHtml } from './page-html.ts'

const document = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })).min(1),
})

export type LdNode = z.infer<typeof document>['@graph'][number]

/** Structured data of a page. The types of schema-dts check each node against schema.org where it is written. */
export function graphOf({ root }: PageHtml): LdNode[] {
  const scripts = root.querySelectorAll('script[type="application/ld+json"]')
  return scripts.flatMap((script) => document.parse(JSON.parse(script.rawText))['@graph'])
}

const breadcrumb = z.object({
  itemListElement: z.array(
    z.strictObject({
      '@type': z.literal('ListItem'),
      position: z.int(),
      name: z.string().min(1),
      item: z.url(),
    }),
  ),
})

/** The places of a breadcrumb, each by name and address, when they are numbered from 1. */
export function trailOf(graph: readonly LdNode[]): { name: string; item: string }[] {
  const [node, ...others] = graph.filter((each) => each['@type'] === 'BreadcrumbList')
  if (!node || others.length > 0) return []
  const { itemListElement } = breadcrumb.parse(node)
  return itemListElement.every(({ position }, index) => position === index + 1) ? itemListElement : []
}

const day = /^\d{4}-\d{2}-\d{2}$/
const whole = z.url({ protocol: /^https?$/ })

/** Values, at any depth, that say nothing, are no day or instant where one belongs, or are no whole address. */
export function faultsOf(value: unknown, name = ''): string[] {
  if (Array.isArray(value))
    return value.length === 0 ? [`${name}: empty`] : value.flatMap((one) => faultsOf(one, name))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => faultsOf(one, key))
  if (value === null || value === '') return [`${name}: says nothing`]
  const text = String(value)
  if (
    /^date|^validFrom$|^lastReviewed$/.test(name) &&
    !(day.test(text) || z.iso.datetime({ offset: true }).safeParse(text).success)
  )
    return [`${name}: ${text} is no day`]
  if (/^(url|item|@id|image|logo|sameAs|isBasedOn|contentUrl)$/.test(name) && !whole.safeParse(text).success)
    return [`${name}: ${text} is no address`]
  return []
}
