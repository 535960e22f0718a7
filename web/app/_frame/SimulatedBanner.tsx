import { env } from '#web/env.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './SimulatedBanner.module.css'

export function SimulatedBanner() {
  return (
    <aside className={styles.banner} aria-label="Aviso" data-simulated="">
      <div className="container">
        <Icon name="info" size="small" />
        <span>
          <b>Dados simulados</b> para demonstração
          {env.CLOCK_OFFSET_MS !== undefined && `, com o relógio em ${formatDay(todayInBrasilia())}`}
        </span>
      </div>
    </aside>
  )
}
