import { stegaClean } from '@sanity/client/stega'
import { calculators } from '#web/calculators/registry.ts'
import { ArticleList } from '#web/content/ArticleList.tsx'
import { fetchContent } from '#web/content/queries/client.ts'
import { namedTextsQuery, relatedArticlesQuery } from '#web/content/queries/queries.ts'
import type { ArticleResult } from '#web/content/sanity.types.ts'
import { rulesInText } from '#web/content/text/rules-in-text.ts'
import { QuestionList } from '#web/ui/QuestionList.tsx'
import { Section } from '#web/ui/Section.tsx'
import styles from './article.module.css'

type Article = NonNullable<ArticleResult>

/** The sum to do, and up to three other texts to read. */
export async function ReadOn({ article }: { article: Article }) {
  const others = await readOthers(article)
  const tool = article.mainTool && calculators[article.mainTool]
  if (!tool && others.length === 0) return null
  return (
    <Section id="outros" title="Continue por aqui" className={`section ${styles.readOn}`}>
      {tool && (
        <QuestionList
          items={[{ href: tool.path, icon: 'calculator', title: tool.question, detail: tool.title }]}
        />
      )}
      {others.length > 0 && <ArticleList articles={others} twoColumns />}
    </Section>
  )
}

/** Those that the editor named, in that order; without them, what is closest in its category. */
async function readOthers({ slug, categoryId, related, ruleRefs, body }: Article) {
  if (related.length > 0) {
    const named = await fetchContent(namedTextsQuery, { ids: related.toSorted() })
    const texts = related.flatMap((id) => named.find(({ _id }) => _id === id) ?? [])
    if (texts.length > 0) return texts
  }
  const rules = rulesInText(ruleRefs, stegaClean(body)).toSorted()
  return fetchContent(relatedArticlesQuery, { slug, category: categoryId, rules })
}
