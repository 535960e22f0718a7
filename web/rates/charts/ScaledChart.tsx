import { type ComponentProps, useId } from 'react'
import { LineChart } from '#web/ui/charts/LineChart.tsx'
import styles from './ScaledChart.module.css'

/**
 * The same line on both scales, and radio buttons that choose in the style sheet, so that it works without any code. The
 * numbers, the table and the ruler are the same for both.
 */
export function ScaledChart(props: ComponentProps<typeof LineChart>) {
  const name = useId()
  return (
    <div className={styles.scaled}>
      <fieldset className={styles.choice}>
        <legend>Escala do gráfico</legend>
        <label>
          <input type="radio" name={name} value="linear" defaultChecked />
          Linear
        </label>
        <label>
          <input type="radio" name={name} value="log" />
          Logarítmica
        </label>
      </fieldset>
      <div className={styles.linear}>
        <LineChart {...props} />
      </div>
      <div className={styles.log}>
        <LineChart
          {...props}
          isLogarithmic
          subtitle={`${props.subtitle} Escala logarítmica: a mesma altura é a mesma variação em\u00A0%.`}
        />
      </div>
    </div>
  )
}
