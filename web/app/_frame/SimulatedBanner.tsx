import { Icon } from '#web/ui/Icon.tsx'
import styles from './SimulatedBanner.module.css'

/** On every page while the market is the simulator. */
export function SimulatedBanner() {
  return (
    <aside className={styles.banner} aria-label="Aviso" data-simulated="">
      <div className="container">
        <Icon name="info" size="small" />
        <span>
          <b>Dados simulados</b> para demonstração
        </span>
      </div>
    </aside>
  )
}
