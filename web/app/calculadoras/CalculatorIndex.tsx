'use client'

import { useMemo, useState } from 'react'
import { moments } from '#web/calculators/about.ts'
import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { QuestionList } from '#web/ui/QuestionList.tsx'
import searchBox from '#web/ui/SearchBox.module.css'
import { Section } from '#web/ui/Section.tsx'
import { calculatorEntries } from '../_search/calculator-entries.ts'
import { createSearch } from '../_search/find.ts'
import { wordsOf } from '../_search/words.ts'
import { iconOf } from '../_shell/calculator-icons.ts'
import styles from './CalculatorIndex.module.css'

type Props = {
  slugs: readonly CalculatorSlug[]
  /** By calculator, when a rule of its own changed lately: `Regra nova: 12/05/2026`. */
  news: Readonly<Partial<Record<CalculatorSlug, string>>>
}

// The keys of an object written out are those of its type.
const groups = Object.keys(moments) as (keyof typeof moments)[]

/** Every calculator by the moment of life that asks for it. The search narrows the list as one types. */
export function CalculatorIndex({ slugs, news }: Props) {
  const [typed, setTyped] = useState('')
  const search = useMemo(() => createSearch(calculatorEntries(slugs)), [slugs])
  const isSearching = wordsOf(typed).length > 0
  const paths = search(typed).groups.flatMap(({ entries }) => entries.map(({ href }) => href))
  const found = paths.flatMap((path) => slugs.find((slug) => calculators[slug].path === path) ?? [])
  return (
    <div className="stack">
      <search className={searchBox.box}>
        <label className="visually-hidden" htmlFor="busca">
          Buscar calculadora
        </label>
        <Icon name="search" />
        <input
          id="busca"
          type="search"
          placeholder="Ex.: financiar carro"
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </search>
      <nav aria-label="Momentos">
        <ul className={styles.moments}>
          {groups.map((moment) => (
            <li key={moment}>
              <a href={`#${moment}`}>{moments[moment]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <output className="visually-hidden">
        {isSearching && `${found.length} ${found.length === 1 ? 'conta encontrada' : 'contas encontradas'}`}
      </output>
      {isSearching && found.length === 0 && (
        <p>
          Nenhuma conta com essas palavras. Tente o assunto: FGTS, parcela, dólar, imposto, inflação,
          aposentadoria.
        </p>
      )}
      <div className="stack" id="resultado">
        {isSearching
          ? found.length > 0 && <QuestionList items={found.map((slug) => itemOf(slug, news))} />
          : groups.map((moment) => (
              <Section key={moment} id={moment} title={moments[moment]}>
                <QuestionList
                  items={slugs
                    .filter((slug) => calculators[slug].moment === moment)
                    .map((slug) => itemOf(slug, news))}
                />
              </Section>
            ))}
      </div>
    </div>
  )
}

function itemOf(slug: CalculatorSlug, news: Props['news']) {
  const { title, question, path } = calculators[slug]
  const detail = news[slug] ? (
    <>
      {title} <strong className={styles.news}>{news[slug]}</strong>
    </>
  ) : (
    title
  )
  return { href: path, icon: iconOf(slug), title: question, detail }
}
