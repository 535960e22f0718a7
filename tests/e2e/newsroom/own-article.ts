import { expect } from '@playwright/test'
import { documents } from '#scripts/seed/documents.ts'
import { stack } from '../stack.ts'
import { content } from './content.ts'

type Block = { _type: string; _key: string; [field: string]: unknown }

/**
 * Publishes an article that belongs to one test alone, and waits until the site shows it. What is done to it reaches no
 * page that another test reads but the end of lists: it is older than all that the home page shows. `blocks` come first in it.
 */
export async function publishOwnArticle(slug: string, blocks: readonly Block[] = []): Promise<void> {
  const model = documents.find(({ _id }) => _id === 'article-mudancas-iof-2025')
  const _id = `article-${slug}`
  const title = `Um artigo de teste de ${Date.now()}`
  await content.delete(`drafts.${_id}`)
  await content.createOrReplace({
    ...model,
    _id,
    _type: 'article',
    title,
    slug: { _type: 'slug', current: slug },
    body: [...blocks, ...bodyOf(model)],
    publishedAt: '2026-01-15',
    updatedAt: '2026-01-15',
  })
  const html = async () => (await fetch(`${stack.site}/blog/${slug}`)).text()
  await expect.poll(html, { intervals: [50] }).toContain(title)
}

function bodyOf(model: object | undefined): readonly unknown[] {
  return model && 'body' in model && Array.isArray(model.body) ? model.body : []
}
