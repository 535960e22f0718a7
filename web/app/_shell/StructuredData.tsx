/** What search engines read of a page. `<` is written as an escape: the text must not be able to close its element. */
export function StructuredData({ graph }: { graph: readonly object[] }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return <script type="application/ld+json">{text.replaceAll('<', '\\u003c')}</script>
}

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

/** A page right under the first one, and its place. `title`: when the page is called more than its place. */
export function pageGraph(
  url: URL,
  name: string,
  title: string = name,
  type: PageType = 'WebPage',
): object[] {
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Início', item: url.origin },
        { '@type': 'ListItem', position: 2, name, item: url.href },
      ],
    },
    { '@type': type, name: title, url: url.href, inLanguage: 'pt-BR' },
  ]
}
