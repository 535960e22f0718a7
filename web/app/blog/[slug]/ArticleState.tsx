import { fetchContent } from '#web/content/queries/client.ts'
import { namedTextsQuery } from '#web/content/queries/queries.ts'
import { Callout } from '#web/ui/Callout.tsx'

type Props = {
  isArchived: boolean | null
  /** Id of the text that took the place of this one. */
  supersededBy: string | null
}

/** Says at the top of a text that it is not the newest on its subject, or not kept up any more. */
export async function ArticleState({ isArchived, supersededBy }: Props) {
  const [newer] = supersededBy ? await fetchContent(namedTextsQuery, { ids: [supersededBy] }) : []
  if (newer) {
    return (
      <Callout title="Há um texto mais novo" isNote>
        <p>
          Sobre o mesmo assunto, leia <a href={`/blog/${newer.slug}`}>{newer.title}</a>.
        </p>
      </Callout>
    )
  }
  if (!isArchived) return null
  return (
    <Callout title="Arquivo" isNote>
      <p>Este texto não é mais atualizado. As regras e os números dele são os da data em que foi revisado.</p>
    </Callout>
  )
}
