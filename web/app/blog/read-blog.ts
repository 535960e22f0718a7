import { notFound } from 'next/navigation'
import { fetchContent, fetchOnce } from '#web/content/queries/client.ts'
import { articleListQuery, articleSearchQuery, categoriesQuery } from '#web/content/queries/queries.ts'
import { type BlogView, lastPage, rangeOfPage, searchWords } from './blog-view.ts'

/** The articles of a view. There is no page for a theme that is none, nor behind the last page. */
export async function readBlog(view: BlogView) {
  const categories = await fetchContent(categoriesQuery)
  const category = categories.find(({ slug }) => slug === view.theme)
  if (view.theme && !category) notFound()
  const { articles, total } = await readList(view, category?._id ?? '')
  if (view.page > lastPage(total)) notFound()
  return { categories, articles, total }
}

async function readList({ search, order, page }: BlogView, category: string) {
  const params = { category, order, ...rangeOfPage(page) }
  if (search === undefined) return fetchContent(articleListQuery, params)
  const words = searchWords(search)
  return words ? fetchOnce(articleSearchQuery, { ...params, words }) : { articles: [], total: 0 }
}
