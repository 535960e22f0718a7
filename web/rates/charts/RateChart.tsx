'use client'

import { useId } from 'react'
import type { RangeId } from '../chart-ranges.ts'
import type { SeriesId } from '../series.ts'
import { axisLabels, type Charted, conclusionOf, rangeNames, subtitleOf } from './chart-words.ts'
import { type PackedRange, unpackRange } from './packed-range.ts'
import { RangePanel } from './RangePanel.tsx'
import styles from './RateChart.module.css'

type Props = {
  charted: Charted
  /** In the order of the tabs. One without points keeps its tab and says why it is empty. */
  ranges: readonly PackedRange[]
  initial?: RangeId
  /** Of the public history, where all the points of a range are a file. */
  series?: SeriesId
}

/**
 * The price over time, one range at a time. All ranges are in the HTML and radio buttons choose among them in the style
 * sheet, so that it works before, and without, any code; only reading point by point needs it.
 */
export function RateChart({ charted, ranges, initial = '1M', series }: Props) {
  const name = useId()
  return (
    <div className={styles.chart}>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">Período do gráfico</legend>
        {ranges.map(({ id }) => (
          <label key={id}>
            <input type="radio" name={name} value={id} defaultChecked={id === initial} />
            <span aria-hidden="true">{id}</span>
            <span className="visually-hidden">{rangeNames[id]}</span>
          </label>
        ))}
      </fieldset>
      {ranges.map(unpackRange).map((range) => (
        <RangePanel
          key={range.id}
          charted={charted}
          range={range}
          title={conclusionOf(charted, range)}
          subtitle={subtitleOf(charted, range)}
          xLabels={axisLabels(range)}
          file={series && `/api/series?series=${series}&range=${range.id}&formato=csv`}
        />
      ))}
    </div>
  )
}
