import type { Metadata } from 'next'
import { fetchOnce, fetchSearchable } from '#web/content/queries/client.ts'
import { articleSearchQuery } from '#web/content/queries/queries.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { QuestionList } from '#web/ui/QuestionList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { entriesOf } from '../_search/entries.ts'
import { createSearch, type Entry, grouped } from '../_search/find.ts'
import { matchWords } from '../_search/match-words.ts'
import { Results } from '../_search/Results.tsx'
import { SiteSearch } from '../_search/SiteSearch.tsx'
import { questions } from '../_shell/questions.ts'
import type { Routed } from '../_shell/routed.ts'

export const metadata: Metadata = {
  title: 'Busca no site: contas, cotações, artigos e ativos',
  description:
    'Procure em todo o Em Miúdos: calculadoras, cotações, artigos, ações, fundos, criptomoedas e termos do glossário, com ou sem acento, do jeito que você fala.',
  robots: { index: false, follow: true },
}

/** Entries of all kinds, and articles, that an answer has. */
const MOST = 24

/** Every search is answered anew and kept nowhere: their number has no end. */
export default async function SearchPage({ searchParams }: Routed) {
  const { q } = await searchParams
  const typed = ((Array.isArray(q) ? q[0] : q) ?? '').trim().slice(0, 100)
  const entries = entriesOf(await fetchSearchable())
  const sought = createSearch(entries, MOST)(typed)
  const found = sought.groups.flatMap((group) => group.entries)
  const { articles, total } = await articlesWith(matchWords(typed, entries))
  const known = new Set(found.map(({ href }) => href))
  const others = articles.filter(({ href }) => !known.has(href))
  const groups = grouped([...found, ...others])
  const isNear = sought.isNear && articles.length === 0
  const isMissing = isNear || groups.length === 0
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Home' }, { label: 'Busca' }]} />
      <div className="stack">
        <h1>{titleOf(typed, isMissing)}</h1>
        <Island name="search" code="SiteSearch" when="input">
          <SiteSearch label="Buscar no site" placeholder="Rescisão, PETR4" typed={typed} focused={!typed} />
        </Island>
        {groups.length > 0 && (
          <div id="resultado">
            {isNear && <p>Perto disso há:</p>}
            <Results groups={groups} />
          </div>
        )}
        {total > articles.length && (
          <p className="small muted">{total} artigos têm essas palavras. Escreva mais uma para ver menos.</p>
        )}
        {groups.length === 0 && <Nothing typed={typed} />}
      </div>
    </>
  )
}

function titleOf(typed: string, isMissing: boolean): string {
  if (!typed) return 'O que você procura?'
  return isMissing ? `Não achamos “${typed}”` : `Resultados para “${typed}”`
}

/** Articles that have the words anywhere in their text, as entries. */
async function articlesWith(words: string): Promise<{ articles: Entry[]; total: number }> {
  if (!words) return { articles: [], total: 0 }
  const { articles, total } = await fetchOnce(articleSearchQuery, { words })
  return {
    articles: articles.map(({ slug, title, dek }) => ({
      kind: 'article',
      href: `/blog/${slug}`,
      title,
      detail: dek,
      words: '',
    })),
    total,
  }
}

function Nothing({ typed }: { typed: string }) {
  return (
    <>
      {typed && (
        <p>
          Tente o assunto, como dólar, FGTS ou Selic, ou veja{' '}
          <a href="/calculadoras">todas as calculadoras</a> e <a href="/blog">todos os artigos</a>.
        </p>
      )}
      <Section id="mais-procurado" title="Comece por aqui">
        <QuestionList items={questions} />
      </Section>
    </>
  )
}
