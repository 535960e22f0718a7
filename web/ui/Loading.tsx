import styles from './Loading.module.css'

export function Loading() {
  return (
    <p className={styles.loading} role="status">
      <svg viewBox="0 0 40 12" aria-hidden="true">
        <circle cx="6" cy="6" r="5" />
        <circle cx="20" cy="6" r="5" />
        <circle cx="34" cy="6" r="5" />
      </svg>
      Carregando...
    </p>
  )
}
