import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'
import type { SearchableResult } from '#web/content/sanity.types.ts'
import { assetPath } from '#web/rates/catalogue/asset-rows.ts'
import { assets, classNames, oldCodesOf } from '#web/rates/catalogue/assets.ts'
import { termPath } from '../investimentos/term-path.ts'
import { calculatorEntries } from './calculator-entries.ts'
import type { Entry } from './find.ts'
import { nicknames, pages } from './pages.ts'

/** Everything that the search finds, by its address, which is there once. */
export function entriesOf(texts: SearchableResult): Entry[] {
  // A calculator without a page of its own is found as the page that it stands on.
  const alone = calculatorEntries(slugs).filter(({ href }) => !pages.some((page) => page.href === href))
  return [...alone, ...pageEntries(), ...assetEntries(), ...textEntries(texts)]
}

// The keys of an object written out are those of its type.
const slugs = Object.keys(calculators) as CalculatorSlug[]

function pageEntries(): Entry[] {
  return pages.map((page) => {
    const within = calculatorEntries(slugs).filter(({ href }) => href === page.href)
    const words = within.map(({ title, detail, words }) => `${title} ${detail} ${words}`).join(' ')
    return { ...page, kind: 'page', words: `${page.words} ${words}`.trim() }
  })
}

function assetEntries(): Entry[] {
  return assets.map(({ code, name, kind, sector }) => ({
    kind: 'asset',
    href: assetPath(code),
    title: `${name} · ${code}`,
    detail: [classNames[kind].one, sector].filter(Boolean).join(', '),
    words: [...oldCodesOf(code), nicknames[code] ?? ''].join(' ').trim(),
  }))
}

function textEntries({ articles, terms, authors }: SearchableResult): Entry[] {
  return [
    ...terms.map(({ slug, term, definition }) => ({
      kind: 'term' as const,
      href: termPath(slug),
      title: term,
      detail: definition,
      words: '',
    })),
    ...articles.map(({ slug, title, dek, tags }) => ({
      kind: 'article' as const,
      href: `/blog/${slug}`,
      title,
      detail: dek,
      words: tags.join(' '),
    })),
    ...authors.map(({ slug, name, role }) => ({
      kind: 'page' as const,
      href: `/autores/${slug}`,
      title: name,
      detail: role,
      words: '',
    })),
  ]
}
