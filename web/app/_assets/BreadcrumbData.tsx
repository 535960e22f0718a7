import { env } from '#web/env.ts'
import { GraphData } from './GraphData.tsx'

/** The page and its place, for search engines. */
export function BreadcrumbData({ path, name }: { path: `/${string}`; name: string }) {
  return <GraphData graph={pageGraph(new URL(path, env.SITE_URL), name)} />
}

function pageGraph(url: URL, name: string) {
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Início', item: url.origin },
        { '@type': 'ListItem', position: 2, name, item: url.href },
      ],
    },
    { '@type': 'WebPage', name, url: url.href, inLanguage: 'pt-BR' },
  ]
}
