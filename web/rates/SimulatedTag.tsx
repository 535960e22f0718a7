import { Icon } from '#web/ui/Icon.tsx'
import styles from './SimulatedTag.module.css'

export function SimulatedTag() {
  return (
    <span className={styles.tag}>
      <Icon name="info" size="small" />
      Dados simulados
    </span>
  )
}
