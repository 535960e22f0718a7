/** One of the two versions of an article: the draft, or the one on the site. */
export type Version = {
  _id: string
  _rev: string
  title?: string
  workflow?: string
  category?: Reference
  authors?: Reference[]
  reviewer?: string
  validUntil?: string
}

type Reference = { _type?: string; _key?: string; _ref: string }

/** An article, as its draft shows it, with the versions that exist: a change of many changes both. */
export type Article = { id: string; shown: Version; versions: Version[] }

const options = (type: string, title: string) =>
  `*[_type == "${type}" && !(_id in path("drafts.**"))] | order(${title} asc) { "value": _id, "title": ${title} }`

/** Drafts and what is on the site, with the names of categories and authors. */
export const manyQuery = `{
  "versions": *[_type == "article"] | order(lower(title) asc) {
    _id, _rev, title, workflow, category, authors, "reviewer": reviewedBy._ref, validUntil
  },
  "categories": ${options('category', 'title')},
  "authors": ${options('author', 'name')}
}`

const idOf = (version: Version) => version._id.replace(/^drafts\./, '')

/** @param versions as the store has them, drafts among them */
export function articlesOf(versions: readonly Version[]): Article[] {
  // The draft is what the desk shows, wherever it stands in the answer.
  const shown = new Map(
    [...versions].sort((one, other) => one._id.length - other._id.length).map((each) => [idOf(each), each]),
  )
  return Array.from(shown, ([id, version]) => ({
    id,
    shown: version,
    versions: versions.filter((each) => idOf(each) === id),
  }))
}

export type Filter = { words: string; category: string; author: string; step: string }

const plain = (text = '') => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The articles that a filter lets through; an empty field of it lets all. */
export function filtered(articles: readonly Article[], { words, category, author, step }: Filter): Article[] {
  return articles.filter(
    ({ shown }) =>
      plain(shown.title).includes(plain(words)) &&
      (!category || shown.category?._ref === category) &&
      (!author || shown.authors?.some(({ _ref }) => _ref === author)) &&
      (!step || shown.workflow === step),
  )
}

export type Change = { field: 'workflow' | 'category' | 'authors' | 'validUntil'; value: string }

function newValue({ field, value }: Change) {
  const reference = { _type: 'reference', _ref: value }
  if (field === 'category') return reference
  return field === 'authors' ? [{ ...reference, _key: value.slice(-12) }] : value
}

/** Whom a change cannot reach: nobody reviews what they write. */
export const isBarred = ({ versions }: Article, { field, value }: Change) =>
  field === 'authors' && versions.some(({ reviewer }) => reviewer === value)

type Patch = { patch: { id: string; ifRevisionID?: string; set?: object; unset?: string[] } }

/** Mutations that make a change in every version of the articles, unless somebody has changed one meanwhile. */
export function changing(articles: readonly Article[], change: Change): Patch[] {
  const set = { [change.field]: newValue(change) }
  return articles
    .filter((article) => !isBarred(article, change))
    .flatMap(({ versions }) => versions)
    .map(({ _id, _rev }) => ({ patch: { id: _id, ifRevisionID: _rev, set } }))
}

/**
 * Mutations that bring back what {@link changing} has changed, unless somebody has changed one since.
 *
 * @param transactionId of the change
 */
export function undoing(articles: readonly Article[], change: Change, transactionId: string): Patch[] {
  const { field } = change
  return articles
    .filter((article) => !isBarred(article, change))
    .flatMap(({ versions }) => versions)
    .map(({ _id: id, [field]: before }) => ({
      patch: {
        id,
        ifRevisionID: transactionId,
        ...(before === undefined ? { unset: [field] } : { set: { [field]: before } }),
      },
    }))
}
