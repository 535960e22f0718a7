import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'
import { safeLink } from '#web/content/text/links.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { Callout } from '#web/ui/Callout.tsx'
import { FollowLink } from '#web/ui/FollowLink.tsx'
import { Miudos } from '#web/ui/nota/Miudos.tsx'
import { isIsoDate } from '../article-facts.ts'
import type * as Schema from '../sanity.types.ts'
import styles from './TextPieces.module.css'
import { Lacking, list, type Unfinished, words } from './unfinished.ts'

const calloutTitles = {
  explain: 'Para entender',
  example: 'Exemplo',
  warning: 'Atenção',
  mistake: 'Erro comum',
  alert: 'Quando dá errado',
  law: 'O que diz a lei',
  correction: 'Correção',
} as const

export function calloutPiece({ tone, title, text }: Unfinished<Schema.Callout>) {
  if (!words(text)) return new Lacking('texto')
  if (tone === 'summary') return <Miudos>{words(text)}</Miudos>
  const known = tone && Object.hasOwn(calloutTitles, tone) ? tone : 'explain'
  return (
    <Callout tone={known} title={words(title) || calloutTitles[known]} isNote>
      <p>{words(text)}</p>
    </Callout>
  )
}

export function correctionPiece({ date, text }: Unfinished<Schema.Correction>) {
  if (!words(text)) return new Lacking('texto')
  return (
    <Callout tone="correction" title={isIsoDate(date) ? `Correção de ${formatDay(date)}` : 'Correção'} isNote>
      <p>{words(text)}</p>
    </Callout>
  )
}

export function formulaPiece({
  title,
  expression,
  variables,
  excel,
  calculator,
}: Unfinished<Schema.Formula>) {
  if (!words(expression)) return new Lacking('fórmula')
  const letters = list(variables).filter(({ symbol }) => words(symbol))
  return (
    <figure className={styles.formula}>
      {words(title) && <figcaption>{words(title)}</figcaption>}
      <p className={styles.expression}>{words(expression)}</p>
      {letters.length > 0 && (
        <dl>
          {letters.map(({ _key, symbol, meaning }) => (
            <div key={_key}>
              <dt>{words(symbol)}</dt>
              <dd>{words(meaning)}</dd>
            </div>
          ))}
        </dl>
      )}
      {words(excel) && (
        <p>
          No Excel: <code>{words(excel)}</code>
        </p>
      )}
      {calculator && isCalculator(calculator) && (
        <p>
          <FollowLink href={calculators[calculator].path}>
            Fazer a mesma conta em {calculators[calculator].title}
          </FollowLink>
        </p>
      )}
    </figure>
  )
}

export function isCalculator(slug: unknown): slug is CalculatorSlug {
  return typeof slug === 'string' && Object.hasOwn(calculators, slug)
}

export function stepListPiece({ title, steps }: Unfinished<Schema.StepList>) {
  const named = list(steps).filter((step) => words(step.title))
  if (named.length === 0) return new Lacking('passos')
  return (
    <section className={styles.piece} aria-label={words(title) || undefined}>
      {words(title) && <p className={styles.title}>{words(title)}</p>}
      <ol className={styles.steps}>
        {named.map((step) => (
          <li key={step._key}>
            <b>{words(step.title)}</b>
            {words(step.text) && <p>{words(step.text)}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

export function timelinePiece({ title, events }: Unfinished<Schema.Timeline>) {
  const told = list(events).filter(({ text }) => words(text))
  if (told.length === 0) return new Lacking('datas')
  return (
    <section className={styles.piece} aria-label={words(title) || undefined}>
      {words(title) && <p className={styles.title}>{words(title)}</p>}
      <ol className={styles.timeline}>
        {told.map(({ _key, date, text, law, url }) => {
          const link = safeLink(url)
          return (
            <li key={_key}>
              <div>
                {isIsoDate(date) && <time dateTime={date}>{formatDay(date)}</time>}
                <b>{words(text)}</b>
                {words(law) && (
                  <span className={styles.law}>
                    {link ? (
                      <a href={link.href} rel={link.rel}>
                        {words(law)}
                      </a>
                    ) : (
                      words(law)
                    )}
                  </span>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

export function checklistPiece({ title, items }: Unfinished<Schema.Checklist>) {
  const named = list(items).filter((item) => words(item))
  if (named.length === 0) return new Lacking('itens')
  return (
    <section className={styles.checklist} aria-label={words(title) || undefined}>
      <p className={styles.title}>{words(title) || 'Para marcar'}</p>
      <ul>
        {named.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

export function quotePiece({ text, name, role, url }: Unfinished<Schema.Quote>) {
  if (!words(text)) return new Lacking('fala')
  const link = safeLink(url)
  const said = [words(name), words(role)].filter(Boolean).join(', ')
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{words(text)}</p>
      </blockquote>
      {said && (
        <figcaption>
          {link ? (
            <a href={link.href} rel={link.rel}>
              {said}
            </a>
          ) : (
            said
          )}
        </figcaption>
      )}
    </figure>
  )
}
