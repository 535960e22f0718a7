import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { env } from '#web/env.ts'
import { StructuredData } from '../_shell/StructuredData.tsx'
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
  const { categories, articles, total } = await readBlog(view)
  const url = new URL('/blog', env.SITE_URL)
  return (
    <>
      <BlogList view={view} categories={categories} articles={articles} total={total} />
      <StructuredData
        graph={[
          { '@type': 'Blog', name: 'Em Miúdos', url: url.href, inLanguage: 'pt-BR' },
          {
            '@type': 'ItemList',
            itemListElement: articles.map(({ slug, title }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: title,
              url: new URL(`/blog/${slug}`, env.SITE_URL).href,
            })),
          },
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: 'Início', item: url.origin },
              { '@type': 'ListItem', position: 2, name: 'Blog', item: url.href },
            ],
          },
        ]}
      />
    </>
  )
}
