import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { ledBy } from '#web/content/article-facts.ts'
import { fetchContent } from '#web/content/queries/client.ts'
import { highlightsQuery } from '#web/content/queries/queries.ts'
import { breadcrumbs, itemList, onSite, publisher, StructuredData } from '../_shell/StructuredData.tsx'
import { BlogList } from './BlogList.tsx'
import { blogTexts } from './blog-texts.ts'
import { readBlog } from './read-blog.ts'

export async function generateMetadata(): Promise<Metadata> {
  const { isEnabled } = await draftMode()
  return { ...blogTexts, robots: isEnabled ? { index: false } : undefined }
}

/** The first page of all articles; the others stand behind the same address (next.config.js). */
export default async function BlogPage() {
  const view = { order: 'atualizados', page: 1 } as const
  const [highlights, { categories, articles: newest, total }] = await Promise.all([
    fetchContent(highlightsQuery),
    readBlog(view),
  ])
  const articles = ledBy(highlights, newest)
  return (
    <>
      <BlogList view={view} categories={categories} articles={articles} total={total} />
      <StructuredData
        graph={[
          { '@type': 'Blog', name: 'Em Miúdos', url: onSite('/blog'), inLanguage: 'pt-BR', publisher },
          itemList(articles.map(({ slug, title }) => ({ title, path: `/blog/${slug}` }))),
          breadcrumbs(['Blog', '/blog']),
        ]}
      />
    </>
  )
}
