import { Button } from '#web/ui/Button.tsx'
import styles from './InstallBanner.module.css'

/** Offers the installation as an app. The site's own script shows it, by the rules of web/shell/install.ts. */
export function InstallBanner() {
  return (
    <section
      className={styles.banner}
      aria-label="Instalar o aplicativo"
      data-install=""
      hidden
      suppressHydrationWarning
    >
      {/* biome-ignore lint/performance/noImgElement: a drawing of one kilobyte, asked for only when it is seen. */}
      <img src="/icon.svg" alt="" width={48} height={48} loading="lazy" />
      <p>
        <b>Instale o Em Miúdos.</b>
        <span className={styles.button}>As páginas que você já viu abrem sem internet.</span>
        <span className={styles.ios}>
          Toque em Compartilhar e depois em <strong>Adicionar à Tela Inicial</strong>.
        </span>
      </p>
      <div className={styles.actions}>
        <Button className={styles.button} data-install-button="accept">
          Instalar
        </Button>
        <Button variant="plain" data-install-button="dismiss">
          Agora não
        </Button>
      </div>
    </section>
  )
}
