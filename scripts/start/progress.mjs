// @ts-check
const seconds = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/**
 * 12345 ms → `12,3 s`
 *
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  return `${seconds.format(milliseconds / 1000)} s`
}

/**
 * Says what is being done, only if it takes long enough to wonder, and how long it took.
 *
 * @template Result
 * @param {string} name
 * @param {() => Result | Promise<Result>} work
 */
export async function step(name, work) {
  const begin = performance.now()
  const wonder = setTimeout(() => console.log(`  … ${name}`), 400)
  try {
    const result = await work()
    console.log(`  ✓ ${name}: ${duration(performance.now() - begin)}`)
    return result
  } catch (error) {
    console.log(`  ✗ ${name}: ${duration(performance.now() - begin)}`)
    throw error
  } finally {
    clearTimeout(wonder)
  }
}
