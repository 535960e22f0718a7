/** How much history stays. What passes any of the three limits goes, oldest first. */
export type HistoryPolicy = {
  /** Days for which a change stays. */
  days: number
  /** Newest changes that stay of each document. */
  perDocument: number
  /** Room for the changes, as a multiple of the room of the documents; below 8 MB there is always room. */
  share: number
}

const variables = {
  days: { name: 'STORE_HISTORY_DAYS', usual: 90, least: 1 },
  perDocument: { name: 'STORE_HISTORY_PER_DOCUMENT', usual: 500, least: 1 },
  share: { name: 'STORE_HISTORY_SHARE', usual: 1, least: 0 },
}

/** @throws with a sentence that names the variable to mend */
export function readHistoryPolicy(env: Record<string, string | undefined>): HistoryPolicy {
  const read = ({ name, usual, least }: (typeof variables)['days']): number => {
    const text = env[name]
    if (!text) return usual
    const value = Number(text)
    if (Number.isFinite(value) && value >= least) return value
    throw new Error(`${name}: "${text}" não é um número a partir de ${least}`)
  }
  return {
    days: read(variables.days),
    perDocument: Math.floor(read(variables.perDocument)),
    share: read(variables.share),
  }
}
