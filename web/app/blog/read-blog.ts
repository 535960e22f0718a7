import { notFound } from 'next/navigation'
import { fetchContent } from '#web/content/queries/client.ts'
import { articleListQuery, categoriesQuery } from '#web/content/queries/queries.ts'
import { type BlogView, lastPage, rangeOfPage } from './blog-view.ts'

/** The articles of a view. There is no page for a theme that is none, nor behind the last page. */
export async function readBlog(view: BlogView) {
  const categories = await fetchContent(categoriesQuery)
  const category = categories.find(({ slug }) => slug === view.theme)
  if (view.theme && !category) notFound()
  const { order, page } = view
  const asked = { category: category?._id ?? '', order, ...rangeOfPage(page) }
  const { articles, total } = await fetchContent(articleListQuery, asked)
  if (view.page > lastPage(total)) notFound()
  return { categories, articles, total }
}
