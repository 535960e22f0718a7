/** Where a term of the glossary stands on /investimentos. */
export const anchorOf = (slug: string) => `termo-${slug}`

export const termPath = (slug: string) => `/investimentos#${anchorOf(slug)}`
