import { Icon } from '#web/ui/Icon.tsx'
import styles from './SimulatedTag.module.css'

/** Beside every value that the simulator made. */
export function SimulatedTag() {
  return (
    <span className={styles.tag}>
      <Icon name="info" size="small" />
      Dados simulados
    </span>
  )
}
