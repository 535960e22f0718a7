/** The value below which `share` of the measured ones lie. */
export function percentile(values: number[], share: number): number {
  const ordered = values.toSorted((left, right) => left - right)
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? Number.NaN
}

/** Milliseconds of each of `count` runs, after as many as a tenth of them to warm up. */
export async function timed(count: number, run: (n: number) => unknown): Promise<number[]> {
  for (let n = 0; n < count / 10; n++) await run(n)
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const start = performance.now()
    await run(n)
    times.push(performance.now() - start)
  }
  return times
}

export type Row = { measure: string; reached: string; target: string; isMet: boolean }

type Target = { most: number } | { least: number }

export function row(measure: string, value: number, unit: string, target: Target): Row {
  const isCeiling = 'most' in target
  const limit = isCeiling ? target.most : target.least
  return {
    measure,
    reached: `${shown(value)} ${unit}`,
    target: `${isCeiling ? '≤' : '≥'} ${shown(limit)} ${unit}`,
    isMet: isCeiling ? value <= limit : value >= limit,
  }
}

function shown(value: number): string {
  const precision = value < 1000 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 }
  return value.toLocaleString('pt-BR', precision)
}

export function printTable(rows: Row[]): void {
  const width = Math.max(...rows.map(({ measure }) => measure.length))
  for (const { measure, reached, target, isMet } of rows) {
    console.log(
      `${isMet ? '✓' : '✗'} ${measure.padEnd(width)}  ${reached.padStart(18)}  ${target.padStart(18)}`,
    )
  }
}
