import type { ReactNode } from 'react'
import { AdSlot } from '#web/ads/AdSlot.tsx'
import { ArticleList, type ListedArticle } from '#web/content/ArticleList.tsx'
import type { CategoriesResult } from '#web/content/sanity.types.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { QuestionList } from '#web/ui/QuestionList.tsx'
import search from '#web/ui/SearchBox.module.css'
import type { Group } from '../_search/find.ts'
import { Results } from '../_search/Results.tsx'
import { questions } from '../_shell/questions.ts'
import styles from './blog.module.css'
import { type BlogView, blogPath, lastPage, type Order, orders, pagesAround } from './blog-view.ts'
import { Headline } from './Headline.tsx'

type Props = {
  view: BlogView
  categories: CategoriesResult
  articles: ListedArticle[]
  /** In all pages. */
  total: number
  /** What else of the site answers a search. */
  elsewhere?: readonly Group[]
}

/** The blog, as a reader asked for it: a search, the themes, the list and its pages, all of it links and one form. */
export function BlogList({ view, categories, articles, total, elsewhere = [] }: Props) {
  const isFirst = blogPath(view) === '/blog'
  const [newest] = articles
  const theme = categories.find(({ slug }) => slug === view.theme)
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Início' }, { label: 'Blog' }]} />
      <header className={styles.top}>
        <h1>A conta feita, em texto</h1>
        <p className="dek">Com fonte, data de atualização e a calculadora dentro.</p>
        <Search view={view} />
        <Themes view={view} categories={categories} />
      </header>
      {isFirst && newest && <Headline article={newest} />}
      {elsewhere.length > 0 && (
        <section className={styles.elsewhere} aria-labelledby="no-site">
          <div className="section-top">
            <h2 id="no-site">No site</h2>
          </div>
          <Results groups={elsewhere} />
        </section>
      )}
      <div className={`columns ${styles.lists}`}>
        <section id="resultado" aria-labelledby="artigos">
          <div className="section-top">
            <h2 id="artigos">
              {view.search ? `Busca por “${view.search}”` : (theme?.title ?? 'Todos os artigos')}
            </h2>
            <Orders view={view} />
          </div>
          {view.search && total > 0 && (
            <p className={`ui muted ${styles.total}`}>{total === 1 ? 'Um artigo.' : `${total} artigos.`}</p>
          )}
          {articles.length > 0 ? (
            <ArticleList
              articles={isFirst ? articles.slice(1) : articles}
              withDek
              between={<AdSlot slot="lista-entre" />}
            />
          ) : (
            <Empty view={view} />
          )}
          <Pages view={view} last={lastPage(total)} />
        </section>
        <section aria-labelledby="contas">
          <div className="section-top">
            <h2 id="contas">Faça a conta</h2>
          </div>
          <QuestionList items={questions} />
        </section>
      </div>
    </>
  )
}

function Search({ view: { search: typed, theme, order } }: { view: BlogView }) {
  return (
    <search>
      <form className={search.box} action="/blog" method="get">
        <label className="visually-hidden" htmlFor="busca">
          Buscar nos artigos
        </label>
        <Icon name="search" />
        <input
          id="busca"
          name="q"
          type="search"
          required
          maxLength={100}
          defaultValue={typed}
          placeholder="Buscar nos artigos"
          autoComplete="off"
        />
        {theme && <input type="hidden" name="tema" value={theme} />}
        {order !== 'atualizados' && <input type="hidden" name="ordem" value={order} />}
        <Button type="submit">Buscar</Button>
      </form>
    </search>
  )
}

function Themes({ view, categories }: Pick<Props, 'view' | 'categories'>) {
  const themes = [{ slug: undefined, title: 'Todos' }, ...categories]
  return (
    <nav aria-label="Temas">
      <ul className={styles.themes}>
        {themes.map(({ slug, title }) => (
          <li key={title}>
            <a
              href={blogPath({ ...view, theme: slug ?? undefined, page: 1 })}
              aria-current={slug === view.theme ? 'page' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Orders({ view }: { view: BlogView }) {
  return (
    <span className="ui muted">
      Por data:{' '}
      {Object.entries(orders).map(([order, label], index) => (
        <span key={order}>
          {index > 0 && ' · '}
          {order === view.order ? (
            <b aria-current="true">{label}</b>
          ) : (
            // The keys of the object.
            <a href={blogPath({ ...view, order: order as Order, page: 1 })}>{label}</a>
          )}
        </span>
      ))}
    </span>
  )
}

function Empty({ view }: { view: BlogView }) {
  const { search: typed, theme } = view
  let advice: ReactNode = 'Ainda não há artigos publicados. Enquanto isso, as contas ao lado já funcionam.'
  if (typed) {
    advice = (
      <>
        Nenhum artigo tem “{typed}”. Tente outra palavra, ou só o começo dela
        {theme && (
          <>
            , ou <a href={blogPath({ ...view, theme: undefined, page: 1 })}>busque em todos os temas</a>
          </>
        )}
        . Você também pode <a href="/blog">ver todos os artigos</a>.
      </>
    )
  } else if (theme) {
    advice = (
      <>
        Ainda não há artigos neste tema. <a href="/blog">Veja todos os artigos</a>.
      </>
    )
  }
  return <p className={styles.empty}>{advice}</p>
}

function Pages({ view, last }: { view: BlogView; last: number }) {
  if (last === 1) return null
  const { page } = view
  const at = (number: number) => blogPath({ ...view, page: number })
  return (
    <nav className={styles.pages} aria-label="Páginas">
      {page > 1 && (
        <a href={at(page - 1)} rel="prev">
          Anterior
        </a>
      )}
      {pagesAround(page, last).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
          <span key={`gap-${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <a key={number} href={at(number)} aria-current={number === page ? 'page' : undefined}>
            <span className="visually-hidden">Página </span>
            {number}
          </a>
        ),
      )}
      {page < last && (
        <a href={at(page + 1)} rel="next">
          Próxima
        </a>
      )}
    </nav>
  )
}
