import { documents } from '#scripts/seed/documents.ts'
import { content } from '../e2e/newsroom/content.ts'

const prefix = 'article-do-acervo-'
const TOGETHER = 250

export const slugOf = (number: number) => `texto-do-acervo-${number}`

/** Puts `count` articles into the store: texts of the seed under other names, each a day older than the one before. */
export async function writeArticles(count: number): Promise<void> {
  const models = documents.filter(({ _type }) => _type === 'article')
  for (let first = 0; first < count; first += TOGETHER) {
    const numbers = Array.from({ length: Math.min(TOGETHER, count - first) }, (_, index) => first + index)
    const transaction = content.transaction()
    for (const number of numbers) {
      const day = new Date(Date.parse('2025-12-31') - number * 86_400_000).toISOString().slice(0, 10)
      transaction.createOrReplace({
        ...models[number % models.length],
        _id: `${prefix}${number}`,
        _type: 'article',
        title: `Texto número ${number} do acervo de muitos artigos`,
        slug: { _type: 'slug', current: slugOf(number) },
        publishedAt: day,
        updatedAt: day,
      })
    }
    await transaction.commit({ visibility: 'async' })
  }
}

/** Some at a time: what a query deletes is read whole before, within the limit of an answer. */
export async function removeArticles(): Promise<void> {
  const query = `*[string::startsWith(_id, $prefix)][0...${4 * TOGETHER}]`
  while ((await content.fetch<string[]>(`${query}._id`, { prefix })).length > 0) {
    await content.delete({ query, params: { prefix } })
  }
}
