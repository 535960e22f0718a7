import { AdSlot } from '#web/ads/AdSlot.tsx'
import { ArticleList, type ListedArticle } from '#web/content/ArticleList.tsx'
import type { CategoriesResult } from '#web/content/sanity.types.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { QuestionList } from '#web/ui/QuestionList.tsx'
import search from '#web/ui/SearchBox.module.css'
import { Section } from '#web/ui/Section.tsx'
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
}

/** The blog, as a reader asked for it: a search, the themes, the list and its pages, all of it links and one form. */
export function BlogList({ view, categories, articles, total }: Props) {
  const isFirst = blogPath(view) === '/blog'
  const [newest] = articles
  const theme = categories.find(({ slug }) => slug === view.theme)
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Home' }, { label: 'Blog' }]} />
      <header className={styles.top}>
        <h1>A conta feita, em texto</h1>
        <p className="dek">Com fonte, data de atualização e a calculadora dentro.</p>
        <Search />
        <Themes view={view} categories={categories} />
      </header>
      {isFirst && newest && <Headline article={newest} />}
      <div className={`columns ${styles.lists}`}>
        <section id="resultado" aria-labelledby="artigos">
          <div className="section-top">
            <h2 id="artigos">{theme?.title ?? 'Todos os artigos'}</h2>
            <Orders view={view} />
          </div>
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
        <Section id="contas" title="Faça a conta">
          <QuestionList items={questions} />
        </Section>
      </div>
    </>
  )
}

function Search() {
  return (
    <search>
      <form className={search.box} action="/busca" method="get">
        <label className="visually-hidden" htmlFor="busca">
          Buscar no site
        </label>
        <Icon name="search" />
        <input
          id="busca"
          name="q"
          type="search"
          required
          maxLength={100}
          placeholder="Buscar artigos"
          autoComplete="off"
        />
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
  if (!view.theme) {
    return (
      <p className={styles.empty}>
        Ainda não há artigos publicados. Enquanto isso, as contas ao lado já funcionam.
      </p>
    )
  }
  return (
    <p className={styles.empty}>
      Ainda não há artigos neste tema. <a href="/blog">Veja todos os artigos</a>.
    </p>
  )
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
