import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Figure } from '../Figure.tsx'
import { Icon } from '../Icon.tsx'
import { Logo } from '../Logo.tsx'
import { Centavos, type CentavosPart } from './Centavos.tsx'
import { Miudos } from './Miudos.tsx'
import styles from './Nota.module.css'

export type NotaLine = {
  label: string
  value: string
  /** The line's own sum in words: `120 meses × R$ 300,00`. */
  detail?: string
  /** Number of the note in the canhoto that gives the line's source, from 1. */
  note?: number
  /** `heading` names the lines that follow, and has no value. */
  kind?: 'subtotal' | 'total' | 'minus' | 'heading'
  /** Whether the amount counts (●) for each label, or not (○). */
  marks?: readonly { label: string; on: boolean }[]
}

type Amount = {
  label: string
  value: number
  text: string
  /** `R$`, unless the answer is not an amount. */
  prefix?: string
}

type Props = {
  /** Anchor of the Nota and prefix of its notes' anchors. */
  id: string
  title: ReactNode
  headingLevel?: 2 | 3
  stamp?: ReactNode
  /** The answer. `text` without `R$`: `76.216,34`. */
  headline: Amount
  /** A second, smaller amount beside the first. */
  aside?: Amount & { note?: number }
  /** What the answer decides, before its lines. */
  verdict?: ReactNode
  parts?: readonly CentavosPart[]
  lines: readonly NotaLine[]
  /** Sentence after "Em miúdos:". */
  summary?: ReactNode
  /** Numbers that the reader did not type. */
  assumptions?: ReactNode
  /** The canhoto: where each number comes from, in order. */
  notes: readonly ReactNode[]
  actions?: ReactNode
  /** Whose numbers these are, where they are not the reader's of now. */
  notice?: ReactNode
  /** The fields on screen are wrong: these are the results of the last valid ones. */
  outdated?: boolean
  /** Without the second and third copies behind it: for all but the main Nota of a page. The main one is printed. */
  single?: boolean
  /** The reader's inputs, for paper: there the fields are not beside the result. */
  inputs?: readonly { label: string; value: string }[]
  /** Where and when this was calculated, for paper. */
  origin?: ReactNode
}

/** The house's result: the answer, lines that add to it to the centavo, and the source of every number. */
export function Nota(props: Props) {
  const { id, title, headingLevel = 2, stamp, headline, aside, verdict, parts, lines } = props
  const {
    summary,
    assumptions,
    notes,
    actions,
    notice,
    outdated = false,
    single = false,
    inputs = [],
    origin,
  } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article
      id={id}
      className={classes(styles.nota, single && styles.single, outdated && styles.outdated)}
      aria-labelledby={`${id}-title`}
      data-print={single ? undefined : 'nota'}
    >
      <div className={styles.sheet}>
        <div className={styles.letterhead}>
          <Logo />
        </div>
        <header className={styles.head}>
          <Heading className={styles.title} id={`${id}-title`}>
            {title}
          </Heading>
          {stamp}
        </header>
        {notice && <div className={styles.notice}>{notice}</div>}
        {inputs.length > 0 && (
          <p className={styles.inputs}>
            {inputs.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
          </p>
        )}
        <div className={styles.answer}>
          <Headline id={id} headline={headline} aside={aside} />
          {verdict && <p className={styles.verdict}>{verdict}</p>}
        </div>
        <div className={styles.account}>
          {parts && <Centavos parts={parts} />}
          <Lines id={id} lines={lines} />
        </div>
        {summary && (
          <div className={styles.summary}>
            <Miudos>{summary}</Miudos>
          </div>
        )}
        {assumptions}
        {notes.length > 0 && <Canhoto id={id} notes={notes} />}
        {origin && <p className={styles.inputs}>{origin}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  )
}

function Headline({ id, headline, aside }: Pick<Props, 'id' | 'headline' | 'aside'>) {
  return (
    <div className={styles.amounts}>
      <div>
        <p className={styles.label}>{headline.label}</p>
        <p>
          <Figure value={headline.value} text={headline.text} prefix={headline.prefix} />
        </p>
      </div>
      {aside && (
        <div>
          <p className={styles.label}>
            {aside.label}
            {aside.note && <NoteMark id={id} note={aside.note} />}
          </p>
          <p>
            <Figure value={aside.value} text={aside.text} prefix={aside.prefix} size="s" />
          </p>
        </div>
      )}
    </div>
  )
}

/** Label, dotted leader, value; the sum in words below. */
function Lines({ id, lines }: Pick<Props, 'id' | 'lines'>) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, value, detail, note, kind, marks }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; two may have the same label
        <div key={index} className={classes(styles.line, kind && styles[kind])}>
          <dt>
            {label}
            {note && <NoteMark id={id} note={note} />}
          </dt>
          <dd>{value}</dd>
          {detail && <dd>{detail}</dd>}
          {marks && <Marks marks={marks} />}
        </div>
      ))}
    </dl>
  )
}

function Marks({ marks }: Required<Pick<NotaLine, 'marks'>>) {
  return (
    <dd className={styles.marks}>
      {marks.map(({ label, on }) => (
        <span key={label}>
          <span aria-hidden="true">{on ? '●' : '○'} </span>
          <span className="visually-hidden">{on ? 'conta para' : 'não conta para'} </span>
          {label}
        </span>
      ))}
    </dd>
  )
}

function NoteMark({ id, note }: { id: string; note: number }) {
  return (
    <sup className={styles.mark}>
      <a href={`#${id}-${note}`} aria-label={`Nota ${note}`}>
        {note}
      </a>
    </sup>
  )
}

/** The stub of a Nota: the source of each number, numbered as its lines refer to them. `id` is the Nota's. */
function Canhoto({ id, notes }: { id: string; notes: readonly ReactNode[] }) {
  return (
    <details className={styles.canhoto}>
      <summary>
        De onde vem cada número
        <Icon name="chevron" size="small" />
      </summary>
      <ol>
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a note is its number
          <li key={index} id={`${id}-${index + 1}`}>
            {note}
          </li>
        ))}
      </ol>
    </details>
  )
}
