import { formatDay } from '#web/finance/core/format.ts'
import { isIsoDate } from './article-facts.ts'
import { type DataPicture, plot } from './blocks/data-picture.ts'
import styles from './DataPicture.module.css'

/** The lines or the bars alone; their numbers stand beside them or in the text. */
export function DataPlot({ picture, label }: { picture: DataPicture; label?: string }) {
  const { paths, bars } = plot(picture, 100, 50)
  const drawn = {
    className: styles.plot,
    viewBox: '-1 -2 102 54',
    preserveAspectRatio: 'none',
    children: (
      <>
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
        {bars.map((bar) => (
          <rect key={bar.x} {...bar} />
        ))}
      </>
    ),
  }
  return label ? <svg role="img" aria-label={label} {...drawn} /> : <svg aria-hidden="true" {...drawn} />
}

/** The cover of an article: what its numbers say, two or three of them, and as of which day. */
export function DataCover({ picture, day }: { picture: DataPicture; day: string | null | undefined }) {
  const { caption, unit, alt, figures, lines } = picture
  if (!isIsoDate(day)) return null
  return (
    <figure className={styles.cover}>
      <DataPlot picture={picture} label={alt || caption} />
      <figcaption>
        <strong>{caption}</strong>
        <dl className={lines.length > 1 ? styles.lines : undefined}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <small>
          {unit && `Em ${unit}. `}Números do texto de <time dateTime={day}>{formatDay(day)}</time>.
        </small>
      </figcaption>
    </figure>
  )
}
