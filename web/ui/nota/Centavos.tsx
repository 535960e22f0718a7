import { useId } from 'react'
import { classes } from '../classes.ts'
import styles from './Centavos.module.css'
import { cellsPath, toCentavos } from './centavos.ts'

/** A part of a total: `value` in any unit that all parts share, `label` after "… centavos": `são imposto`. */
export type CentavosPart = { label: string; value: number }

/** R$ 1,00 as 100 dots, one per centavo. At most three parts, none negative; nothing to show when all are zero. */
export function Centavos({ parts }: { parts: readonly CentavosPart[] }) {
  const id = useId()
  const centavos = toCentavos(parts)
  if (centavos.every((count) => count === 0)) return null
  return (
    <figure className={styles.centavos}>
      <figcaption>De cada R$ 1,00</figcaption>
      <Dots id={`${id}n`} centavos={centavos} height={4} className={styles.narrow} />
      <Dots id={`${id}w`} centavos={centavos} height={2} className={styles.wide} />
      <ul className={styles.legend}>
        {parts.map(({ label }, index) => (
          <li key={label}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <Dot part={index} />
            </svg>
            <span>
              <b>{centavos[index] === 1 ? '1 centavo' : `${centavos[index]} centavos`}</b> {label}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

type DotsProps = { id: string; centavos: number[]; height: 2 | 4; className?: string }

function Dots({ id, centavos, height, className }: DotsProps) {
  const starts = centavos.map((_, index) => centavos.slice(0, index).reduce((sum, count) => sum + count, 0))
  return (
    <svg
      className={classes(styles.dots, className)}
      viewBox={`0 0 ${1000 / height} ${height * 10}`}
      aria-hidden="true"
    >
      <defs>
        {centavos.map((_, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <pattern key={part} id={`${id}${part}`} width="10" height="10" patternUnits="userSpaceOnUse">
            <Dot part={part} />
          </pattern>
        ))}
      </defs>
      {centavos.map((count, part) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          key={part}
          fill={`url(#${id}${part})`}
          d={cellsPath(starts[part] ?? 0, (starts[part] ?? 0) + count, height)}
        />
      ))}
    </svg>
  )
}

/** First part a disc, second a canário ring, third a rosa ring with a core: told apart without colour. */
function Dot({ part }: { part: number }) {
  if (part === 0) return <circle className={styles.first} cx="5" cy="5" r="4" />
  if (part === 1) return <circle className={styles.second} cx="5" cy="5" r="3.3" />
  return (
    <>
      <circle className={styles.third} cx="5" cy="5" r="3.3" />
      <circle className={styles.core} cx="5" cy="5" r="1.3" />
    </>
  )
}
