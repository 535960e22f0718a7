const decimal = /^-?\d+(\.\d+)?$/

function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'string' && decimal.test(value) ? Number(value) : undefined
}

/**
 * The places where `actual` is not what the case expects, each as `path: expected … got …`.
 *
 * Field by field, only those that the case names; numbers within `tolerance` (absolute), everything else exactly.
 */
export function differences(expected: unknown, actual: unknown, tolerance: number, path = ''): string[] {
  const wanted = asNumber(expected)
  if (wanted !== undefined) {
    const got = asNumber(actual)
    // A little over the tolerance: 0.01 apart in centavos is 0.010000000000218 apart in binary.
    const isClose = got !== undefined && Math.abs(got - wanted) <= tolerance + 1e-9
    return isClose ? [] : [unlike(path, expected, actual)]
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [unlike(path, expected, actual)]
    return expected.flatMap((item, index) => differences(item, actual[index], tolerance, `${path}[${index}]`))
  }
  if (isRecord(expected)) {
    if (!isRecord(actual)) return [unlike(path, expected, actual)]
    return Object.entries(expected).flatMap(([field, value]) =>
      differences(value, actual[field], tolerance, path ? `${path}.${field}` : field),
    )
  }
  return expected === actual ? [] : [unlike(path, expected, actual)]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function unlike(path: string, expected: unknown, actual: unknown): string {
  return `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`
}
