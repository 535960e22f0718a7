export const anchorOf = (slug: string) => `termo-${slug}`

export const termPath = (slug: string) => `/investimentos#${anchorOf(slug)}`
