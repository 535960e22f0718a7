import styles from './SkipLinks.module.css'

/** First stops of the keyboard. The result's appears by itself on a page that has one with the id `resultado`. */
export function SkipLinks() {
  return (
    <div className={styles.skip}>
      <a href="#conteudo">Pular para o conteúdo</a>
      <a href="#resultado" className={styles.result}>
        Pular para o resultado
      </a>
    </div>
  )
}
