import styles from './EmbedOrigin.module.css'

/** In a frame of another site: whose calculation this is, and the way to its page. */
export function EmbedOrigin({ path }: { path: string }) {
  return (
    <p className={`${styles.origin} small`}>
      Conta do <a href={path}>Em Miúdos</a>: cada linha explicada, com a lei e a data.
    </p>
  )
}
