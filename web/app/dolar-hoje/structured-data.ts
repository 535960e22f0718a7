import type { Reading } from '#web/rates/quote.ts'

/** For search engines. A simulated price is never told to them. */
export function structuredData({ quote }: Reading, url: URL) {
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Início', item: url.origin },
      { '@type': 'ListItem', position: 2, name: 'Dólar hoje', item: url.href },
    ],
  }
  const page = { '@type': 'WebPage', name: 'Dólar hoje', url: url.href, inLanguage: 'pt-BR' }
  const rate = quote &&
    !quote.simulated && {
      '@type': 'ExchangeRateSpecification',
      currency: 'USD',
      currentExchangeRate: {
        '@type': 'UnitPriceSpecification',
        price: quote.ask,
        priceCurrency: 'BRL',
        validFrom: quote.pricedAt,
      },
    }
  return { '@context': 'https://schema.org', '@graph': [breadcrumb, page, rate].filter(Boolean) }
}
